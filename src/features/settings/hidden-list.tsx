import { useState } from 'react';

import type { HiddenFilm } from '#domain/records.ts';
import { useJournal } from '#features/undo/journal-context.tsx';
import { formatNumber } from '#lib/turkish/format.ts';
import { useRecord, useRecords } from '#storage/records-context.tsx';
import { Button } from '#ui/button.tsx';

import { KeptList } from './parts/kept-list.tsx';

/** So many are shown at first, and more at a press: the list may be long. */
const STEP = 20;

/** The films that are not recommended any more, each with its way back. */
export function HiddenList() {
  const { hidden } = useRecords();
  const journal = useJournal();
  const films = useRecord(hidden).toReversed();
  const [shown, setShown] = useState(STEP);
  // The journal's list, so that the change can be taken back.
  const show = (film: HiddenFilm) => void (journal?.hidden ?? hidden).remove(film);
  return (
    <KeptList
      title="Bir daha önermediklerim"
      hint={
        films.length === 0
          ? 'Bir filmin ayrıntılarında “Bir daha önerme”ye basarsan onu burada görürsün.'
          : 'Bu filmler hiçbir öneride karşına çıkmaz. İstediğini geri alabilirsin.'
      }
      entries={films.slice(0, shown)}
      keyOf={(film) => `${film.id} ${film.hiddenAt}`}
      words={(film) => (film.year > 0 ? `${film.title} (${film.year})` : film.title)}
      action={(film) => (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${film.title} yeniden önerilebilir`}
          onClick={() => show(film)}
        >
          Geri al
        </Button>
      )}
    >
      {films.length > shown && (
        <Button variant="outline" className="mt-3" onClick={() => setShown(shown + STEP)}>
          Daha fazla göster ({formatNumber(films.length - shown)})
        </Button>
      )}
    </KeptList>
  );
}
