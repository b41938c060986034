import {
  type CatalogueFilm,
  catalogueSchema,
  type FilmMemory,
  type FilmText,
} from '#domain/catalogue-film.ts';
import type { Lore } from '#domain/lore.ts';
import { once } from '#lib/once.ts';

/**
 * The built-in catalogue, without its texts. Loaded once, on the first call; a failed load may be tried again.
 * @throws when a layer cannot be fetched
 */
export const loadCatalogue: () => Promise<readonly CatalogueFilm[]> = once(async () => {
  const { readFilms } = await import('./layers/first-layer.ts');
  return readFilms();
});

/** The words that plots are written in, folded: what is spelled so is no slip of a finger. @throws as loadCatalogue */
export const loadVocabulary: () => Promise<ReadonlySet<string>> = once(async () => {
  const { readVocabulary } = await import('./layers/first-layer.ts');
  return readVocabulary();
});

/** The texts of the built-in films by their id. @throws when the layer cannot be fetched */
export const loadTexts: () => Promise<ReadonlyMap<string, FilmText>> = once(async () => {
  const [films, { readTexts }] = await Promise.all([loadCatalogue(), import('./layers/text-layer.ts')]);
  return readTexts(films);
});

/** What people remember of the built-in films by their id. @throws when the layer cannot be fetched */
export const loadMemories: () => Promise<ReadonlyMap<string, FilmMemory>> = once(async () => {
  const [films, { readMemories }] = await Promise.all([loadCatalogue(), import('./layers/recall-layer.ts')]);
  return readMemories(films);
});

/** What a friend knows of the best known films and people. @throws when the layer cannot be fetched */
export const loadLore: () => Promise<Lore> = once(async () => {
  const [{ readLore }, { readInside }] = await Promise.all([
    import('./layers/lore-layer.ts'),
    import('./layers/inside-layer.ts'),
  ]);
  return { ...readLore(), inside: readInside() };
});

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
