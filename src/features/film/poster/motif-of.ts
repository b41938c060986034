import type { Genre } from '#domain/genre.ts';

import type { Motif } from './draw.ts';
import { action } from './motifs/action.tsx';
import { adventure } from './motifs/adventure.tsx';
import { animation } from './motifs/animation.tsx';
import { cinema } from './motifs/cinema.tsx';
import { comedy } from './motifs/comedy.tsx';
import { crime } from './motifs/crime.tsx';
import { drama } from './motifs/drama.tsx';
import { family } from './motifs/family.tsx';
import { fantasy } from './motifs/fantasy.tsx';
import { horror } from './motifs/horror.tsx';
import { romance } from './motifs/romance.tsx';
import { scienceFiction } from './motifs/science-fiction.tsx';
import { thriller } from './motifs/thriller.tsx';

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
