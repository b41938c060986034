import { useEffect, useRef } from 'react';

import type { Film } from '#domain/film.ts';
import { resultOf, type Round } from '#domain/round.ts';
import { FilmCardGrid } from '#features/film/film-card-grid.tsx';
import { Button } from '#ui/button.tsx';

import { ShareLink } from './share-link.tsx';

/** Large cards that stand side by side. */
const IN_A_ROW = 3;

interface RoundResultProps {
  round: Round;
  films: readonly Film[];
  link: string;
  onNew: () => void;
}

/** What both want, the best first, then what one of them wants (J-13). */
export function RoundResult({ round, films, link, onNew }: RoundResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { both, one } = resultOf(round);
  const filmsAt = (places: readonly number[]) => places.flatMap((place) => films[place] ?? []);
  const of = (person: 'first' | 'second') =>
    filmsAt(one.filter(({ by }) => by === person).map(({ place }) => place));
  return (
    <div data-result className="flex flex-col gap-6">
      <section className="flex flex-col gap-4">
        <h2 ref={heading} tabIndex={-1} className="font-display text-2xl font-semibold outline-none">
          {both.length === 0 ? 'Bu turda ortak film çıkmadı' : 'İkiniz de istiyorsunuz'}
        </h2>
        {both.length === 0 ? (
          <p className="text-muted-foreground">
            {one.length === 0
              ? 'Yeni bir turda başka filmler gelir.'
              : 'Aşağıdakilerden birinde anlaşabilir ya da yeni bir tur açabilirsin.'}
          </p>
        ) : (
          // More than a row of three are smaller, four in a row: none stands alone for want of a few pixels.
          <FilmCardGrid films={filmsAt(both)} withDescription dense={both.length > IN_A_ROW} />
        )}
      </section>
      {(['first', 'second'] as const).map((person) => (
        <OneWants key={person} person={person} films={of(person)} />
      ))}
      <div className="flex flex-wrap gap-2">
        <ShareLink link={link} label="Sonucu gönder" text="On filmlik turumuzun sonucu" />
        <Button variant="outline" onClick={onNew}>
          Yeni tur
        </Button>
      </div>
    </div>
  );
}

function OneWants({ person, films }: { person: 'first' | 'second'; films: readonly Film[] }) {
  if (films.length === 0) return null;
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="font-semibold">
        {person === 'first' ? 'Yalnız birinci kişi istiyor' : 'Yalnız ikinci kişi istiyor'}
      </h3>
      <ul className="flex flex-wrap gap-1.5">
        {films.map(({ id, title, year }) => (
          <li key={id} dir="auto" className="rounded-full bg-muted px-3 py-1 text-sm wrap-anywhere">
            {title} ({year})
          </li>
        ))}
      </ul>
    </section>
  );
}
