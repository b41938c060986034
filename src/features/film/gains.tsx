import { Fragment } from 'react';

import { cn } from '#lib/cn.ts';

interface GainsProps {
  mine: string;
  theirs: string;
  /** Who the first one is, in the dative; `Sana` unless both are others. */
  toMe?: string | undefined;
  /** Who the other one is, in the dative; `Ona` where no name is known. */
  toThem?: string | undefined;
  className?: string;
}

/** What a film gives to each of two people (J-11). */
export function Gains({ mine, theirs, toMe = 'Sana', toThem = 'Ona', className }: GainsProps) {
  return (
    <dl className={cn('grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 gap-y-1.5 text-sm', className)}>
      {[
        [toMe, mine],
        [toThem, theirs],
      ].map(([who, says], at) => (
        <Fragment key={at}>
          <dt dir="auto" className="max-w-32 truncate font-semibold text-link">
            {who}
          </dt>
          <dd className="text-pretty wrap-anywhere text-muted-foreground">{says}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
