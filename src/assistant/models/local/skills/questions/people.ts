import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { madeBy, writtenBy } from '#domain/film-words.ts';
import { bestKnownFirst } from '#films/series.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { joinTitles } from '../../core/sentence.ts';
import { type Decision, offer, say } from '../../core/skill.ts';
import { askingWords } from './asked.ts';
import { lifeOf } from './lives.ts';

const MOST_NAMED = 3;

/** What is asked of somebody rather than of a film: how many films, how old. @param asked the message, folded */
export function aboutPerson(
  name: string,
  asked: string,
  films: readonly CatalogueFilm[],
  now?: Date,
): Decision | undefined {
  const asksForFilms = askingWords.FILMS_OF.in(asked);
  const asksForLife = askingWords.LIFE_OF.in(asked);
  const asksWho = askingWords.WHO_IS.in(asked);
  if (!asksForFilms && !asksForLife && !asksWho) return undefined;
  const made = bestKnownFirst(films.filter(madeBy(name)));
  const own = made.length > 0 ? made : bestKnownFirst(films.filter(writtenBy(name)));
  if (own.length === 0) return undefined;
  if (asksForFilms) {
    const whose = made.length > 0 ? `${own.length} filmi` : `kaleminden ${own.length} film`;
    return say(`Hepsini sayamam ama bende ${genitive(name)} ${whose} var; en bilinenleri ${namesOf(own)}.`);
  }
  if (asksWho && !asksForLife) return whoIs(name, own);
  return lifeOf(name, asked, namesOf(own), now);
}

/** `Fatih Akın yönetmen; en bilinen filmleri …`: what somebody does, by the films that are here, which are offered. */
function whoIs(name: string, own: readonly CatalogueFilm[]): Decision {
  const directs = own.filter(({ director }) => director?.includes(name) === true).length;
  const plays = own.filter(({ actors }) => actors.includes(name)).length;
  const trade =
    directs + plays === 0
      ? 'yazar'
      : directs === 0
        ? 'oyuncu'
        : directs >= plays
          ? 'yönetmen'
          : 'oyuncu, yönetmen de';
  return offer(`${name} ${trade}; en bilinen filmleri ${namesOf(own)}. Filmlerini göstereyim mi?`, {
    tool: 'recommendFilms',
    input: { genres: [], people: [name] },
  });
}

const namesOf = (films: readonly CatalogueFilm[]) => joinTitles(films.slice(0, MOST_NAMED));
