import { formatNumber } from '#lib/turkish/format.ts';
import { Button } from '#ui/button.tsx';
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#ui/dialog.tsx';

import type { Importer } from '../create-importer.ts';
import type { Review } from '../state.ts';
import { foundLines, partsOf, serviceOf } from '../words.ts';
import { AnotherFile } from './another-file.tsx';
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
  // Nothing yet, for want of a place for a list.
  const isUndecided = isEmpty && prepared.parts.some(({ open }) => open);
  const choose = (choice: Parameters<Importer['choose']>[0]) => void importer.choose(choice);
  return (
    <>
      <DialogHeader>
        <DialogTitle>
          {isFinal
            ? 'Eklenecek film yok'
            : `${serviceOf(formats)}: ${formatNumber(prepared.films.length)} film`}
        </DialogTitle>
        <DialogDescription className="wrap-anywhere">{name}</DialogDescription>
      </DialogHeader>
      <div
        className="-mx-1 mt-1 -mb-4 min-h-0 overflow-y-auto rounded-lg px-1 fade-around *:first:mt-0"
        tabIndex={0}
        role="region"
        aria-label="Dosyadakiler"
      >
        {isFinal ? null : isEmpty ? (
          <p>
            {isUndecided
              ? 'Önce listenin nereye gideceğini seç; bu hâliyle eklenecek bir şey yok.'
              : 'Bu hâliyle eklenecek bir şey yok.'}
          </p>
        ) : (
          <PartList parts={parts} />
        )}
        {/* What only the person knows comes before what was found. */}
        <ListChoices parts={prepared.parts} choices={choices} onChoose={choose} />
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
        <WhichFilms prepared={prepared} choices={choices} onChoose={choose} />
      </div>
      <Failure failed={failed} />
      {isFinal ? (
        <AnotherFile onClose={importer.close} onFile={(file) => void importer.open(file)} />
      ) : (
        <DialogFooter>
          <Button variant="outline" onClick={importer.close}>
            Vazgeç
          </Button>
          {(isUndecided || !isEmpty) && (
            <Button disabled={isEmpty} onClick={() => void importer.accept()}>
              Ekle
            </Button>
          )}
        </DialogFooter>
      )}
    </>
  );
}
