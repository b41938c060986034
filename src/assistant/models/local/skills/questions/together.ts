import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { bestKnownFirst } from '#films/series.ts';
import { joinList } from '#lib/turkish/format.ts';
import { type Decide, say } from '../../core/skill.ts';

const ASKED =
  /(?:^| )(?:hangi|ne) (?:\w+ )?film\w* (?:\w+ ){0,3}(?:oyna|bulus|calis|yer al|var|beraber|birlikte)\w*/u;
const MOST_NAMED = 4;

/** `brad pitt ile edward norton hangi filmde beraber oynadı`: those films alone, and none beside them. */
export const together: Decide = ({ text, named, titles, markers }, { index }) => {
  const names = [...new Set(named.map(({ span }) => span.name))];
  if (names.length < 2 || titles.length > 0 || markers.requests || !ASKED.test(text)) return undefined;
  const has = ({ actors, director = '' }: CatalogueFilm, name: string) =>
    actors.includes(name) || director.split(', ').includes(name);
  const films = bestKnownFirst(index.films.filter((film) => names.every((name) => has(film, name))));
  if (films.length === 0) return undefined;
  const told = films.slice(0, MOST_NAMED).map(({ title, year }) => `${title} (${year})`);
  return say(
    films.length === 1
      ? `${told[0] ?? ''}; bildiğim tek ortak filmleri o.`
      : `${joinList(told)}${films.length > MOST_NAMED ? ' ve birkaçı daha' : ''}.`,
  );
};
