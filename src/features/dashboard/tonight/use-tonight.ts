import { useCallback, useEffect, useMemo, useState } from 'react';

import { parseTonight, type Tonight } from '#domain/tonight.ts';
import { useAfterIdle } from '#lib/pacing/use-after-idle.ts';
import { eveningKey } from '#recommender/tonight.ts';
import { useRecord, useRecords } from '#storage/records-context.tsx';

/** Chooses the films of an evening; `last` is what was chosen before. */
export type ChooseTonight = (last: Tonight | null) => Promise<Tonight>;

/**
 * The films of this evening: those that were chosen for it already, whatever has changed since, else new ones, once the
 * page has rested. `failed` until `retry` or another visit.
 */
export function useTonight(choose: ChooseTonight, moment: Date) {
  const { tonight: record } = useRecords();
  const stored = useRecord(record);
  const kept = useMemo(() => parseTonight(stored), [stored]);
  const day = eveningKey(moment);
  const [failed, setFailed] = useState(false);
  const hasRested = useAfterIdle();
  const isMissing = kept?.day !== day;
  useEffect(() => {
    if (!isMissing || failed || !hasRested) return undefined;
    let isLeft = false;
    choose(parseTonight(record.get()) ?? null).then(
      // Another tab may have been faster: the first choice of an evening stays.
      (chosen) =>
        void record.update((now) => (parseTonight(now)?.day === chosen.day ? now : { ...chosen }), {
          quiet: true,
        }),
      () => isLeft || setFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [choose, record, isMissing, failed, hasRested]);
  const retry = useCallback(() => setFailed(false), []);
  return { tonight: isMissing ? undefined : kept, failed: isMissing && failed, retry };
}
