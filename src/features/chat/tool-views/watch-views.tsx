import { MonitorPlay } from 'lucide-react';

import { WatchListing } from '#features/film/watch-listing.tsx';

import { FilmLink } from './film-link.tsx';
import { OneFilm } from './film-view.tsx';
import { OutcomeLine, ToolLink } from './outcome-line.tsx';
import type { ViewProps } from './tool-entry.ts';
import { ToolNote } from './tool-note.tsx';

/** The services that have a film; where nothing is known of them, the web search that is nearest. */
export function WhereView({ output, open }: ViewProps<'whereToWatch'>) {
  return (
    <OneFilm output={output} open={open}>
      {({ film, found, searchUrl }) =>
        found.kind === 'offers' ? (
          <div className="flex max-w-184 flex-col gap-2 rounded-xl border border-border bg-card px-4 py-3">
            <FilmLink film={film} className="-mx-0.5 self-start" />
            <WatchListing offers={found.offers} />
          </div>
        ) : (
          <OutcomeLine Icon={MonitorPlay}>
            {searchUrl === undefined ? (
              film.title
            ) : (
              <ToolLink href={searchUrl}>{film.title} için internet araması</ToolLink>
            )}
          </OutcomeLine>
        )
      }
    </OneFilm>
  );
}

/** What cinemas show, by title; the catalogue may not know the films yet. */
export function CinemasView({ output }: ViewProps<'listCinemas'>) {
  if (output.status === 'failed') return <ToolNote tone="info">{output.message}</ToolNote>;
  if (output.films.length === 0) return null;
  return (
    <div className="max-w-184 rounded-xl border border-border bg-card px-4 py-3">
      <ul className="grid list-disc gap-x-8 gap-y-1 pl-5 text-sm marker:text-link sm:grid-cols-2">
        {output.films.map(({ title, year }) => (
          <li key={`${title} ${year}`} className="wrap-anywhere">
            {title}
            {year > 0 && <span className="text-muted-foreground"> ({year})</span>}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-muted-foreground">Türkiye · kaynak: TMDB</p>
    </div>
  );
}
