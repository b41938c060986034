import { useCallback, useEffect, useMemo, useState } from 'react';

import { filmSet, type NamedFilm } from '#domain/film-set.ts';
import { parseTonight, type Tonight } from '#domain/tonight.ts';
import { useAfterIdle } from '#lib/pacing/use-after-idle.ts';
import { eveningKey } from '#recommender/tonight.ts';
import { useRecord, useRecords } from '#storage/records-context.tsx';

/** Chooses the films of an evening; `last` is what was chosen before. */
export type ChooseTonight = (last: Tonight | null) => Promise<Tonight>;

/**
 * The films of this evening: those that were chosen for it already, but for what was hidden since, else new ones, once the
 * page has rested. `failed` until `retry` or another visit.
 */
export function useTonight(choose: ChooseTonight, moment: Date) {
  const { tonight: record, hidden } = useRecords();
  const hiddenFilms = useRecord(hidden);
  const isHidden = useMemo(() => filmSet(hiddenFilms), [hiddenFilms]);
  const stored = useRecord(record);
  const kept = useMemo(() => parseTonight(stored), [stored]);
  const day = eveningKey(moment);
  const [failed, setFailed] = useState(false);
  const hasRested = useAfterIdle();
  const isMissing = kept?.day !== day;
  const isOutdated = isMissing || kept.films.some(isHidden);
  useEffect(() => {
    if (!isOutdated || failed || !hasRested) return undefined;
    let isLeft = false;
    choose(parseTonight(record.get()) ?? null).then(
      // Another tab may have been faster: the first choice of an evening stays, but for what was hidden since.
      (chosen) =>
        void record.update(
          (now) => (isChosen(parseTonight(now), chosen.day, hidden.get()) ? now : { ...chosen }),
          {
            quiet: true,
          },
        ),
      () => isLeft || setFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [choose, record, hidden, isOutdated, failed, hasRested]);
  const retry = useCallback(() => setFailed(false), []);
  const shown = useMemo(
    () => kept && { ...kept, films: kept.films.filter((film) => !isHidden(film)) },
    [kept, isHidden],
  );
  return { tonight: isMissing ? undefined : shown, failed: isMissing && failed, retry };
}

const isChosen = (kept: Tonight | undefined, day: string, hidden: readonly NamedFilm[]) =>
  kept?.day === day && !kept.films.some(filmSet(hidden));
