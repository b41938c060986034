import { Sparkles, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { joinList } from '#lib/turkish/format.ts';
import type { Records } from '#storage/create-records.ts';
import { Button } from '#ui/button.tsx';

/** The cleanup runs two seconds after the shell has loaded (C-02). */
const DELAY_MS = 2000;

/** Runs the daily cleanup and says what it removed, if anything; can be dismissed (C-04, C-05). */
export function CleanupNotice({ records }: { records: Pick<Records, 'runDailyCleanup'> }) {
  const [removed, setRemoved] = useState<{ favourites: number; watched: number } | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => void records.runDailyCleanup().then(setRemoved), DELAY_MS);
    return () => clearTimeout(timer);
  }, [records]);
  const dismiss = () => {
    // The button that has the focus goes; the page takes it, so that the keyboard goes on from there.
    if (notice.current?.contains(document.activeElement)) document.querySelector('main')?.focus();
    setRemoved(null);
  };
  // The outer region is there before its text, or screen readers would not read it out; the inner one keeps quiet.
  return (
    <div ref={notice} aria-live="polite">
      {removed !== null && (
        <div
          role="status"
          aria-live="off"
          className="fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-md animate-pop-in items-center gap-3 rounded-2xl border border-success bg-[color-mix(in_oklab,var(--success)_14%,var(--popover))] py-2 pr-2 pl-4 text-success shadow-popup md:inset-x-auto md:bottom-6 md:left-6"
        >
          <Sparkles aria-hidden className="size-5 shrink-0" />
          <p className="flex-1 text-sm">Günlük temizlik: eski kayıtlardan {wordsOf(removed)} kaldırıldı.</p>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Kapat"
            className="text-foreground"
            onClick={dismiss}
          >
            <X aria-hidden />
          </Button>
        </div>
      )}
    </div>
  );
}

function wordsOf({ favourites, watched }: { favourites: number; watched: number }): string {
  return joinList([
    ...(favourites > 0 ? [`${favourites} favori`] : []),
    ...(watched > 0 ? [`${watched} izlenen film`] : []),
  ]);
}
