import { useEffect, useState } from 'react';

import type { WatchLookup } from '#domain/watching.ts';
import type { FilmToAdd } from '#storage/film-list.ts';

import { useFilmActions } from './film-actions.tsx';
import { WatchListing } from './watch-listing.tsx';

const NOTES: Readonly<Record<Exclude<WatchLookup['kind'], 'offers' | 'notConnected'>, string>> = {
  none: "Şu an Türkiye'de hiçbir platformda görünmüyor. (Kaynak: JustWatch)",
  unknownFilm: 'Film veri tabanı bu filmi tanımıyor.',
  failed: 'Platformlara şu\u00a0an bakılamadı.',
};

/** Where a film can be watched (Z-06), looked up when its details are shown; nothing where no movie database is connected. */
export function WherePart({ film }: { film: FilmToAdd }) {
  const { whereToWatch } = useFilmActions();
  const [found, setFound] = useState<WatchLookup>();
  const { title, year, originalTitle } = film;
  useEffect(() => {
    const left = new AbortController();
    whereToWatch({ title, year, originalTitle }, left.signal).then(
      (lookup) => left.signal.aborted || setFound(lookup),
      // Only somebody who has left is told that it was stopped.
      () => undefined,
    );
    return () => left.abort();
  }, [whereToWatch, title, year, originalTitle]);
  if (found === undefined || found.kind === 'notConnected') return null;
  return (
    <section>
      <h3 className="text-sm font-semibold text-muted-foreground">Nerede izlenir</h3>
      <div className="mt-2">
        {found.kind === 'offers' ? (
          <WatchListing offers={found.offers} />
        ) : (
          <p className="text-[0.9375rem]">{NOTES[found.kind]}</p>
        )}
      </div>
    </section>
  );
}
