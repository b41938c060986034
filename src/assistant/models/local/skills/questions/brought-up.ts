import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { accusative } from '#lib/turkish/suffix.ts';
import { type Decide, say } from '../../core/skill.ts';
import { type Token, type Tokens, endWithoutSuffix, foldedText, wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isEveryday } from '../../understand/unknown-title.ts';
import { RATHER_RECOMMEND, isAsking } from './asked.ts';
import { bestKnown } from './named-film.ts';
import { answerOfOne } from './one-film.ts';
import { said } from './said.ts';

const LONGEST_TITLE = 5;

interface BroughtUp {
  name: string;
  film: CatalogueFilm | undefined;
  /** Where what is asked of it begins. */
  to: number;
}

/** `gora vardı ya, o kaç senesiydi`, `Tampopo'yu duymuştum, kanlı mı`: asked of that film, and of none on the screen. */
export const broughtUp: Decide = (parsed, context) => {
  const brought = nameOf(parsed, context.index);
  if (brought === undefined) return undefined;
  const asked = foldedText(parsed.tokens.slice(brought.to));
  if (!isAsking(asked) || RATHER_RECOMMEND.in(asked) || parsed.markers.requests) return undefined;
  if (brought.film !== undefined)
    return answerOfOne(`§ ${asked}`, brought.film, parsed, context) ?? undefined;
  return say(
    `${accusative(brought.name)} bilmiyorum, bende yok. Özgün adını ya da yılını yazarsan bir daha bakarım.`,
  );
};

function nameOf(parsed: Understanding, index: FilmIndex): BroughtUp | undefined {
  const { tokens, written } = parsed;
  const to = tokens.findIndex((_, at) => at > 0 && isIntroduced(tokens, at));
  if (to < 1 || parsed.references.some(({ from }) => from < to)) return undefined;
  const isOf = (token: Token) => token.capital || !isEveryday(token);
  // `şu Jackie Brown'u hiç duymadım`: what stands around a name is not of it.
  const own = tokens.slice(Math.max(0, to - LONGEST_TITLE), to);
  const name = own.slice(own.findIndex(isOf), own.findLastIndex(isOf) + 1);
  const [first, last] = [name[0], name.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const called = written.slice(first.start, endWithoutSuffix(last));
  const [title] = index.findTitlesIn(called);
  if (title?.fuzzy === false && title.start === 0 && title.end === called.length)
    return { name: called, to, film: bestKnown(title.films) };
  const isUnheard = name.some((token) => !isEveryday(token) && !index.knowsWord(token.base));
  return isUnheard ? { name: called, to, film: undefined } : undefined;
}

const isIntroduced = (tokens: Tokens, at: number): boolean =>
  at <= LONGEST_TITLE + 1 &&
  wordAt(tokens, at) !== '' &&
  said.INTRODUCES.firstIn(foldedText(tokens.slice(at))) === 0;
