import { useRef, useState } from 'react';

import type { ChatMessage } from '#tools/registry.ts';

import { useConversationActions } from '../actions/conversation-actions.tsx';
import { textOf } from '../text/spoken.ts';
import { MessageEditor } from './message-editor.tsx';
import { MessageFooter } from './message-footer.tsx';

/** What the person said, and the way to say it differently. */
export function OwnMessage({ message }: { message: ChatMessage }) {
  const actions = useConversationActions();
  const [editor, setEditor] = useState<'unused' | 'open' | 'closed'>('unused');
  const bubble = useRef<HTMLDivElement>(null);
  const text = textOf(message);
  const close = () => {
    setEditor('closed');
    // The focus goes back to the button that opened the editor, once it is drawn again.
    requestAnimationFrame(() =>
      bubble.current?.parentElement?.querySelector<HTMLElement>('[aria-label="Düzenle"]')?.focus(),
    );
  };
  if (editor === 'open' && actions !== null && !actions.readOnly) {
    return (
      <div data-own className="flex w-full flex-col">
        <MessageEditor
          text={text}
          onCancel={close}
          onSend={(next) => {
            setEditor('closed');
            actions.edit(message.id, next);
          }}
        />
      </div>
    );
  }
  return (
    <div data-own className="flex w-full flex-row-reverse flex-wrap items-center gap-x-1">
      <div
        ref={bubble}
        // Its buttons stand beside it, always to be seen, and need no line of their own.
        className="max-w-[calc(100%-5.75rem)] rounded-2xl rounded-br-sm bg-secondary px-4 py-2.5 whitespace-pre-wrap text-secondary-foreground wrap-anywhere @4xl/chat:max-w-138"
      >
        {text}
      </div>
      <MessageFooter message={message} atOnce={editor === 'closed'} onEdit={() => setEditor('open')} />
    </div>
  );
}
