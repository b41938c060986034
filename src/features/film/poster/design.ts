import { normaliseTitle } from '#domain/title.ts';
import { pictureOf } from '#films/layers/picture-layer.ts';
import { seededRandom } from '#lib/random.ts';
import { textHash } from '#lib/text-hash.ts';

import { type Composition, type CompositionName, COMPOSITIONS } from './compositions.ts';
import { chance, pick } from './motifs/draw.ts';
import { isMotif, isScene, type MotifName } from './motifs/motifs.ts';
import { palettesOf } from './motifs/palettes.ts';
import { setTitle } from './set-title.ts';
import { baselinesOf, heightOf } from './title-leading.ts';
import { wordMotifs } from './word-motifs.ts';

/** A film as its poster knows it. What it was found under, its genre as it was asked for, is no part of it. */
export interface PosterSubject {
  title: string;
  year: number;
}

/** Pictures that suit any film, for those of which nothing is known. */
const FOR_ANY = [
  'reel',
  'doorway',
  'window',
  'road',
  'sea',
  'tree',
  'discs',
  'ribbons',
  'blossom',
  'ridges',
  'spiral',
  'tiles',
  'stairs',
  'maze',
] as const satisfies readonly [MotifName, ...MotifName[]];

const FOR_SCENES = [
  'foot',
  'foot',
  'slope',
  'wave',
  'dome',
  'frame',
  'arch',
  'disc',
] as const satisfies readonly [CompositionName, ...CompositionName[]];
const FOR_THINGS = [
  'bare',
  'bareCentred',
  'frame',
  'arch',
  'slope',
  'wave',
  'dome',
  'foot',
] as const satisfies readonly [CompositionName, ...CompositionName[]];
/** What stands behind a thing. */
export const BACKDROPS = ['none', 'rays', 'disc', 'stripes', 'dots', 'halves', 'rings'] as const;
export type Backdrop = (typeof BACKDROPS)[number];

/** Widths of a poster, in px, from which letters of these sizes are 9 px high and more. */
const SHOWN_FROM = [
  [50, 72],
  [37.5, 96],
  [0, 140],
] as const;

/** Decides a poster from title and year alone: the same film has the same poster wherever it is shown. */
export function designPoster({ title, year }: PosterSubject) {
  const chosen = pictureOf(title, year);
  const seed = textHash(`${normaliseTitle(title) || title}|${year}`);
  const random = seededRandom(seed);
  const palettes = palettesOf(chosen?.genre ?? '', year);
  const palette = palettes[Math.floor(random() * palettes.length)] ?? palettes[0];
  if (palette === undefined) throw new Error('every genre has palettes');
  const motif =
    chosen !== undefined && isMotif(chosen.motif)
      ? chosen.motif
      : (wordMotifs(title)[0] ?? pick(random, FOR_ANY));
  const words = setTitle(title);
  const isOnBareGround = !isScene(motif);
  const composition = pick<CompositionName>(random, isOnBareGround ? FOR_THINGS : FOR_SCENES);
  const { centred = false }: Composition = COMPOSITIONS[composition];
  const baselines = baselinesOf(words.lines, centred);
  return {
    motif,
    palette,
    composition,
    backdrop: isOnBareGround ? pick(random, BACKDROPS) : 'none',
    weight: pick(random, [800, 800, 800, 600, 400] as const),
    mirrored: chance(random, 0.5),
    words,
    /** Of the lines of the title, from the first one's, in sizes. */
    baselines,
    /** The narrowest poster, in px, on which the title is shown. */
    shownFrom: SHOWN_FROM.find(([size]) => words.size >= size)?.[1] ?? 140,
    /** How high the title stands from the foot of the sheet. */
    block: Math.max(118, Math.round(78 + words.size * heightOf(baselines))),
    /** Genre and year, as far as they are known. */
    small: [chosen?.genre ?? '', year > 0 ? year : ''].filter(Boolean).join(' · '),
    /** Of the drawing. */
    seed: seed + 1,
  };
}

export type PosterDesign = ReturnType<typeof designPoster>;
