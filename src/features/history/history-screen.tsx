import { History, SearchX } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';

import type { Batch } from '#domain/batch.ts';
import { recommendationStats } from '#domain/stats.ts';
import type { Tab } from '#domain/tab.ts';
import type { Confirm } from '#features/confirm/confirm-store.ts';
import { EmptyList } from '#features/film/empty-list.tsx';
import { useMoment } from '#features/film/use-moment.ts';
import { useRecord, useRecords } from '#storage/records-context.tsx';
import { Button } from '#ui/button.tsx';

import { BatchEntry } from './batch-entry.tsx';
import { ClearHistory } from './clear-history.tsx';
import { historyGenres } from './filter-batches.ts';
import { HistoryFiltersBar } from './history-filters.tsx';
import { Pager } from './pager.tsx';
import { Summary } from './summary.tsx';
import { CLEAR_HISTORY, REFRESH_HISTORY } from './texts.ts';
import { useDeleteBatch } from './use-delete-batch.ts';
import { batchKey, useHistoryView } from './use-history-view.ts';

interface HistoryScreenProps {
  confirm: Pick<Confirm, 'confirm'>;
  onOpenTab: (tab: Tab) => void;
  now: () => Date;
  /** Loads the page anew, after the history was cleared for that. */
  reload: () => void;
  scrollToTop?: () => void;
}

const TITLE = 'Geçmiş Önerilerim';
const toTop = () => window.scrollTo({ top: 0 });

/** *Geçmiş* (H-28). */
export function HistoryScreen({ confirm, onOpenTab, now, reload, scrollToTop = toTop }: HistoryScreenProps) {
  const { history, refresh } = useRecords();
  const batches = useRecord(history);
  const moment = useMoment(now, refresh);
  const list = useRef<HTMLOListElement>(null);
  const view = useHistoryView(batches, scrollToTop);
  const deleteBatch = useDeleteBatch();
  // The pressed button may be gone or disabled afterwards, and the focus with it; it goes to the list.
  const focusList = useCallback(() => list.current?.focus({ preventScroll: true }), []);
  const deleteAndStay = useCallback(
    (batch: Batch) => void deleteBatch(batch).then(focusList),
    [deleteBatch, focusList],
  );
  const genres = useMemo(() => historyGenres(batches), [batches]);
  const figures = useMemo(() => recommendationStats(view.matching), [view.matching]);

  const clear = () => void confirm.confirm({ ...CLEAR_HISTORY, action: () => history.clear() });
  const clearAndReload = async () => {
    if (await confirm.confirm({ ...REFRESH_HISTORY, action: () => history.clear() })) reload();
  };

  if (batches.length === 0) {
    return (
      <div className="flex flex-col gap-5">
        <h1 className="text-3xl font-bold sm:text-4xl">{TITLE}</h1>
        <EmptyList
          icon={History}
          title="Henüz geçmiş önerin yok"
          hint="İlk önerini al; aldığın her öneri burada dursun."
        >
          <Button className="mt-3" onClick={() => onOpenTab('recommend')}>
            İlk önerimi al
          </Button>
        </EmptyList>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-3xl font-bold sm:text-4xl">{TITLE}</h1>
      <HistoryFiltersBar filters={view.filters} genres={genres} onChange={view.changeFilters} />
      <div role="status" className={view.matching.length === 0 ? undefined : 'sr-only'}>
        {view.matching.length === 0 ? (
          <EmptyList
            icon={SearchX}
            title="Filtre kriterlerine uygun öneri bulunamadı"
            hint="Başka bir sözcük dene ya da bir türü bırak."
          />
        ) : (
          <p>{view.matching.length} öneri listeleniyor</p>
        )}
      </div>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label="Öneriler"
        className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none empty:hidden min-[112rem]:grid-cols-[repeat(2,minmax(0,1fr))]"
      >
        {view.shown.map((batch) => (
          <li
            key={batchKey(batch)}
            className="*:h-full min-[112rem]:has-[[aria-expanded=true]]:col-span-full"
          >
            <BatchEntry
              batch={batch}
              now={moment}
              expanded={view.isExpanded(batch)}
              onToggle={view.toggle}
              onDelete={deleteAndStay}
            />
          </li>
        ))}
      </ol>
      <Pager
        page={view.page}
        pages={view.pages}
        total={view.matching.length}
        onOpen={(page) => {
          view.openPage(page);
          focusList();
        }}
      />
      {view.matching.length > 0 ? (
        <Summary
          batches={figures.totalRecommendationSessions}
          films={figures.totalRecommendations}
          genres={historyGenres(view.matching).length}
        />
      ) : null}
      <ClearHistory count={batches.length} onClear={clear} onRefresh={() => void clearAndReload()} />
    </div>
  );
}
