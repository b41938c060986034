import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

import { Button } from '#ui/button.tsx';

import { isSubmitKey } from '../composer/composer.tsx';
import { MAX_MESSAGE_LENGTH } from '../composer/submission.ts';
import { useEscape } from '../shortcuts/use-escape.ts';

interface MessageEditorProps {
  text: string;
  onSend: (text: string) => void;
  onCancel: () => void;
}

/** Says a message differently; what followed it stays as another version. */
export function MessageEditor({ text, onSend, onCancel }: MessageEditorProps) {
  const [draft, setDraft] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const said = draft.trim();
  const tooLong = said.length > MAX_MESSAGE_LENGTH;
  useEffect(() => {
    const element = field.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  useEscape(onCancel);
  const send = () => {
    if (said !== '' && !tooLong) onSend(said);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSubmitKey(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="flex w-full max-w-[85%] flex-col gap-2 self-end">
      <textarea
        ref={field}
        aria-label="Mesajı düzenle"
        aria-invalid={tooLong}
        aria-describedby={tooLong ? noteId : undefined}
        rows={2}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-64 min-h-16 w-full resize-none rounded-2xl border border-input bg-card px-4 py-2.5 outline-none focus-visible:border-ring focus-visible:ring-1 focus-visible:ring-ring"
      />
      {tooLong && (
        <p id={noteId} role="alert" className="text-sm text-destructive-text">
          En çok {MAX_MESSAGE_LENGTH.toLocaleString('tr-TR')} karakter gönderebilirsin.
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Vazgeç
        </Button>
        <Button size="sm" onClick={send} disabled={said === '' || tooLong}>
          Yeniden gönder
        </Button>
      </div>
    </div>
  );
}
