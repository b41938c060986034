import { splitGenres } from '#domain/genre.ts';
import { normaliseTitle } from '#domain/title.ts';
import { seededRandom } from '#lib/random.ts';
import { textHash } from '#lib/text-hash.ts';

import { chance, pick } from './motifs/draw.ts';
import { palettesOf } from './motifs/palettes.ts';

export interface PosterSubject {
  title: string;
  year: number;
  genre: string;
}

/** Where the title stands: under or over the picture, on a slab of colour, below a framed picture, or up its side. */
const LAYOUTS = ['foot', 'foot', 'head', 'slab', 'frame', 'side'] as const;
export type PosterLayout = (typeof LAYOUTS)[number];

/** A longer title would run out of a side of the poster. */
const SIDE_LETTERS = 9;

/** The title's size by its length and by its longest word, so that neither the block nor a word runs out of the poster. */
export function titleSize(title: string, width = 86): number {
  const letters = [...title].length;
  const longest = Math.max(1, ...title.split(/[\s-]+/u).map((word) => [...word].length));
  const byLength = [
    [6, 25],
    [12, 19],
    [20, 15],
    [32, 12],
    [48, 9.6],
    [70, 7.8],
  ].find(([limit]) => letters <= (limit ?? 0))?.[1];
  return Math.max(5.5, Math.min(byLength ?? 6.4, width / (longest * 0.59)));
}

/** Decides a poster from the film alone: the same film has the same poster for ever. */
export function designPoster({ title, year, genre }: PosterSubject) {
  const genres = splitGenres(genre);
  const seed = textHash(`${normaliseTitle(title)}|${year}|${genres.join()}`);
  const random = seededRandom(seed);
  const first = genres[0] ?? '';
  // A second genre lends its colours now and then: two crime films then differ by what else they are.
  const mood = genres[1] !== undefined && chance(random, 0.34) ? genres[1] : first;
  const palettes = palettesOf(mood);
  const palette = palettes[Math.floor(random() * palettes.length)] ?? palettes[0];
  if (palette === undefined) throw new Error('every genre has palettes');
  const layout = pick(random, LAYOUTS);
  const letters = [...title].length;
  const fits = layout !== 'side' || letters <= SIDE_LETTERS;
  return {
    /** The genre whose motif is drawn; '' where the film has none. */
    motif: first,
    palette,
    layout: fits ? layout : 'foot',
    /** Of the title, in hundredths of the poster's width. */
    size:
      layout === 'side' && fits
        ? Math.min(44, 128 / (letters * 0.6))
        : titleSize(title, layout === 'frame' ? 78 : 86),
    weight: pick(random, [800, 800, 700, 500, 300] as const),
    /** Genre and year. */
    small: [first, year > 0 ? year : ''].filter(Boolean).join(' · '),
    mirrored: chance(random, 0.5),
    /** Of the drawing. */
    seed: seed + 1,
  };
}

export type PosterDesign = ReturnType<typeof designPoster>;
