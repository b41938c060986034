import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import { joinList } from '#lib/turkish/format.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { firstOf, namedRanking, rankingWords } from '../shown-films/rank.ts';
import { said } from '../shown-films/said.ts';
import { FILMS_OF, PRIZE_OF } from './asked.ts';

const MOST_NAMED = 3;

/** What is asked of somebody rather than of a film: how many films, which prizes. @param asked the message, folded */
export function aboutPerson(
  name: string,
  asked: string,
  films: readonly CatalogueFilm[],
): string | undefined {
  const own = films
    .filter((film) => hasPerson(film, name))
    .toSorted((a, b) => (b.judgement?.fame ?? 0) - (a.judgement?.fame ?? 0) || b.rating - a.rating);
  if (own.length === 0) return undefined;
  if (FILMS_OF.in(asked))
    return `Hepsini sayamam ama bende ${genitive(name)} ${own.length} filmi var; en bilinenleri ${namesOf(own)}.`;
  if (!PRIZE_OF.in(asked)) return undefined;
  const won = own.filter(({ judgement }) => judgement?.awards.some((award) => award.startsWith('oscar')));
  const prized =
    won.length === 0
      ? 'bendeki filmlerinden Oscar alanı yok'
      : `Oscar almış filmleri arasında ${namesOf(won)} var`;
  return `${genitive(name)} kendi ödüllerini bilmiyorum; ${prized}.`;
}

/** `en kısa filmi`, `en komik filmi hangisi`: one film, by something of which it has the most. */
const MOST_OF = /(?:^| )en (?:az |cok )?\w+(?: olan)? filmi(?:n[iu]|ni)?(?: (?!ve )|$)/u;

/** The film of somebody's that has the most of what is asked for (`nuri bilge ceylanın en kısa filmi`), and how it is told. */
export function mostOfPerson(
  name: string,
  asked: string,
  films: readonly CatalogueFilm[],
): { film: CatalogueFilm; told: string } | undefined {
  const ranking = MOST_OF.test(asked) ? namedRanking(asked) : undefined;
  // How good a film is, is a matter of taste: three are recommended.
  if (ranking === undefined || ranking.quality.said === said.RATED) return undefined;
  const own = films.filter((film) => hasPerson(film, name) && film.judgement !== undefined);
  const [first] = firstOf(own, ranking);
  const film = own.find((one) => one === first);
  return (
    film && {
      film,
      told: `${genitive(name)} bendeki filmleri içinde ${lowerFirst(rankingWords(own, ranking))}`,
    }
  );
}

/** `En kısası …` goes on in the middle of a sentence; a title keeps its capital. */
const lowerFirst = (text: string) => text.replace(/^En /u, 'en ');

const namesOf = (films: readonly CatalogueFilm[]) =>
  joinList(films.slice(0, MOST_NAMED).map(({ title }) => title));
