import pictures from '#films/data/pictures.json' with { type: 'json' };

import { KEY_LETTERS, pictureKey, picturesSchema } from './picture-key.ts';

/** What a film's drawn poster shows, and what the film is first of all. */
export interface Picture {
  motif: string;
  genre: string;
}

let read: ReadonlyMap<string, Picture> | undefined;

function readPictures(): ReadonlyMap<string, Picture> {
  const found = new Map<string, Picture>();
  for (const [motif, genres] of Object.entries(picturesSchema.parse(pictures)))
    for (const [genre, keys] of Object.entries(genres))
      for (let at = 0; at < keys.length; at += KEY_LETTERS)
        found.set(keys.slice(at, at + KEY_LETTERS), { motif, genre });
  return found;
}

/** The picture chosen for a film of the built-in catalogue; undefined for others. */
export function pictureOf(title: string, year: number): Picture | undefined {
  read ??= readPictures();
  return read.get(pictureKey(title, year));
}
