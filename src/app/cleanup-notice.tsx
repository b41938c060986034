import { Sparkles, X } from 'lucide-react';
import { useEffect, useState } from 'react';

import type { Records } from '#storage/create-records.ts';
import { Button } from '#ui/button.tsx';

/** The cleanup runs two seconds after the shell has loaded (spec §4, Daily cleanup). */
const DELAY_MS = 2000;

/** Runs the daily cleanup and says what it removed, if anything; can be dismissed. */
export function CleanupNotice({ records }: { records: Pick<Records, 'runDailyCleanup'> }) {
  const [removed, setRemoved] = useState<{ favourites: number; watched: number } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => void records.runDailyCleanup().then(setRemoved), DELAY_MS);
    return () => clearTimeout(timer);
  }, [records]);
  if (removed === null) return null;
  const parts = [
    removed.favourites > 0 ? `${removed.favourites} favori` : '',
    removed.watched > 0 ? `${removed.watched} izlenen film` : '',
  ].filter(Boolean);
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-md animate-pop-in items-center gap-3 rounded-2xl border border-success bg-popover py-2 pr-2 pl-4 text-success shadow-popup"
    >
      <Sparkles aria-hidden className="size-5 shrink-0" />
      <p className="flex-1 text-sm">Günlük temizlik: eski kayıtlardan {parts.join(' ve ')} kaldırıldı.</p>
      <Button variant="ghost" size="icon-sm" aria-label="Kapat" onClick={() => setRemoved(null)}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
