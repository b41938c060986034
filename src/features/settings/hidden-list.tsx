import { useId, useState } from 'react';

import type { HiddenFilm } from '#domain/records.ts';
import { useJournal } from '#features/undo/journal-context.tsx';
import { formatNumber } from '#lib/turkish/format.ts';
import { useRecord, useRecords } from '#storage/records-context.tsx';
import { Button } from '#ui/button.tsx';

/** So many are shown at first, and more at a press: the list may be long. */
const STEP = 20;

/** The films that are not recommended any more, each with its way back. */
export function HiddenList() {
  const { hidden } = useRecords();
  const journal = useJournal();
  const films = useRecord(hidden).toReversed();
  const id = useId();
  const [shown, setShown] = useState(STEP);
  // The journal's list, so that the change can be taken back.
  const show = (film: HiddenFilm) => void (journal?.hidden ?? hidden).remove(film);
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-border pt-6">
      <h3 id={id} className="text-lg font-semibold">
        Bir daha önermediklerim
      </h3>
      <p className="text-sm text-muted-foreground">
        {films.length === 0
          ? 'Bir filmin ayrıntılarında “Bir daha önerme”ye basarsan onu burada görürsün.'
          : 'Bu filmler hiçbir öneride karşına çıkmaz. İstediğini geri alabilirsin.'}
      </p>
      {films.length > 0 && (
        <ul className="mt-3 space-y-2">
          {films.slice(0, shown).map((film) => (
            <li
              key={`${film.id} ${film.hiddenAt}`}
              className="flex items-center gap-2 rounded-lg bg-muted py-1 pr-1 pl-4"
            >
              <span dir="auto" className="mr-auto min-w-0 text-sm wrap-anywhere">
                {film.title}
                {film.year > 0 ? ` (${film.year})` : ''}
              </span>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`${film.title} yeniden önerilebilir`}
                onClick={() => show(film)}
              >
                Geri al
              </Button>
            </li>
          ))}
        </ul>
      )}
      {films.length > shown && (
        <Button variant="outline" className="mt-3" onClick={() => setShown(shown + STEP)}>
          Daha fazla göster ({formatNumber(films.length - shown)})
        </Button>
      )}
    </section>
  );
}
