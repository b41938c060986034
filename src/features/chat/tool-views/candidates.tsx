import type { Film } from '#domain/film.ts';
import { FilmRow } from '#features/film/film-row.tsx';
import { Button } from '#ui/button.tsx';

import { useSay } from '../actions/conversation-actions.tsx';
import { ToolCard } from '../cards/tool-card.tsx';

interface CandidatesProps {
  films: readonly Film[];
  /** Whether the question is still open: only then can it be answered. */
  open: boolean;
}

/** Films that a title may mean. It is never guessed: the person picks one, or looks at its details first. */
export function Candidates({ films, open }: CandidatesProps) {
  const say = useSay();
  return (
    <ToolCard role="group" aria-label="Adaylar" className="gap-0 divide-y divide-border px-4 py-1">
      {films.map((film, index) => (
        // Its hover ground is wider than the lines between them. The answer stands beside the film where there is room.
        <div
          key={film.id}
          data-first={index === 0 ? '' : undefined}
          className="py-1 *:-mx-2 @2xl/chat:*:pr-32"
        >
          <FilmRow film={film}>
            {film.director !== undefined && (
              <p className="text-sm text-muted-foreground">Yönetmen: {film.director}</p>
            )}
            {open && say && (
              <Button
                variant="outline"
                size="sm"
                className="relative z-1 mt-1.5 min-h-11 self-start md:min-h-9 @2xl/chat:absolute @2xl/chat:top-1/2 @2xl/chat:right-2 @2xl/chat:mt-0 @2xl/chat:-translate-y-1/2"
                aria-label={`Bunu seç: ${film.title} (${film.year})`}
                onClick={() => say(`${film.title} (${film.year})`)}
              >
                Bunu seç
              </Button>
            )}
          </FilmRow>
        </div>
      ))}
    </ToolCard>
  );
}
