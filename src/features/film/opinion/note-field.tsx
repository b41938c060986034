import { useId, useState } from 'react';

import { LONGEST } from '#domain/film.ts';
import { Button } from '#ui/button.tsx';
import { Label } from '#ui/label.tsx';
import { Textarea } from '#ui/textarea.tsx';

/** The person's own words on a film. */
export function NoteField({ note, onSave }: { note: string; onSave: (note: string) => void }) {
  const id = useId();
  const [text, setText] = useState(note);
  const trimmed = text.trim();
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>Notun</Label>
      <Textarea
        id={id}
        value={text}
        maxLength={LONGEST.prose}
        placeholder="Aklında ne kaldı?"
        className="min-h-18"
        onChange={(event) => setText(event.target.value)}
      />
      {trimmed === note ? null : (
        <Button size="sm" className="self-start" onClick={() => onSave(trimmed)}>
          Notu kaydet
        </Button>
      )}
    </div>
  );
}
