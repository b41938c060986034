import { normaliseTitle } from '#domain/title.ts';
import { pictureOf } from '#films/layers/picture-layer.ts';
import { seededRandom } from '#lib/random.ts';
import { textHash } from '#lib/text-hash.ts';

import { type Composition, type CompositionName, COMPOSITIONS } from './compositions.ts';
import { boldFrom, shownFrom } from './legible.ts';
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

/** Pictures that are true of any film, for those of which nothing is known. */
const FOR_ANY = [
  'reel',
  'doorway',
  'window',
  'discs',
  'ribbons',
  'tiles',
  'stairs',
  'arcs',
  'beams',
  'bands',
  'weave',
  'leaves',
  'scallops',
  'peaks',
  'columns',
  'squares',
  'strokes',
  'dots',
  'fan',
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
export type Backdrop = 'none' | 'rays' | 'disc' | 'stripes' | 'dots' | 'halves' | 'rings';
type Backdrops = readonly [Backdrop, ...Backdrop[]];

/** Where the title stands on them, too: broad ones, which no line of letters crosses time and again. */
const UNDER_A_TITLE: Backdrops = ['none', 'rays', 'disc', 'halves'];
/** In a mat of the colour that half of the ground would have, so that the window would seem to be broken. */
const IN_A_MAT: Backdrops = ['none', 'rays', 'disc', 'stripes', 'dots', 'rings'];

function backdropsFor(composition: CompositionName): Backdrops {
  const { mat, edge }: Composition = COMPOSITIONS[composition];
  if (mat === undefined) return UNDER_A_TITLE;
  return edge === undefined ? IN_A_MAT : [...IN_A_MAT, 'halves'];
}

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
    backdrop: isOnBareGround ? pick(random, backdropsFor(composition)) : 'none',
    weight: pick(random, [800, 800, 800, 600, 400] as const),
    mirrored: chance(random, 0.5),
    words,
    /** Of the lines of the title, from the first one's, in sizes. */
    baselines,
    shownFrom: shownFrom(words.size),
    boldFrom: boldFrom(words.size),
    /** How high the title stands from the foot of the sheet. */
    block: Math.max(118, Math.round(78 + words.size * heightOf(baselines))),
    /** Genre and year, as far as they are known. */
    small: [chosen?.genre ?? '', year > 0 ? year : ''].filter(Boolean).join(' · '),
    /** Of the drawing. */
    seed: seed + 1,
  };
}

export type PosterDesign = ReturnType<typeof designPoster>;
