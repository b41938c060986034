import type { Motif } from './draw.ts';
import {
  arcs,
  bands,
  beams,
  columns,
  dots,
  fan,
  leaves,
  peaks,
  scallops,
  squares,
  strokes,
  weave,
} from './abstract.ts';
import { bolt, target } from './action.ts';
import { compass, ridges } from './adventure.ts';
import { creatures } from './animation.ts';
import { reel } from './cinema.ts';
import { balloons, grin } from './comedy-faces.ts';
import { tiles } from './comedy.ts';
import { butterfly, cat, dog, dove, paw } from './animals.ts';
import { fishes, owl, poppies } from './flocks.ts';
import { bars, flags, suit } from './orders.ts';
import { city, detective, fingerprint } from './crime.ts';
import { claws, fangs, fire, jaws, knife } from './blood.ts';
import { ghost, skull, web, wolf } from './night.ts';
import { road, tree, umbrella } from './drama-outdoors.ts';
import { apart, sea, stage, window } from './drama-scenes.ts';
import { doorway } from './drama.ts';
import { birds, houses } from './family.ts';
import { spell, towers } from './fantasy.ts';
import { house, wood } from './horror.ts';
import { desert, snow, village } from './country.ts';
import { bridge, eiffel, istanbul } from './cities.ts';
import { beach, fin, wave, whale } from './sea-side.ts';
import { bench, cups, heart, letter, rings, rose, swans } from './love.ts';
import { crown, helmet, shield, sword } from './arms.ts';
import { king, mask, scales } from './heroes.ts';
import { bamboo } from './far-east.ts';
import { blossom, discs, ribbons } from './romance.ts';
import { plain, planet } from './science-fiction.ts';
import { astronaut, atom, grid, robot, rocket, saucer } from './space.ts';
import { microphone, piano, record } from './music.ts';
import { gears, telephone, television, vault } from './screens.ts';
import { ball, cards, glove, hat } from './games.ts';
import { banana, book, candles, capsules, cocktail } from './table.ts';
import { kite, ladder } from './childhood.ts';
import { keyhole, tunnel } from './thriller.ts';
import { clock, hourglass, stairs } from './hours.ts';
import { eye, masks, maze, spiral } from './mind.ts';
import { car, plane, train } from './engines.ts';
import { airBalloon, bicycle, lighthouse, ship, suitcase } from './journeys.ts';

/** Pictures that fill their sheet: places, skies, rooms. */
const SCENES = {
  bench,
  saucer,
  jaws,
  king,
  bamboo,
  train,
  car,
  plane,
  ship,
  airBalloon,
  lighthouse,
  desert,
  snow,
  village,
  istanbul,
  bridge,
  eiffel,
  beach,
  wave,
  whale,
  fin,
  candles,
  ladder,
  kite,
  cat,
  poppies,
  flags,
  wolf,
  stairs,
  ridges,
  compass,
  bolt,
  target,
  creatures,
  reel,
  tiles,
  grin,
  balloons,
  city,
  detective,
  doorway,
  road,
  umbrella,
  tree,
  sea,
  stage,
  window,
  apart,
  houses,
  birds,
  towers,
  wood,
  house,
  planet,
  plain,
  tunnel,
  keyhole,
  suit,
  web,
  microphone,
  mask,
  ribbons,
  arcs,
  beams,
  bands,
  weave,
  leaves,
  scallops,
  peaks,
  columns,
  squares,
  strokes,
  dots,
  fan,
} as const;

/** Things that stand on bare ground. */
const THINGS = {
  dog,
  butterfly,
  dove,
  paw,
  owl,
  fishes,
  bars,
  fingerprint,
  knife,
  fangs,
  skull,
  ghost,
  claws,
  fire,
  spell,
  rose,
  letter,
  heart,
  rings,
  cups,
  swans,
  crown,
  sword,
  helmet,
  shield,
  scales,
  discs,
  blossom,
  rocket,
  robot,
  atom,
  astronaut,
  grid,
  record,
  piano,
  television,
  cards,
  vault,
  book,
  telephone,
  hat,
  ball,
  banana,
  cocktail,
  gears,
  glove,
  capsules,
  clock,
  hourglass,
  spiral,
  maze,
  eye,
  masks,
  suitcase,
  bicycle,
} as const;

export const MOTIFS = { ...SCENES, ...THINGS } as const;
export type MotifName = keyof typeof MOTIFS;

export const isMotif = (name: string): name is MotifName => Object.hasOwn(MOTIFS, name);
export const isScene = (name: MotifName): boolean => Object.hasOwn(SCENES, name);
/** Typed as what all of them are. */
export const motifOf = (name: MotifName): Motif => MOTIFS[name];
