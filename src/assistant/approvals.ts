import type { Resolution, ToolPorts } from '#tools/context.ts';
import type { OutputFilm } from '#tools/film-output.ts';
import { findInList } from '#tools/find-film.ts';
import type { TitleInput } from '#tools/title-input.ts';

/**
 * Which calls wait for the person (docs/decisions/006-approval-per-call.md): removals, once it is clear which film is meant and that it is in
 * the list, and forgetting all that the person has told. A title that fits several films or none needs no approval, since nothing can be removed by it.
 */
export function createApprovals(ports: ToolPorts) {
  const { favourites, watched, watchlist } = ports.library;
  const asks = (found: Resolution<OutputFilm>, list: { has: typeof favourites.has }) =>
    found.kind === 'one' && list.has(found.film) ? 'user-approval' : 'not-applicable';
  return {
    removeFavourite: async (input: TitleInput) =>
      asks(await findInList(ports, favourites, input), favourites),
    unmarkWatched: async (input: TitleInput) => asks(await findInList(ports, watched, input), watched),
    removeFromWatchlist: async (input: TitleInput) =>
      asks(await findInList(ports, watchlist, input), watchlist),
    // A single note is as easily told again.
    forget: ({ all }: { all?: boolean | undefined }) =>
      all === true && ports.notes.get().length > 0 ? 'user-approval' : 'not-applicable',
  } as const;
}
