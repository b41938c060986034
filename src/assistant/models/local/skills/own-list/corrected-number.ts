import type { Wishes } from '#domain/wishes.ts';
import { inputsMeant } from '../../core/resolve-reference.ts';
import { type Decide, act, say } from '../../core/skill.ts';
import type { CorrectedNumber } from '../../understand/corrected-number.ts';
import { ofScale } from './given-stars.ts';
import { rated } from './own-list-calls.ts';

interface Bound {
  names: readonly ('minDuration' | 'maxDuration' | 'minYear' | 'maxYear' | 'minRating' | 'maxAge')[];
  least: number;
  most: number;
  /** How far the two bounds of `about so much` are apart. */
  about: number;
}

/** The bounds of wishes, with the numbers that each may be corrected to. */
const BOUNDS: readonly Bound[] = [
  { names: ['minRating'], least: 1, most: 10, about: 0 },
  { names: ['maxAge'], least: 0, most: 18, about: 0 },
  { names: ['minDuration', 'maxDuration'], least: 30, most: 300, about: 30 },
  { names: ['minYear', 'maxYear'], least: 1900, most: 2100, about: 4 },
];
const HOUR = 60;
const MOST_HOURS = 5;

/** `yok 70 değil 90`, `dört az oldu, beş yap`: the number of a wish, or of the stars that were just given, is another. */
export const correctedNumber: Decide = (parsed, context) => {
  const { corrected, turned, exact, titles } = parsed;
  const { rated: last, wishes, lastShow } = context.memory;
  const other = turned && wishes && turnedRound(wishes, turned);
  if (other !== undefined) return act({ tool: 'recommendFilms', input: other });
  if (corrected === undefined) return undefined;
  // `interstellar 8 olsun 9 değil`
  const [named = last, ...more] = titles.length > 0 ? inputsMeant({ titles, references: [] }, context) : [];
  if (named !== undefined && more.length === 0) {
    const { title, year } = named;
    const given = ofScale(corrected.value);
    return given && rated({ title, ...(year !== undefined && { year }) }, given, last);
  }
  // `70'ler dedim de yok 90'lar olsun, gerilim` is a wish of its own.
  const unclear = exact === undefined ? say(WHICH) : undefined;
  if (wishes === undefined || lastShow?.tool !== 'recommendFilms') return unclear;
  // The one that had the number which is said to be wrong comes first.
  const isWrong = ({ names }: Bound) =>
    names.some((name) => wishes[name] !== undefined && wishes[name] === corrected.instead);
  const isDecade = ({ names }: Bound) =>
    names.includes('minYear') && ofDecade(wishes, corrected) !== undefined;
  const first = BOUNDS.filter((bound) => isWrong(bound) || isDecade(bound));
  for (const bound of [...first, ...BOUNDS]) {
    const input = withNumber(wishes, bound, corrected);
    if (input !== undefined) return act({ tool: 'recommendFilms', input });
  }
  return unclear;
};

/** Where no number was said before. */
const WHICH = 'Hangisini düzelteyim: süreyi mi, yılı mı, puanı mı?';

/** The wishes with another number in a bound, where they have it and the number may be one of its kind. */
function withNumber(wishes: Wishes, bound: Bound, corrected: CorrectedNumber): Wishes | undefined {
  const decade = bound.names.includes('minYear') ? ofDecade(wishes, corrected) : undefined;
  if (decade !== undefined) return decade;
  const [one, other] = bound.names.filter((name) => wishes[name] !== undefined);
  if (one === undefined) return undefined;
  const inHours = bound.most > HOUR && corrected.value <= MOST_HOURS;
  const value = inHours ? corrected.value * HOUR : corrected.value;
  if (value < bound.least || value > bound.most) return undefined;
  const [low = 0, high = low] = [wishes[one], other && wishes[other]];
  if (other === undefined) return { ...wishes, [one]: value };
  // `about so much` stays about it; of two ends the nearer one is meant.
  const half = (high - low) / 2;
  if (high - low <= bound.about) return { ...wishes, [one]: value - half, [other]: value + half };
  const said = corrected.instead ?? value;
  return { ...wishes, [Math.abs(said - low) < Math.abs(said - high) ? one : other]: value };
}

/** `70'lerden …`, and `yok 70 değil 90` after it. */
function ofDecade({ minYear, maxYear, ...others }: Wishes, { value }: CorrectedNumber): Wishes | undefined {
  const isOne = minYear !== undefined && maxYear === minYear + 9 && minYear % 10 === 0;
  return isOne && value % 10 === 0 && value > 0 && value < 100
    ? { ...others, minYear: 1900 + value, maxYear: 1909 + value }
    : undefined;
}

/** `en çok iki saat`, and `en çok değil en az` after it. */
function turnedRound(wishes: Wishes, to: 'least' | 'most'): Wishes | undefined {
  const { minDuration, maxDuration, minYear, maxYear } = wishes;
  const [duration, year] = to === 'least' ? [maxDuration, maxYear] : [minDuration, minYear];
  const name = to === 'least' ? 'min' : 'max';
  if (duration !== undefined)
    return { ...wishes, minDuration: undefined, maxDuration: undefined, [`${name}Duration`]: duration };
  return year === undefined
    ? undefined
    : { ...wishes, minYear: undefined, maxYear: undefined, [`${name}Year`]: year };
}
