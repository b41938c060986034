import { memo, useDeferredValue, useRef, useState } from 'react';
import { useStore } from 'zustand';

import { SearchBox } from '#features/film/list-filters.tsx';
import { useJournal } from '#features/undo/journal-context.tsx';
import type { Chats } from '#storage/chats/chats.ts';
import { useRecord } from '#storage/records-context.tsx';

import { ConversationRow } from './conversation-row.tsx';
import type { Conversations } from '../session/create-conversations.ts';
import { createChatSearch } from './search-chats.ts';
import { useEscape } from '../shortcuts/use-escape.ts';

interface ConversationListProps {
  conversations: Conversations;
  chats: Chats;
  onPick: (id: string) => void;
  onClose: () => void;
}

/** The kept conversations, to be found, opened and put in order. */
export const ConversationList = memo(function ConversationList(props: ConversationListProps) {
  const { conversations, chats, onPick, onClose } = props;
  useRecord(chats);
  const journal = useJournal();
  const openId = useStore(conversations.store, ({ open }) => open.id);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const [search] = useState(() => createChatSearch(chats));
  const field = useRef<HTMLInputElement>(null);
  useEscape(onClose);
  const entries = search.find(asked);

  const remove = async (id: string, title: string) => {
    const removed = await conversations.remove(id);
    // The row that had the focus is gone.
    field.current?.focus();
    if (removed === null) return;
    void journal?.record({
      label: `“${title}” sohbeti silindi`,
      undo: async () => ((await conversations.restore(removed)) ? 'undone' : 'failed'),
    });
  };

  return (
    <div
      role="region"
      aria-label="Sohbetlerim"
      className="gutters flex min-h-0 flex-1 px-4 py-3 sm:px-6 sm:py-4"
    >
      <div className="column flex min-h-0 flex-col gap-3">
        <SearchBox
          ref={field}
          label="Sohbetlerde ara"
          placeholder="Sohbetlerde ara…"
          className="flex-none"
          value={query}
          onChange={setQuery}
        />
        {entries.length === 0 ? (
          <p className="px-1 text-muted-foreground">
            {chats.get().length === 0
              ? 'Henüz saklanan bir sohbet yok. Konuştukça burada birikir.'
              : 'Aramana uyan bir sohbet yok.'}
          </p>
        ) : (
          <ul className="flex min-h-0 flex-1 flex-col gap-1 overflow-y-auto">
            {entries.map((entry) => (
              <ConversationRow
                key={entry.id}
                entry={entry}
                isOpen={entry.id === openId}
                onOpen={() => onPick(entry.id)}
                onRename={(title) => void chats.rename(entry.id, title)}
                onPin={(pinned) => void chats.pin(entry.id, pinned)}
                onRemove={() => void remove(entry.id, entry.title)}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
});
