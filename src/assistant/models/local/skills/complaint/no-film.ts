import type { Wishes } from '#domain/wishes.ts';
import { type Decide, say } from '../../core/skill.ts';
import { without } from '../../understand/lists.ts';
import { isStated } from '../../understand/message-wishes.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';
import { stated } from '../recommendation/stated.ts';
import { complaintWords as words } from './faults.ts';

const TAKEN = 'Haklısın, film adı sanmışım.';
const ASKS = 'Onun nesini seviyorsun: havasını mı, hikâyesini mi, dövüşünü mü?';
const GAMES = ['video oyunu'];

/** `onlar oyun adı`: what was taken for a film to resemble is none. */
export const noFilm: Decide = (parsed, { memory, index }) => {
  const before = memory.wishes;
  if (before?.similarTo === undefined || !words.NO_FILM.in(parsed.text)) return undefined;
  const wishes: Wishes = { ...before, similarTo: undefined, alsoSimilarTo: undefined };
  const markers = { ...parsed.markers, keeps: true };
  const merged = mergeWishes({ ...memory, wishes }, { ...parsed, markers }, index);
  const input = stated({
    ...merged,
    themes: without(merged.themes, GAMES),
    avoidThemes: without(merged.avoidThemes, GAMES),
  });
  // Nothing is left to go by.
  if (!Object.values(input).some(isStated)) return say(`${TAKEN} ${ASKS}`);
  return { kind: 'act', calls: [{ tool: 'recommendFilms', input }], before: TAKEN };
};
