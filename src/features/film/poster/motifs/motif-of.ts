import type { Genre } from '#domain/genre.ts';

import type { Motif } from './draw.ts';
import { action } from './action.ts';
import { adventure } from './adventure.ts';
import { animation } from './animation.ts';
import { cinema } from './cinema.ts';
import { comedy } from './comedy.ts';
import { crime } from './crime.ts';
import { drama } from './drama.ts';
import { family } from './family.ts';
import { fantasy } from './fantasy.ts';
import { horror } from './horror.ts';
import { romance } from './romance.ts';
import { scienceFiction } from './science-fiction.ts';
import { thriller } from './thriller.ts';

const MOTIFS: Readonly<Record<Genre, Motif>> = {
  Aksiyon: action,
  Komedi: comedy,
  Drama: drama,
  Korku: horror,
  Romantik: romance,
  'Bilim Kurgu': scienceFiction,
  Gerilim: thriller,
  Suç: crime,
  Macera: adventure,
  Fantastik: fantasy,
  Animasyon: animation,
  Aile: family,
};

/** The picture that stands for a genre; a reel where the genre is none of the twelve. */
export function motifOf(genre: string): Motif {
  return Object.hasOwn(MOTIFS, genre) ? MOTIFS[genre as Genre] : cinema;
}
