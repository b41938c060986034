import { useCallback, useEffect, useRef, useState } from 'react';

import { Composer } from '#features/chat/composer/composer.tsx';
import { useVoice } from '#features/chat/voice/use-voice.ts';
import { readSubmission } from '#features/chat/composer/submission.ts';
import { chatDraft } from './chat-draft.ts';
import { assistantOf } from './chat-host.tsx';
import type { AppServices } from './app-services.ts';
import type { ScreenActions } from './compose-assistant.ts';

interface ChatComposerProps {
  services: AppServices;
  actions: ScreenActions;
  /** Called when a message is on its way: the time to show the conversation. */
  onSent: () => void;
}

/** A way into the conversation from another tab: what is written here is said there. */
export function ChatComposer({ services, actions, onSent }: ChatComposerProps) {
  const [draft] = useState(chatDraft);
  const input = useRef<HTMLTextAreaElement>(null);
  const send = async (text: string) => {
    const submission = readSubmission(text, []);
    draft.setState({ note: submission.kind === 'tooLong' ? submission.note : undefined });
    if (submission.kind !== 'message') return;
    const { conversations } = await assistantOf(services, actions);
    // An answer that is still streaming must not be cut by a word from elsewhere: it waits in the composer there.
    if (conversations.send(submission.text)) draft.setState({ text: '' });
    onSent();
  };
  // Told once, so that what is being spoken is not cut by a render.
  const latest = useRef(send);
  useEffect(() => void (latest.current = send));
  const submit = useCallback((text: string) => void latest.current(text), []);
  const voice = useVoice(draft, submit);
  return <Composer draft={draft} onSubmit={submit} inputRef={input} voice={voice} />;
}
