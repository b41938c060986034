import type { Genre } from '#domain/genre.ts';

import type { Motif } from './draw.ts';
import { action } from './action.tsx';
import { adventure } from './adventure.tsx';
import { animation } from './animation.tsx';
import { cinema } from './cinema.tsx';
import { comedy } from './comedy.tsx';
import { crime } from './crime.tsx';
import { drama } from './drama.tsx';
import { family } from './family.tsx';
import { fantasy } from './fantasy.tsx';
import { horror } from './horror.tsx';
import { romance } from './romance.tsx';
import { scienceFiction } from './science-fiction.tsx';
import { thriller } from './thriller.tsx';

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
