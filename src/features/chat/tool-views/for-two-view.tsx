import { ArrowRight } from 'lucide-react';

import { toPerson } from '#lib/turkish/told-persons.ts';
import { Gains } from '#features/film/gains.tsx';

import { ChatCard } from '../cards/chat-card.tsx';
import { ChatCards } from '../cards/chat-cards.tsx';
import { CARD_BELOW } from '../cards/card-shape.ts';
import type { ViewProps } from './tool-entry.ts';
import { ToolNote } from './tool-note.tsx';

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-input bg-card px-4 text-sm font-medium hover:border-link hover:bg-accent md:pointer-fine:min-h-9 [&_svg]:size-4';

/** Three films for two, with what each of them gets, and the way to a round of ten (J-12). */
export function ForTwoView({ output, live }: ViewProps<'filmsForTwo'>) {
  if (output.status === 'failed') return <ToolNote tone="info">{output.message}</ToolNote>;
  const { mine, theirs } = output.names ?? {};
  const to = { toMe: mine && toPerson(mine), toThem: theirs && toPerson(theirs) };
  return (
    <div className="flex flex-col gap-3">
      <ChatCards
        films={output.films}
        deal={live}
        cardOf={(film) => {
          const gains = output.gains[output.films.findIndex(({ id }) => id === film.id)];
          return (
            <ChatCard film={film}>{gains && <Gains {...gains} {...to} className={CARD_BELOW} />}</ChatCard>
          );
        }}
      />
      <p className="flex flex-wrap gap-2">
        <a href={`#/recommend/ikimiz/${output.round}`} className={LINK}>
          On filmlik tura başla
          <ArrowRight aria-hidden />
        </a>
        {mine === undefined && (
          <a href="#/recommend/ikimiz" className={LINK}>
            Onun zevkini ekle
          </a>
        )}
      </p>
    </div>
  );
}
