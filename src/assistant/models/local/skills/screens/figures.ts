import { isGenre } from '#domain/genre.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { formatNumber } from '#lib/turkish/format.ts';
import { dative } from '#lib/turkish/suffix.ts';
import type { UITools } from '#tools/registry.ts';
import type { Memory } from '../../core/memory.ts';
import { type Decision, recommendBy, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import type { Understanding } from '../../understand/understand.ts';
import { aboutPerson } from '../questions/people.ts';
import source from './figures.json' with { type: 'json' };

const words = phraseLists(source);

/** The person's figures, and in words the one that is asked for: `en çok hangi türü izlemişim`, `ortalama puanım`. */
export const figures = (text: string): Decision => ({
  kind: 'act',
  calls: [{ tool: 'showStats', input: {} }],
  reply: (output) => ('averageMoviesPerSession' in output ? asked(output, text) : undefined),
});

/** `tarkovski toplam kaç uzun metraj bitirdi`: what is counted is somebody's films, and none of the person's own. */
export const filmsOfSomebody = (
  { people: [one], text, markers }: Understanding,
  { films }: FilmIndex,
): Decision | undefined =>
  one === undefined || markers.ofSelf ? undefined : aboutPerson(one.span.name, text, films);

function asked(
  { watchedGenres = [], averageStars }: UITools['showStats']['output'],
  text: string,
): string | undefined {
  if (words.AVERAGE.in(text))
    return averageStars === undefined
      ? source.noStars
      : source.average
          .replace('{points}', formatNumber(Math.round(averageStars * 20) / 10))
          .replace('{stars}', formatNumber(Math.round(averageStars * 10) / 10));
  const [most] = watchedGenres;
  if (!words.GENRE.in(text)) return undefined;
  return most === undefined
    ? source.noGenre
    : source.genre.replace('{genre}', most.genre).replace('{count}', formatNumber(most.count));
}

/** The watched films with their stars, and in words which of them has the most or the fewest. */
export const byStars = (text: string): Decision => ({
  kind: 'act',
  calls: [{ tool: 'listFilms', input: { list: 'watched' } }],
  reply(output) {
    const isLeast = words.LEAST.in(text);
    if (!('list' in output) || !(isLeast || words.MOST.in(text))) return undefined;
    const film = isLeast ? output.leastStars : output.mostStars;
    if (film === undefined) return source.noneRated;
    return source[isLeast ? 'least' : 'most']
      .replace('{dative}', dative(film.title))
      .replace('{stars}', formatNumber(film.stars));
  },
});

/** `o türden bilmediğim bir film`, right after one's figures. */
export function ofThatGenre(text: string, { figures: told }: Memory): Decision | undefined {
  if (told === undefined || !words.OF_THAT_GENRE.in(text)) return undefined;
  const { genre } = told;
  return genre !== undefined && isGenre(genre) ? recommendBy({ genres: [genre] }) : say(source.whichGenre);
}
