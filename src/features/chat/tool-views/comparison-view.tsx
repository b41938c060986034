import type { ReactNode } from 'react';

import { useFilmActions } from '#features/film/film-actions.tsx';
import { ratingText } from '#features/film/film-text.ts';
import { Poster } from '#features/film/poster/poster.tsx';
import { formatMinutes } from '#lib/turkish/format.ts';
import type { ComparisonOutput } from '#tools/compare-films.ts';
import type { OutputFilm } from '#tools/film-output.ts';
import { Button } from '#ui/button.tsx';

import { ToolCard } from '../cards/tool-card.tsx';
import { Candidates } from './candidates.tsx';
import type { ViewProps } from './tool-entry.ts';
import { ToolNote } from './tool-note.tsx';

type Done = Extract<ComparisonOutput, { status: 'done' }>;

/** Two films in two columns: what differs row by row, with a word on what is more, and what they share below (V-02). */
export function ComparisonView({ output, open }: ViewProps<'compareFilms'>) {
  if (output.status === 'notFound') return <ToolNote tone="info">“{output.title}” bulunamadı.</ToolNote>;
  if (output.status === 'failed') return <ToolNote tone="info">{output.message}</ToolNote>;
  if (output.status === 'ambiguous') return <Candidates films={output.candidates} open={open} />;
  const shared = [...output.genres, ...output.themes, ...output.people].join(', ');
  return (
    <ToolCard>
      <table className="w-full table-fixed border-separate border-spacing-y-1.5 text-sm">
        <caption className="sr-only">
          {output.first.title} ve {output.second.title}
        </caption>
        <thead data-first>
          <tr>
            <th scope="col" className="w-20">
              <span className="sr-only">Özellik</span>
            </th>
            <FilmColumn film={output.first} />
            <FilmColumn film={output.second} />
          </tr>
        </thead>
        <tbody>
          <Row
            name="Yıl"
            output={output}
            more={output.newer}
            word="daha yeni"
            value={({ year }) => (year > 0 ? year : '–')}
          />
          <Row
            name="Süre"
            output={output}
            more={output.longer}
            word="daha uzun"
            value={({ duration }) => formatMinutes(duration)}
          />
          <Row
            name="Puan"
            output={output}
            more={output.betterRated}
            word="daha yüksek"
            value={({ rating }) => ratingText(rating)}
          />
          <Row name="Türler" output={output} value={({ genre }) => genre} />
          <Row name="Yönetmen" output={output} value={({ director = '' }) => director || '–'} />
        </tbody>
      </table>
      {shared !== '' && (
        <p className="text-sm wrap-anywhere">
          <span className="text-muted-foreground">Ortak: </span>
          {shared}
        </p>
      )}
    </ToolCard>
  );
}

function FilmColumn({ film }: { film: OutputFilm }) {
  const { openFilm } = useFilmActions();
  return (
    <th scope="col" className="px-1 text-start align-bottom font-semibold">
      <Poster film={film} className="w-12 rounded-md" />
      <Button
        variant="link"
        size="inline"
        className="-mb-2.5 min-h-11 justify-start px-0 text-start md:pointer-fine:min-h-9 whitespace-normal wrap-anywhere"
        onClick={() => openFilm(film)}
      >
        {film.title}
      </Button>
    </th>
  );
}

interface RowProps {
  name: string;
  output: Done;
  value: (film: OutputFilm) => ReactNode;
  /** Which film has more of it, and the word for that. */
  more?: Done['longer'];
  word?: string;
}

function Row({ name, output, value, more, word }: RowProps) {
  return (
    <tr>
      <th scope="row" className="text-start align-top font-normal text-muted-foreground">
        {name}
      </th>
      {(['first', 'second'] as const).map((side) => (
        <td key={side} className="px-1 align-top wrap-anywhere">
          {value(output[side])}
          {more === side && <span className="text-xs font-medium whitespace-nowrap text-link"> {word}</span>}
        </td>
      ))}
    </tr>
  );
}
