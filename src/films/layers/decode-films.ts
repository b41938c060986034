import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Writer } from '#domain/writer.ts';
import { GENRES } from '#domain/genre.ts';
import { moodsOf } from '#domain/mood-profile.ts';
import { normaliseTitle } from '#domain/title.ts';
import { policeThemes } from '#domain/police-stories.ts';
import { toneThemes } from '#domain/tones.ts';
import { directorThemes } from '#domain/women-directors.ts';
import type { FactColumns, JudgementColumns } from './columns.ts';
import { decodeJudgement, itemAt, named, parted } from './decode-judgement.ts';
import { fromPairs } from './place-pairs.ts';
import { placesByFilm, wishesByFilm } from './wish-lists.ts';

const NO_PLACES: ReadonlyMap<string, number> = new Map();

/** The id of a film that has no other: its title and year. */
export const idOf = (title: string, year: number) => `${normaliseTitle(title).replaceAll(' ', '-')}-${year}`;

/** The films of the catalogue, without their texts. Moods and what is felt of a film follow from its judgement. */
export function decodeFilms(facts: FactColumns, judgements: JudgementColumns): CatalogueFilm[] {
  const odd = new Set(facts.origins);
  const writers = writersIn(facts);
  const [first, hardly] = [placesByFilm(judgements.first), wishesByFilm(judgements.hardly)];
  const idAt = (at: number) => facts.ids[at] ?? idOf(itemAt(facts.titles, at), itemAt(facts.years, at));
  return facts.titles.map((title, at) => {
    const year = itemAt(facts.years, at);
    const genres = named(facts.genres[at], GENRES);
    const countries = parted(facts.countries[at]);
    const judgement = {
      ...decodeJudgement(judgements, at, countries[0]),
      firstFor: first.get(at) ?? NO_PLACES,
      hardlyFor: hardly.get(at) ?? [],
      beside: fromPairs(judgements.beside[at] ?? '').map(idAt),
    };
    const side = (judgements.side[at] ?? []).map((theme) => itemAt(judgements.themes, theme));
    const person = (place: number) => itemAt(facts.people, place);
    const told = [...judgement.core, ...side];
    const directors = (facts.directors[at] ?? []).map(person);
    return {
      id: idAt(at),
      title,
      originalTitle: facts.originalTitles[at] || title,
      aliases: parted(facts.aliases[at]),
      year,
      duration: itemAt(facts.durations, at),
      rating: itemAt(facts.ratings, at) / 10,
      genres,
      director: directors.join(', ') || undefined,
      actors: (facts.actors[at] ?? []).map(person),
      writers: writers.get(at),
      countries,
      origin: (countries[0] === 'Türkiye') !== odd.has(at) ? 'yerli' : 'yabancı',
      moods: moodsOf({ genres, judgement }),
      themes: [
        ...new Set([
          ...told,
          ...toneThemes(judgement, told),
          ...directorThemes(directors),
          ...policeThemes(genres, judgement.core, told),
        ]),
      ],
      ageRating: itemAt(judgements.ages, at),
      judgement,
    };
  });
}

function writersIn({ books, screenplays }: FactColumns): ReadonlyMap<number, readonly Writer[]> {
  const found = new Map<number, Writer[]>();
  for (const [wrote, people] of [
    ['book', books],
    ['screenplay', screenplays],
  ] as const)
    for (const [name, places] of Object.entries(people))
      for (const at of places) found.set(at, [...(found.get(at) ?? []), { name, wrote }]);
  return found;
}
