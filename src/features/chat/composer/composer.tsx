import { ArrowUp, Square } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  memo,
  type RefObject,
  useDeferredValue,
  useId,
  useLayoutEffect,
} from 'react';

import { Button } from '#ui/button.tsx';

export interface ComposerProps {
  value: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onStop: () => void;
  busy: boolean;
  /** Why the draft was not sent. */
  note: string | undefined;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** The last thing the person said, which ↑ brings back into an empty field. */
  lastMessage?: (() => string | undefined) | undefined;
}

/** Grows with its text; Enter sends, Shift+Enter breaks the line, on touch Enter breaks. */
export function Composer(props: ComposerProps) {
  const { value, onChange, onSubmit, onStop, busy, note, inputRef, lastMessage } = props;
  const noteId = useId();
  useGrowth(inputRef, value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return;
    const isPlain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    if (event.key === 'ArrowUp' && isPlain && value === '') {
      const last = lastMessage?.();
      if (last === undefined) return;
      event.preventDefault();
      onChange(last);
    }
    if (event.key !== 'Enter' || event.shiftKey || isTouch()) return;
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
        <SendOrStop busy={busy} onStop={onStop} />
      </div>
    </form>
  );
}

/** Memoised: the composer is drawn again with every key. */
const SendOrStop = memo(function SendOrStop({ busy, onStop }: Pick<ComposerProps, 'busy' | 'onStop'>) {
  // What the person said is drawn before.
  const isBusy = useDeferredValue(busy);
  return isBusy ? (
    <Button
      size="icon"
      variant="secondary"
      className="transition-none"
      aria-label="Durdur"
      // The second click of a double click on Gönder lands here, and was never meant to stop the answer.
      onClick={({ detail }) => (detail > 1 ? undefined : onStop())}
    >
      <Square aria-hidden className="fill-current" />
    </Button>
  ) : (
    <Button size="icon" type="submit" className="transition-none" aria-label="Gönder">
      <ArrowUp aria-hidden />
    </Button>
  );
});

const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** What confirms a word of an input method sends nothing; one browser tells it by its old key code only. */
const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

function grow(field: HTMLTextAreaElement) {
  if (typeof CSS === 'undefined' || CSS.supports('field-sizing', 'content')) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight}px`;
}

/** Where the style sheet cannot make the field as high as its text. */
function useGrowth(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    if (field.current !== null) grow(field.current);
  }, [field, text]);
}
