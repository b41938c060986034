import { ArrowUp, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type Ref, useId } from 'react';

import { Button } from '#ui/button.tsx';

interface ComposerProps {
  value: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onStop: () => void;
  busy: boolean;
  /** Why the draft was not sent. */
  note: string | undefined;
  inputRef: Ref<HTMLTextAreaElement>;
}

/** Grows with its text; Enter sends, Shift+Enter breaks the line, on touch Enter breaks. */
export function Composer({ value, onChange, onSubmit, onStop, busy, note, inputRef }: ComposerProps) {
  const noteId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return;
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-1.5">
      {note !== undefined && (
        <p id={noteId} role="alert" className="px-2 text-sm text-destructive-text">
          {note}
        </p>
      )}
      <div className="flex items-end gap-2 rounded-2xl border border-input bg-card p-1.5 pl-4 shadow-card focus-within:border-ring focus-within:ring-1 focus-within:ring-ring">
        <textarea
          ref={inputRef}
          aria-label="Mesajınız"
          aria-invalid={note !== undefined}
          aria-describedby={note === undefined ? undefined : noteId}
          rows={1}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder="Bu akşam ne izlesek?"
          className="field-sizing-content max-h-48 min-h-11 flex-1 resize-none bg-transparent py-2.5 text-base outline-none placeholder:text-muted-foreground"
        />
        {busy ? (
          <Button size="icon" variant="secondary" aria-label="Durdur" onClick={onStop}>
            <Square aria-hidden className="fill-current" />
          </Button>
        ) : (
          <Button size="icon" type="submit" aria-label="Gönder">
            <ArrowUp aria-hidden />
          </Button>
        )}
      </div>
    </form>
  );
}

const isTouch = () => window.matchMedia('(pointer: coarse)').matches;
