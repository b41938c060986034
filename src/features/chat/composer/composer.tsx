import { ArrowUp, Square } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  memo,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useStore } from 'zustand';

import { isTouch } from '#lib/is-touch.ts';
import { Button } from '#ui/button.tsx';
import { IDLE } from '#ui/idle.ts';

import type { Voice } from '../voice/create-voice.ts';
import { VoiceButton, VoiceNotice } from '../voice/voice-button.tsx';
import type { DraftStore } from './draft-store.ts';

interface ComposerProps {
  draft: DraftStore;
  onSubmit: (text: string) => void;
  onStop?: () => void;
  busy?: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** The last thing the person said, which ↑ brings back into an empty field. */
  lastMessage?: () => string | undefined;
  /** Speaking instead of typing, where the browser can listen. */
  voice?: Voice | undefined;
}

/** Grows with its text; Enter sends, Shift+Enter breaks the line, on touch Enter breaks. */
export function Composer(props: ComposerProps) {
  const { draft, onSubmit, onStop, busy = false, inputRef, lastMessage, voice } = props;
  const { text, note } = useStore(draft);
  const noteId = useId();
  const mic = useRef<HTMLButtonElement>(null);
  useGrowth(inputRef, text);
  const change = (next: string) => draft.setState({ text: next, note: undefined });
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!busy) onSubmit(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isPlain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    const last = event.key === 'ArrowUp' && isPlain && text === '' ? lastMessage?.() : undefined;
    if (last !== undefined) {
      event.preventDefault();
      change(last);
    }
    if (isSubmitKey(event)) submit(event);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-1.5">
      {note !== undefined && (
        <p id={noteId} role="alert" className="px-2 text-sm text-destructive-text">
          {note}
        </p>
      )}
      {voice && <VoiceNotice voice={voice} onChosen={() => mic.current?.focus()} />}
      <div className="flex items-end gap-2 rounded-2xl border border-input bg-card p-1.5 pl-4 shadow-card focus-within:border-muted-foreground focus-within:ring-1 focus-within:ring-muted-foreground">
        <textarea
          ref={inputRef}
          aria-label="Mesajınız"
          aria-invalid={note !== undefined}
          aria-describedby={note === undefined ? undefined : noteId}
          rows={1}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder="Ne izlemek istersin?"
          className="field-sizing-content max-h-48 min-h-11 flex-1 resize-none bg-transparent py-2.5 text-base outline-none placeholder:text-muted-foreground"
        />
        {voice && <VoiceButton ref={mic} voice={voice} />}
        <SendOrStop busy={busy} isEmpty={text.trim() === ''} onStop={onStop} />
      </div>
    </form>
  );
}

interface SendOrStopProps extends Pick<ComposerProps, 'busy' | 'onStop'> {
  isEmpty: boolean;
}

/** Memoised: the composer is drawn again with every key. */
const SendOrStop = memo(function SendOrStop({ busy, isEmpty, onStop }: SendOrStopProps) {
  return busy ? (
    <Button
      size="icon"
      variant="secondary"
      className="transition-none"
      aria-label="Durdur"
      // The second click of a double click on Gönder lands here, and was never meant to stop the answer.
      onClick={({ detail }) => (detail > 1 ? undefined : onStop?.())}
    >
      <Square aria-hidden className="fill-current" />
    </Button>
  ) : (
    <Button
      size="icon"
      type="submit"
      className={`transition-none ${IDLE}`}
      data-idle={isEmpty || undefined}
      aria-label="Gönder"
    >
      <ArrowUp aria-hidden />
    </Button>
  );
});

/**
 * Whether a key sends what is written. Enter confirms a word of an input method (one browser tells so by its old key code
 * only), and breaks the line on touch.
 */
export function isSubmitKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing || nativeEvent.keyCode === 229) return false;
  return !isTouch();
}

/** Makes the field as high as its text where the style sheet cannot. */
function useGrowth(ref: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const field = ref.current;
    if (field === null || typeof CSS === 'undefined' || CSS.supports('field-sizing', 'content')) return;
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight}px`;
  }, [ref, text]);
}
