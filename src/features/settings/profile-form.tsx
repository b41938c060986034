import { type FormEvent, useId, useState } from 'react';

import type { User } from '#domain/user.ts';
import { Button } from '#ui/button.tsx';
import { Label } from '#ui/label.tsx';
import { Textarea } from '#ui/textarea.tsx';

import { Field } from './parts/field.tsx';

export type ProfileValues = Pick<User, 'name' | 'bio'>;

interface ProfileFormProps {
  user: User;
  onSave: (values: ProfileValues) => Promise<void>;
  onCancel: () => void;
}

/** The button `Düzenle` goes when it is pressed, and the focus would be lost with it. */
const focusOnMount = (field: HTMLInputElement | null) => field?.focus();

/** The profile while it is edited. The e-mail is shown and stays as it is (T-05). */
export function ProfileForm({ user, onSave, onCancel }: ProfileFormProps) {
  const bioId = useId();
  const [name, setName] = useState(user.name);
  const [bio, setBio] = useState(user.bio);
  const [isMissing, setMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') setMissing(true);
    else void onSave({ name: name.trim(), bio: bio.trim() });
  };

  return (
    <form aria-label="Profili düzenle" noValidate onSubmit={submit} className="max-w-lg space-y-4">
      <Field
        label="İsim"
        ref={focusOnMount}
        value={name}
        error={isMissing ? 'İsim gerekli' : undefined}
        dir="auto"
        autoComplete="name"
        onChange={(value) => {
          setName(value);
          setMissing(false);
        }}
      />
      <Field label="E-posta" hint="E-posta adresi değiştirilemez." type="email" value={user.email} readOnly />
      <div>
        <Label htmlFor={bioId}>Hakkımda</Label>
        <Textarea
          id={bioId}
          className="mt-1.5"
          value={bio}
          dir="auto"
          onChange={(event) => setBio(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Kaydet</Button>
        <Button variant="outline" onClick={onCancel}>
          İptal
        </Button>
      </div>
    </form>
  );
}
