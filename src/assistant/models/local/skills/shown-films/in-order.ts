import { formatRating, inWords } from '#lib/turkish/format.ts';
import { type Measured, measured } from '../../core/known-film.ts';
import { pointedAt } from '../../core/resolve-reference.ts';
import { type Decide, say } from '../../core/skill.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import source from './in-order.json' with { type: 'json' };

const { SORTS, FETCHES, DOWNWARDS, UPWARDS, ...BY } = phraseLists(source);

const FIGURES: Readonly<Record<keyof typeof BY, (film: Measured) => [number, string]>> = {
  RATING: ({ rating }) => [rating, formatRating(rating)],
  LENGTH: ({ duration }) => [duration, inWords(duration)],
  YEAR: ({ year }) => [year, `${year}`],
};

/** `bu üçünü puanına göre diz`, `en eskiden yeniye sırala`: the shown films in that order, each with its figure. */
export const inOrder: Decide = ({ text, titles, references, said }, { memory, index }) => {
  if (titles.length + said.genres.length + said.people.length > 0) return undefined;
  if (!SORTS.in(text) || FETCHES.in(text)) return undefined;
  const by = nameIn(BY, text);
  const pointed = references.map(({ reference }) => pointedAt(reference, memory));
  const meant = pointed.find((films) => films.length > 1) ?? memory.shown;
  const films = meant.flatMap((film) => measured(film, index) ?? []);
  if (by === undefined || films.length < 2) return undefined;
  const isDownwards = DOWNWARDS.in(text) || (by === 'RATING' && !UPWARDS.in(text));
  const told = films
    .map((film) => ({ film, figure: FIGURES[by](film) }))
    .toSorted((a, b) => (a.figure[0] - b.figure[0]) * (isDownwards ? -1 : 1))
    .map(({ film, figure }, at) => `${at + 1}. ${film.title}: ${figure[1]}`);
  return say(told.join('\n'));
};
