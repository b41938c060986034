import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import { variant } from '#lib/variant.ts';
import { type Decision, type DecisionContext, say } from '../../core/skill.ts';
import { maskedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isAsking } from '../questions/asked.ts';
import { withYear } from './guess.ts';
import { recallWords } from './telling-words.ts';

/** Said to whoever has found their film again. */
export const GLAD = [
  'Oh, bulduğumuza sevindim! Merak ettiğin bir şey varsa sor.',
  'Sevindim, dilinin ucundaydı! İstersen benzerlerini de bulurum.',
];

/** `evet buydu`, `hah memento`: with or without the title. */
export const saysFound = ({ tokens, titles }: Understanding): boolean =>
  recallWords.FOUND.is(
    maskedText(tokens, titles)
      .replaceAll('§', 'f')
      .replaceAll(/ y?[iu](?= |$)/gu, ''),
  );

/** `yok şirinler değil, uzayda geçen`: the one of some films of which alone that is true. */
export function narrowedTo(
  films: readonly CatalogueFilm[],
  answer: Understanding,
  { understand }: Pick<DecisionContext, 'understand'>,
): CatalogueFilm | undefined {
  const { tokens, written, markers } = answer;
  const corrects = tokens.findIndex(({ folded }) => folded === 'degil') + 1;
  const rest = tokens[corrects];
  const told = corrects === 0 || rest === undefined ? answer : understand(written.slice(rest.start));
  const { themes = [], genres = [] } = told.exact ?? {};
  if (markers.requests || markers.another || themes.length + genres.length === 0) return undefined;
  const [film, ...others] = films.filter(
    (one) =>
      themes.every((theme) => one.themes.includes(theme)) &&
      genres.every((genre) => one.genres.includes(genre)),
  );
  return others.length === 0 ? film : undefined;
}

/** `saçı bi mavi bi turuncuydu, jim carrey`: who plays in it makes a guess sure. */
export function toldMoreOf(
  film: CatalogueFilm,
  { named, text, markers }: Understanding,
  { seed }: Pick<DecisionContext, 'seed'>,
): Decision | undefined {
  const isIn = named.length > 0 && named.every(({ span }) => hasPerson(film, span.name));
  const isTold = isIn && !markers.asks && !isAsking(text) && TOLD.test(text);
  return isTold ? say(`Tamam, o zaman o: ${withYear(film)}. ${variant(GLAD, seed)}`) : undefined;
}
const TOLD = /(?:[dt][iu]|m[iu]s)(?: |$)/u;
