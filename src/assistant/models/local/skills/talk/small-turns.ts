import { variant } from '#lib/variant.ts';
import { type Decide, offer, say } from '../../core/skill.ts';
import { extreme, pointedAt } from '../../core/resolve-reference.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import source from './turns.json' with { type: 'json' };

const { tease, ...WHOLE } = phraseLists(source);
type Turn = keyof typeof WHOLE | 'tease';
interface Replies {
  alone: readonly string[];
  beside?: readonly string[];
  film?: readonly string[];
}
const REPLIES: Readonly<Record<Turn, Replies>> = source.replies;

/** `tamam ilki olsun`, `yok artık`, `beğenmezsem sorumlusu sensin`: a turn that is said whole, and wants no films. */
export const smallTurns: Decide = (parsed, { memory, seed }) => {
  const { text, titles, references, markers } = parsed;
  const turn = turnIn(text);
  if (turn === undefined || titles.some(isSurelyTitle)) return undefined;
  // `izleyince söylerim` asks for nothing.
  if (markers.requests && turn !== 'accept') return undefined;
  const { shown } = memory;
  const { alone, beside = alone, film: ofFilm = beside } = REPLIES[turn];
  if (shown.length === 0) {
    // Nothing is accepted where nothing was shown.
    if (turn === 'accept') return undefined;
    const words = variant(alone, seed);
    return turn === 'youDecide' ? offer(words, { tool: 'surpriseFilm', input: {} }) : say(words);
  }
  const [reference] = references;
  const [pointed] = reference === undefined ? [] : pointedAt(reference.reference, memory);
  const film = turn === 'youDecide' ? extreme(shown, 'best') : pointed;
  const words = (title: string) =>
    variant(film === undefined ? beside : ofFilm, seed).replace('{title}', title);
  if (turn === 'youDecide' && film !== undefined)
    return offer(words(film.title), { tool: 'findTrailer', input: { title: film.title } });
  return say(film === undefined && turn === 'accept' ? variant(alone, seed) : words(film?.title ?? ''));
};

const turnIn = (text: string): Turn | undefined =>
  tease.in(text)
    ? 'tease'
    : (Object.keys(WHOLE) as Exclude<Turn, 'tease'>[]).find((name) => WHOLE[name].is(text));
