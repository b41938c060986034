import { type FormEvent, useId, useState } from 'react';

import type { User } from '#domain/user.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Label } from '#ui/label.tsx';
import { Textarea } from '#ui/textarea.tsx';

export type ProfileValues = Pick<User, 'name' | 'bio'>;

export interface ProfileFormProps {
  user: User;
  onSave: (values: ProfileValues) => Promise<void>;
  onCancel: () => void;
}

/** Whoever pressed `Düzenle` wants to write: that button is gone, and the focus would be lost with it. */
const focusOnMount = (field: HTMLInputElement | null) => field?.focus();

/** The profile while it is edited. The e-mail is shown and stays as it is (spec §5, Settings). */
export function ProfileForm({ user, onSave, onCancel }: ProfileFormProps) {
  const id = useId();
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
      <div>
        <Label htmlFor={`${id}-name`}>İsim</Label>
        <Input
          id={`${id}-name`}
          ref={focusOnMount}
          className="mt-1.5"
          value={name}
          dir="auto"
          autoComplete="name"
          onChange={(event) => {
            setName(event.target.value);
            setMissing(false);
          }}
          aria-invalid={isMissing}
          {...(isMissing ? { 'aria-describedby': `${id}-error` } : {})}
        />
        {isMissing && (
          <p id={`${id}-error`} className="mt-1.5 text-sm text-destructive-text">
            İsim gerekli
          </p>
        )}
      </div>
      <div>
        <Label htmlFor={`${id}-email`}>E-posta</Label>
        <Input
          id={`${id}-email`}
          className="mt-1.5"
          type="email"
          value={user.email}
          readOnly
          aria-describedby={`${id}-note`}
        />
        <p id={`${id}-note`} className="mt-1.5 text-sm text-muted-foreground">
          E-posta adresi değiştirilemez.
        </p>
      </div>
      <div>
        <Label htmlFor={`${id}-bio`}>Hakkında</Label>
        <Textarea
          id={`${id}-bio`}
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
