import type { Wishes } from '#domain/wishes.ts';

import type { FilmIndex } from '#films/film-index.ts';

import { catalogued } from '../../core/known-film.ts';
import { refusalsWords } from '../../lexicon/word-lists.ts';
import { union } from '../../understand/lists.ts';
import type { Memory } from '../../core/memory.ts';
import type { Understanding } from '../../understand/understand.ts';

function countriesOf(title: string, index: FilmIndex): readonly string[] {
  const found = index.resolveTitle(title);
  return found.kind === 'one' ? (found.film.countries ?? []) : [];
}

const MOST_FILMS = ['ABD', 'İngiltere'];

/** What `başka yönetmen olsun`, `farklı tür` change: what was wished of that kind, or shown, is kept away from now on. */
export function ofOthers(
  { others = [], said, text }: Understanding,
  memory: Memory,
  before: Wishes,
  index: FilmIndex,
): Partial<Wishes> {
  const changed: Partial<{ -readonly [Name in keyof Wishes]: Wishes[Name] }> = {};
  if (others.includes('people')) {
    const { people = [] } = before;
    const shown = memory.shown.flatMap(({ director }) => director?.split(', ') ?? []);
    const [first, ...rest] = people.length > 0 ? memory.shown : [];
    // `tarkovski`, then `başka yönetmen olsun`: somebody else's films of that kind, where no other kind is said.
    const isOfKind = said.genres.length === 0 && !/(?:^| )daha \w+ (?:bir? )?(?:yonetmen|oyuncu)/u.test(text);
    const alike =
      first === undefined || !isOfKind
        ? {}
        : { similarTo: first.title, alsoSimilarTo: rest.map(({ title }) => title) };
    Object.assign(changed, {
      ...alike,
      people: [],
      excludePeople: union(before.excludePeople, people.length > 0 ? people : shown),
    });
  }
  // `nolan tarantino fincher`, then `onlar olmasın suç filmi olsun`
  const { people: named = [] } = memory.wishes ?? {};
  const isThem = refusalsWords.NOT_THEM.in(text) && /(?:^| )onlar/u.test(text) === named.length > 1;
  if (isThem && said.genres.length + said.themes.length > 0)
    Object.assign(changed, { people: [], excludePeople: union(before.excludePeople, named) });
  if (others.includes('genres'))
    Object.assign(changed, { genres: [], excludeGenres: union(before.excludeGenres, before.genres) });
  if (others.includes('origin')) {
    const came = memory.shown.flatMap((film) => catalogued(film, index)?.countries ?? []);
    // `daha farklı ülkelerden`, where neither is known: from elsewhere than most films are.
    // `sevgisiz'in havasında ama başka ülkeden`
    const model = said.similarTo === undefined ? [] : countriesOf(said.similarTo, index);
    const countries = [before.countries, model, came, MOST_FILMS].find((some = []) => some.length > 0) ?? [];
    Object.assign(changed, {
      countries: [],
      origin: undefined,
      avoidThemes: union<string>(before.avoidThemes, countries),
    });
  }
  return changed;
}
