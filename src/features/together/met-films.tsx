import { Layers } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { FilmCardGrid } from '#features/film/film-card-grid.tsx';
import { Gains } from '#features/film/gains.tsx';
import { dative } from '#lib/turkish/suffix.ts';
import type { MetFilm } from '#recommender/meeting.ts';
import { Button } from '#ui/button.tsx';

interface MetFilmsProps {
  films: readonly MetFilm[];
  /** What the other one is called; '' where that is not known. */
  name: string;
  onRound: () => void;
}

/** Three films for two, each with what both get from it (J-11), and the way to the round. */
export function MetFilms({ films, name, onRound }: MetFilmsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form has the focus, and what it asked for stands below it.
  useEffect(() => heading.current?.focus(), [films]);
  const toThem = name === '' ? {} : { toThem: dative(name) };
  return (
    <section aria-labelledby="ikimiz-filmler" className="flex flex-col gap-4">
      <h2
        ref={heading}
        id="ikimiz-filmler"
        tabIndex={-1}
        className="font-display text-2xl font-semibold outline-none"
      >
        İkiniz için
      </h2>
      <FilmCardGrid
        films={films.map(({ film }) => film)}
        footerOf={(film) => {
          const gains = films.find((met) => met.film.id === film.id)?.gains;
          if (gains === undefined) return null;
          const [mine, theirs] = gains;
          return (
            <Gains
              mine={mine}
              theirs={theirs}
              {...toThem}
              className="mx-3 border-t border-border px-0.5 py-3"
            />
          );
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl bg-muted p-4">
        <p className="min-w-60 flex-1 text-sm">
          Karar vermek zor mu? İkinize uyan on film, her birine evet ya da hayır. Aynı cihazda sırayla ya da
          bağlantıyla iki cihazda.
        </p>
        <Button variant="outline" onClick={onRound}>
          <Layers aria-hidden />
          Tura başla
        </Button>
      </div>
    </section>
  );
}
