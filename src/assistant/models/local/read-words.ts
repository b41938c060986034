import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { FilmIndex } from '#films/film-index.ts';

import type { Judge } from './judge/judge.ts';
import { ownTitles, wishesOf } from './skills/for-two/for-two.ts';
import { understandWords } from './understand/understand.ts';

interface Reading {
  wishes: Wishes;
  films: CatalogueFilm[];
}

/** Reads what somebody wants out of a few words (`romantik komedi, korku olmasın, Titanik`), as the conversation would. */
export function readWords(
  text: string,
  { index, judge, now }: { index: FilmIndex; judge: Judge; now: Date },
): Reading {
  const parsed = understandWords(text, index, now.getFullYear(), judge);
  return {
    wishes: wishesOf(parsed, { memory: { shown: [] }, index }) ?? { genres: [] },
    films: ownTitles(parsed).flatMap(({ span: { films } }) => (films.length === 1 ? films : [])),
  };
}
