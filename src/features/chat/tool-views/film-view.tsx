import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Film } from '#domain/film.ts';
import { UndoButton } from '#features/undo/undo-button.tsx';

import { Candidates } from './candidates.tsx';
import { FilmLink } from './film-link.tsx';
import { OutcomeLine } from './outcome-line.tsx';
import type { Output, ViewProps } from './tool-entry.ts';
import { ToolNote } from './tool-note.tsx';

/** Tools that are about one film have the same output; its type is taken from one of them. */
type AnyFilmTool = 'addFavourite';

interface Outcome {
  Icon: LucideIcon;
  done: string;
  unchanged: string;
}

/** The view of a tool that is about one film: what it did to the film, with the way to take that back. */
export function filmView({ Icon, ...words }: Outcome) {
  return function FilmView({ output, source, open, told }: ViewProps<AnyFilmTool>) {
    return (
      <OneFilm output={output} open={open}>
        {({ film, status }) => (
          // Said once: by the sentence that follows, or by this line.
          <FilmDeed Icon={Icon} film={film} said={told ? undefined : words[status]}>
            {status === 'done' && <UndoButton source={source} />}
          </FilmDeed>
        )}
      </OneFilm>
    );
  };
}

interface FilmDeedProps {
  Icon: LucideIcon;
  film: Film;
  said: string | undefined;
  /** The way back, which stands beside the film, however long its title. */
  children: ReactNode;
}

/** What was done to a film. */
export function FilmDeed({ Icon, film, said, children }: FilmDeedProps) {
  return (
    <OutcomeLine Icon={Icon} className="py-1.5">
      <div className="flex min-w-0 flex-1 basis-32 flex-wrap items-center gap-x-3">
        <FilmLink film={film} />
        {said !== undefined && <span className="px-0.5 text-sm text-muted-foreground">{said}</span>}
      </div>
      {children}
    </OutcomeLine>
  );
}

type NoFilm = Extract<Output<AnyFilmTool>, { status: 'notFound' | 'ambiguous' }>;

interface OneFilmProps<Found extends { film: Film }> {
  output: Found | NoFilm;
  open: boolean;
  children: (found: Found) => ReactNode;
}

/** What a title led to: one film, several to pick from, or none. */
export function OneFilm<Found extends { film: Film }>({ output, open, children }: OneFilmProps<Found>) {
  if ('film' in output) return children(output);
  if (output.status === 'ambiguous') return <Candidates films={output.candidates} open={open} />;
  return <ToolNote tone="info">“{output.title}” bulunamadı.</ToolNote>;
}
