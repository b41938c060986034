import { formatNumber } from '#lib/turkish/format.ts';
import { Button } from '#ui/button.tsx';
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#ui/dialog.tsx';

import type { Importer } from '../create-importer.ts';
import type { Review } from '../state.ts';
import { foundLines, partsOf, serviceOf } from '../words.ts';
import { ListChoices } from './list-choices.tsx';
import { Failure, PartList } from './part-list.tsx';
import { WhichFilms } from './which-films.tsx';

interface ReviewViewProps {
  review: Review;
  failed: boolean;
  importer: Importer;
}

/** What an export would add, and what can be decided about it, before anything is added. */
export function ReviewView({ review, failed, importer }: ReviewViewProps) {
  const { name, formats, prepared, plan, choices } = review;
  const parts = partsOf(plan);
  const isEmpty = parts.length === 0;
  // No film to add, and none to choose.
  const isFinal = prepared.films.length === 0;
  const choose = (choice: Parameters<Importer['choose']>[0]) => void importer.choose(choice);
  return (
    <>
      <DialogHeader>
        <DialogTitle>
          {serviceOf(formats)}: {formatNumber(prepared.films.length)} film
        </DialogTitle>
        <DialogDescription className="wrap-anywhere">{name}</DialogDescription>
      </DialogHeader>
      <div
        className="-mx-1 mt-4 -mb-4 min-h-0 overflow-y-auto rounded-lg px-1 fade-below *:first:mt-0"
        tabIndex={0}
        role="region"
        aria-label="Dosyadakiler"
      >
        {isEmpty ? <p className="mt-4">Bu hâliyle eklenecek bir şey yok.</p> : <PartList parts={parts} />}
        {/* The figures stand in a column of their own, and what is said of them beside it. */}
        <ul
          aria-label="Bulunanlar"
          className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 gap-y-1 text-sm text-muted-foreground"
        >
          {foundLines(prepared, plan).map(([count, says]) => (
            <li key={says} className="col-span-2 grid grid-cols-subgrid">
              <span className="text-end font-semibold text-foreground tabular-nums">{count}</span> {says}
            </li>
          ))}
        </ul>
        {!isEmpty && (
          <p className="mt-3 text-sm text-muted-foreground">
            Var olan hiçbir kaydın silinmez; eklenenleri sonra geri alabilirsin.
          </p>
        )}
        <ListChoices parts={prepared.parts} choices={choices} onChoose={choose} />
        <WhichFilms prepared={prepared} choices={choices} onChoose={choose} />
      </div>
      <Failure failed={failed} />
      <DialogFooter>
        <Button variant={isFinal ? 'default' : 'outline'} onClick={importer.close}>
          {isFinal ? 'Tamam' : 'Vazgeç'}
        </Button>
        {!isEmpty && <Button onClick={() => void importer.accept()}>Ekle</Button>}
      </DialogFooter>
    </>
  );
}
