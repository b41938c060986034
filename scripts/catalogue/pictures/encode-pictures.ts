import { readFile } from 'node:fs/promises';

import { KEY_LETTERS, pictureKey, picturesSchema } from '#films/layers/picture-key.ts';

import type { SourceFilm } from '../encode.ts';
import { choosePictures } from './choose-pictures.ts';

/** What was chosen before: key → motif. Empty where the layer was never written. */
export async function readPictureLayer(file: URL): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const kept = new Map<string, string>();
  for (const [motif, genres] of Object.entries(picturesSchema.parse(JSON.parse(text))))
    for (const keys of Object.values(genres))
      for (let at = 0; at < keys.length; at += KEY_LETTERS) kept.set(keys.slice(at, at + KEY_LETTERS), motif);
  return kept;
}

/** The pictures of the catalogue as their layer: what was chosen stays, so that a poster never changes. */
export function writePictures(sources: readonly SourceFilm[], kept: ReadonlyMap<string, string>) {
  const layer: Record<string, Record<string, string>> = {};
  const chosen = choosePictures(sources, kept);
  for (const { film } of sources) {
    const key = pictureKey(film.title, film.year);
    const motif = chosen.get(key) ?? '';
    const genres = (layer[motif] ??= {});
    const [genre = ''] = film.genres;
    genres[genre] = (genres[genre] ?? '') + key;
  }
  return Object.fromEntries(Object.entries(layer).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
