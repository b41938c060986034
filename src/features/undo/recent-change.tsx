import { Undo2 } from 'lucide-react';
import { useState } from 'react';

import type { JournalEntry } from '#domain/journal.ts';
import { Button } from '#ui/button.tsx';

import { useJournal } from './journal-context.tsx';
import { UNDO_ANSWERS } from './undo-deed.ts';

interface RecentChangeProps {
  change: JournalEntry;
  /** The button is about to go with the change: the time to give the focus to something that stays. */
  onUndone: () => void;
}

/** That something was changed here, in a word, with the one way back. The whole sentence is for those who listen. */
export function RecentChange({ change, onUndone }: RecentChangeProps) {
  const journal = useJournal();
  const [failed, setFailed] = useState(false);
  const undo = async () => {
    const result = await journal?.undo(change.id);
    if (result === 'failed') setFailed(true);
    else onUndone();
  };
  return (
    <span className="ml-auto flex animate-fade-in items-center gap-1 text-[0.8125rem]">
      <span
        role="status"
        // A phone's row of marks has no room for the word; the mark beside it shows the same.
        className={failed ? 'text-destructive-text' : 'text-muted-foreground @max-[30rem]/thread:sr-only'}
      >
        <span aria-hidden>{failed ? 'Olmadı' : wordOf(change)}</span>
        <span className="sr-only">{failed ? UNDO_ANSWERS.failed : change.label}</span>
      </span>
      <Button
        variant="ghost"
        size="sm"
        className="-mr-1.5 px-2.5 text-[0.8125rem] @max-[30rem]/thread:px-1.5"
        title={change.label}
        onClick={() => void undo()}
      >
        <Undo2 aria-hidden />
        Geri al
      </Button>
    </span>
  );
}

function wordOf({ deed }: JournalEntry): string {
  if (deed === undefined || deed.kind === 'theme' || deed.kind === 'details') return 'Değişti';
  if (deed.list === 'hidden') return deed.kind === 'added' ? 'Önerilmeyecek' : 'Önerilebilir';
  if (deed.kind === 'removed') return 'Çıkarıldı';
  return deed.list === 'watched' ? 'İşaretlendi' : 'Eklendi';
}
