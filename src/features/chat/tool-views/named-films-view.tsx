import type { NamedFilms } from '#tools/named-films.ts';

import { ChatCards } from '../cards/chat-cards.tsx';
import { ToolNote } from './tool-note.tsx';

/** The films that an answer named in words: cards of those that are known, and which could not be checked. */
export function NamedFilmsView({ films, unchecked, live }: NamedFilms & { live: boolean }) {
  return (
    <div className="flex flex-col gap-3">
      {films.length > 0 && <ChatCards films={films} deal={live} />}
      {unchecked.length > 0 && (
        <ToolNote tone="info">
          {unchecked.length === 1 ? 'Bu film' : 'Bu filmler'} katalogda bulunamadı, gerçek olduğu
          denetlenemedi: {unchecked.join(', ')}.
        </ToolNote>
      )}
    </div>
  );
}
