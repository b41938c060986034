import { type CatalogueFilm, catalogueSchema } from '#domain/catalogue-film.ts';
import { NO_PLOT, UNKNOWN_ACTOR } from '#domain/film.ts';

/** A film as the built-in data has it: the schema's input, which tests check, so that a start need not. */
type RawFilm = Pick<CatalogueFilm, 'id' | 'title' | 'year' | 'genres' | 'duration' | 'rating'> &
  Partial<CatalogueFilm>;

let loaded: Promise<readonly CatalogueFilm[]> | undefined;

/**
 * The built-in catalogue. Loaded once, on the first call; a failed load may be tried again. Its films
 * are checked against the schema by the tests, so that a start only fills in defaults.
 * @throws when a part cannot be fetched
 */
export function loadCatalogue(): Promise<readonly CatalogueFilm[]> {
  loaded ??= loadParts().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function loadParts(): Promise<readonly CatalogueFilm[]> {
  const { DATA_PARTS } = await import('./data-parts.ts');
  // Ours, and checked by tests/films/catalogue.test.ts film by film.
  return DATA_PARTS.flatMap((part) => (part as readonly RawFilm[]).map(withDefaults));
}

function withDefaults(film: RawFilm): CatalogueFilm {
  return {
    originalTitle: film.title,
    aliases: [],
    director: undefined,
    actors: [UNKNOWN_ACTOR],
    plot: NO_PLOT,
    countries: [],
    moods: [],
    themes: [],
    ageRating: undefined,
    origin: film.countries?.[0] === 'Türkiye' ? 'yerli' : 'yabancı',
    ...film,
  };
}

type ParsedCatalogue = { films: readonly CatalogueFilm[] } | { error: string };

/**
 * Reads a catalogue file (docs/product.md): a JSON array of films, in which only `id, title, year, genres, duration,
 * rating` are required. What does not fit gives a Turkish message that names the film's place and the field.
 */
export function parseCatalogue(value: unknown): ParsedCatalogue {
  if (!Array.isArray(value)) return { error: 'Katalog bir film listesi (JSON dizisi) olmalı.' };
  const parsed = catalogueSchema.safeParse(value);
  if (!parsed.success) {
    const [place, ...path] = parsed.error.issues[0]?.path ?? [];
    const field = path.length === 0 ? '' : ` “${path.join('.')}” alanı`;
    return { error: `Katalogdaki ${Number(place ?? 0) + 1}. filmin${field || ' kaydı'} okunamadı.` };
  }
  const ids = new Set<string>();
  for (const [place, { id }] of parsed.data.entries()) {
    if (ids.has(id))
      return { error: `Katalogdaki ${place + 1}. filmin kimliği başka bir filmde de var: ${id}` };
    ids.add(id);
  }
  return { films: parsed.data };
}
