import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { madeBy, writtenBy } from '#domain/film-words.ts';
import { bestKnownFirst } from '#films/series.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { joinTitles } from '../../core/sentence.ts';
import { askingWords } from './asked.ts';

const MOST_NAMED = 3;

/** What is asked of somebody rather than of a film: how many films, how old. @param asked the message, folded */
export function aboutPerson(
  name: string,
  asked: string,
  films: readonly CatalogueFilm[],
): string | undefined {
  const asksForFilms = askingWords.FILMS_OF.in(asked);
  const asksForLife = askingWords.LIFE_OF.in(asked);
  if (!asksForFilms && !asksForLife) return undefined;
  const made = bestKnownFirst(films.filter(madeBy(name)));
  const own = made.length > 0 ? made : bestKnownFirst(films.filter(writtenBy(name)));
  if (own.length === 0) return undefined;
  if (asksForFilms) {
    const whose = made.length > 0 ? `${own.length} filmi` : `kaleminden ${own.length} film`;
    return `Hepsini sayamam ama bende ${genitive(name)} ${whose} var; en bilinenleri ${namesOf(own)}.`;
  }
  return `${genitive(name)} yaşını, özel hayatını bilmem; ben filmlerinden tanırım. En bilinenleri ${namesOf(own)}.`;
}

const namesOf = (films: readonly CatalogueFilm[]) => joinTitles(films.slice(0, MOST_NAMED));
