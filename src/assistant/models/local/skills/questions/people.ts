import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { type Feel, FEELS } from '#domain/judgement.ts';
import { madeBy, writtenBy } from '#domain/film-words.ts';
import { bestKnownFirst } from '#films/series.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { joinTitles } from '../../core/sentence.ts';
import { type Decision, offer, say } from '../../core/skill.ts';
import { askingWords } from './asked.ts';
import feels from './feels.json' with { type: 'json' };
import { asksOfLife, lifeOf } from './lives.ts';

const MOST_NAMED = 3;
/** So few are named one by one where they are counted. */
const MOST_COUNTED = 8;

/** What is asked of somebody rather than of a film: how many films, how old. @param asked the message, folded */
export function aboutPerson(
  name: string,
  asked: string,
  films: readonly CatalogueFilm[],
  now?: Date,
): Decision | undefined {
  const asksForFilms = askingWords.FILMS_OF.in(asked);
  const asksForLife = asksOfLife(asked);
  const asksWho = askingWords.WHO_IS.in(asked);
  const asksHow = askingWords.HOW_IS.ends(asked);
  if (!asksForFilms && !asksForLife && !asksWho && !asksHow) return undefined;
  const made = bestKnownFirst(films.filter(madeBy(name)));
  const own = made.length > 0 ? made : bestKnownFirst(films.filter(writtenBy(name)));
  if (own.length === 0) return undefined;
  if (asksForFilms) {
    const whose = made.length > 0 ? `${own.length} filmi` : `kaleminden ${own.length} film`;
    return say(
      own.length <= MOST_COUNTED
        ? `Bende ${genitive(name)} ${whose} var: ${joinTitles(own)}.`
        : `Hepsini sayamam ama bende ${genitive(name)} ${whose} var; en bilinenleri ${namesOf(own)}.`,
    );
  }
  if (asksHow && !asksForFilms) return howIs(own);
  if (asksWho && !asksForLife) return whoIs(name, own);
  return lifeOf(name, asked, now);
}

/** `miyazaki nasıl`: by what theirs do most, and the one to begin with. */
function howIs(own: readonly CatalogueFilm[]): Decision | undefined {
  const [best] = own;
  const known = own.slice(0, MOST_WEIGHED);
  const [most] = FEELS.filter((feel) => WHOM[feel] !== undefined)
    .map((feel) => ({
      feel,
      sum: known.reduce((sum, { judgement }) => sum + (judgement?.feel[feel] ?? 0), 0),
    }))
    .toSorted((a, b) => b.sum - a.sum);
  const whom = most === undefined ? '' : `, hele ${WHOM[most.feel] ?? ''} istiyorsan`;
  return (
    best &&
    offer(`Ben severim${whom}. En bilinenleri ${namesOf(own)}; ${best.title} ile başla derim, açayım mı?`, {
      tool: 'showFilm',
      input: { title: best.title, year: best.year },
    })
  );
}
const WHOM: Readonly<Partial<Record<Feel, string>>> = feels.whom;
const MOST_WEIGHED = 8;

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
