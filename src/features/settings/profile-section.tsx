import { useRef, useState } from 'react';

import type { User } from '#domain/user.ts';
import { useRecords } from '#storage/records-context.tsx';
import { Button } from '#ui/button.tsx';

import { ProfileForm, type ProfileValues } from './profile-form.tsx';
import { type SaveResult, SaveStatus } from './parts/save-status.tsx';
import { Section } from './parts/section.tsx';

/** Name, e-mail and bio; view ↔ edit (T-02 to T-04). */
export function ProfileSection({ user }: { user: User }) {
  const records = useRecords();
  const [isEditing, setEditing] = useState(false);
  const [result, setResult] = useState<SaveResult>();
  const hasEdited = useRef(false);
  // The form goes with its focused button; the focus returns to the button that began the edit.
  const focusAfterEdit = (button: HTMLButtonElement | null) => {
    if (button !== null && hasEdited.current) button.focus();
    hasEdited.current = false;
  };

  const save = async ({ name, bio }: ProfileValues) => {
    const saved = await records.user.update((current) => ({ ...current, name, bio }));
    setResult(saved ? 'saved' : 'failed');
    hasEdited.current = saved;
    if (saved) setEditing(false);
  };
  const toggle = () => {
    setResult(undefined);
    hasEdited.current = isEditing;
    setEditing(!isEditing);
  };

  return (
    <Section title="Profil" hint="Sana nasıl sesleneceğimi buradan değiştirebilirsin.">
      {isEditing ? (
        <ProfileForm user={user} onSave={save} onCancel={toggle} />
      ) : (
        <>
          <dl className="space-y-4">
            <Entry term="İsim" value={user.name} />
            <Entry term="E-posta" value={user.email} />
            <Entry term="Hakkımda" value={user.bio} />
          </dl>
          <Button ref={focusAfterEdit} variant="outline" onClick={toggle} className="mt-6">
            Düzenle
          </Button>
        </>
      )}
      <SaveStatus result={result} className="mt-3 block" />
    </Section>
  );
}

function Entry({ term, value }: { term: string; value: string }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-muted-foreground">{term}</dt>
      {value === '' ? (
        <dd className="text-muted-foreground">Henüz bir şey yazmadın.</dd>
      ) : (
        <dd dir="auto" className="min-w-0 text-start font-medium wrap-anywhere whitespace-pre-line">
          {value}
        </dd>
      )}
    </div>
  );
}
