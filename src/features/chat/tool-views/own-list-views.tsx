import { Star } from 'lucide-react';

import { UndoButton } from '#features/undo/undo-button.tsx';
import { formatNumber } from '#lib/turkish/format.ts';

import { ChatCards } from '../cards/chat-cards.tsx';
import { FilmDeed, OneFilm } from './film-view.tsx';
import type { ViewProps } from './tool-entry.ts';
import { ToolNote } from './tool-note.tsx';

/** The film that was picked from the person's own list; the words beside it say why. */
export function PickView({ output, live, told }: ViewProps<'pickFromWatchlist'>) {
  if (output.status === 'failed') return <ToolNote tone="info">{output.message}</ToolNote>;
  return (
    <div className="flex flex-col gap-2">
      {!told && <p className="text-sm text-muted-foreground">{output.why}</p>}
      <ChatCards films={[output.film]} deal={live} />
    </div>
  );
}

/** The stars that were given, with the way to take them back. */
export function RateView({ output, open, source }: ViewProps<'rateFilm'>) {
  return (
    <OneFilm output={output} open={open}>
      {({ film, stars, status }) => (
        <FilmDeed Icon={Star} film={film} said={`${formatNumber(stars)} yıldız`}>
          {status === 'done' && <UndoButton source={source} />}
        </FilmDeed>
      )}
    </OneFilm>
  );
}
