import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import type { Chats } from '#storage/chats/chats.ts';
import type { ChatMessage } from '#tools/registry.ts';
import { IconButton } from '#ui/icon-button.tsx';

import type { Conversations } from '../session/create-conversations.ts';
import { titleOf } from '../session/title.ts';

const TakeAlongDialog = lazy(() =>
  import('./take-along-dialog.tsx').then(({ TakeAlongDialog }) => ({ default: TakeAlongDialog })),
);

interface TakeAlongButtonProps {
  conversations: Conversations;
  chats: Chats;
}

/** Opens the conversation as a text to take along, as it stands at that moment; loaded when it is wanted first. */
export function TakeAlongButton({ conversations, chats }: TakeAlongButtonProps) {
  const [taken, setTaken] = useState<{ title: string; messages: readonly ChatMessage[] }>();
  const open = () => {
    const { id, chat } = conversations.store.getState().open;
    const { messages } = chat;
    setTaken({ title: chats.get().find((entry) => entry.id === id)?.title ?? titleOf(messages), messages });
  };
  return (
    <>
      <IconButton
        label="Sohbeti paylaş ya da indir"
        title="Sohbeti paylaş ya da indir"
        Icon={Share2}
        iconClassName="size-4.5"
        onClick={open}
      />
      {taken !== undefined && (
        <Suspense>
          <TakeAlongDialog {...taken} onClose={() => setTaken(undefined)} />
        </Suspense>
      )}
    </>
  );
}
