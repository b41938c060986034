import type { Wishes } from '#domain/wishes.ts';
import type { DecisionContext } from './skill.ts';
import { phraseLists } from '../lexicon/phrases.ts';
import type { Understanding } from '../understand/understand.ts';
import { isStated } from '../understand/message-wishes.ts';
import source from './their-films.json' with { type: 'json' };

const words = phraseLists(source);
/** What stands before `izlerdik` is told in so many words. */
const MOST_WORDS = 6;

type Told = Pick<Understanding, 'text'>;
type Around = Pick<DecisionContext, 'understand'>;

/** `onun anısına bir şey açalım` */
export const isForThem = ({ text }: Told): boolean => words.FOR_THEM.in(text);

/** `beraber Yeşilçam izlerdik, onun seveceği bir film açsam`: what was loved then is what is wished now. */
export const theirFilms = (told: Told, around: Around): Wishes | undefined =>
  isForThem(told) ? lovedThen(told, around) : undefined;

/** What was watched or loved then (`beraber Yeşilçam izlerdik`). */
export function lovedThen({ text }: Told, { understand }: Around): Wishes | undefined {
  const then = words.LOVED_THEN.firstIn(text);
  if (then < 0) return undefined;
  const told = text.slice(0, then).trim().split(' ').slice(-MOST_WORDS).join(' ');
  const { exact } = understand(`${told} film öner`);
  if (exact === undefined) return undefined;
  const { genres, themes, people, countries, origin, maxYear } = exact;
  if ([genres, themes, people, countries, origin].every((wish) => !isStated(wish))) return undefined;
  return {
    genres: [...genres],
    ...(isStated(themes) && { themes: [...themes] }),
    ...(isStated(people) && { people: [...people] }),
    ...(isStated(countries) && { countries: [...countries] }),
    ...(origin !== undefined && { origin }),
    ...(maxYear !== undefined && { maxYear }),
  };
}
