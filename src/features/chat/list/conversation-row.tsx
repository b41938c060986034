import { Pencil, Pin, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { cn } from '#lib/cn.ts';
import type { ChatEntry } from '#storage/chats/chat-entry.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';

import { shortTime } from '../text/short-time.ts';
import { useEscape } from '../shortcuts/use-escape.ts';

interface ConversationRowProps {
  entry: ChatEntry;
  isOpen: boolean;
  onOpen: () => void;
  onRename: (title: string) => void;
  onPin: (pinned: boolean) => void;
  onRemove: () => void;
}

/** A kept conversation: opened by its title; pinned, renamed and deleted beside it. */
export function ConversationRow({ entry, isOpen, onOpen, onRename, onPin, onRemove }: ConversationRowProps) {
  const [renaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const { title, pinned, updatedAt, count } = entry;
  const finish = (next?: string) => {
    setRenaming(false);
    const name = next?.trim() ?? '';
    if (name !== '' && name !== title) onRename(name);
    requestAnimationFrame(() => rename.current?.focus());
  };
  if (renaming) return <RenameForm title={title} onDone={finish} />;
  return (
    <li className={cn('flex items-center rounded-xl', isOpen ? 'bg-accent' : 'hover:bg-accent/60')}>
      <button
        type="button"
        onClick={onOpen}
        aria-current={isOpen ? 'true' : undefined}
        className="flex min-h-14 min-w-0 flex-1 flex-col justify-center gap-0.5 rounded-xl px-3 py-1.5 text-left"
      >
        <span className="line-clamp-2 w-full font-medium text-pretty wrap-anywhere">{title}</span>
        <span className="text-xs text-muted-foreground">
          {[shortTime(updatedAt), `${count} mesaj`].filter(Boolean).join(' · ')}
        </span>
      </button>
      <IconButton
        label={`Sabitle: ${title}`}
        Icon={Pin}
        iconClassName={cn('size-4', pinned && 'fill-current text-link')}
        aria-pressed={pinned}
        onClick={() => onPin(!pinned)}
      />
      <IconButton
        ref={rename}
        label={`Yeniden adlandır: ${title}`}
        Icon={Pencil}
        onClick={() => setRenaming(true)}
      />
      <IconButton label={`Sil: ${title}`} Icon={Trash2} onClick={onRemove} />
    </li>
  );
}

function RenameForm({ title, onDone }: { title: string; onDone: (title?: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  useEscape(() => onDone());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone(field.current?.value);
  };
  return (
    <li>
      <form onSubmit={submit} className="flex items-center gap-2 p-1.5">
        <Input ref={field} aria-label="Sohbetin adı" defaultValue={title} maxLength={100} />
        <Button type="submit" size="sm">
          Kaydet
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onDone()}>
          Vazgeç
        </Button>
      </form>
    </li>
  );
}
