import type { Feel } from '#domain/judgement.ts';
import { formatRating, joinList } from '#lib/turkish/format.ts';
import type { KnownFilm } from './known-film.ts';

const FELT: Readonly<Record<Feel, string>> = {
  laugh: 'güldüren',
  cry: 'ağlatan',
  fear: 'korkutan',
  tense: 'geren',
  warm: 'iç ısıtan',
  think: 'düşündüren',
  heavy: 'ağır',
  romantic: 'romantik',
  action: 'hareketli',
  beauty: 'görüntüleri güzel',
};

/** A film in the words of somebody who has seen it. */
export function impression({ title, rating, year, judgement: { feel } }: KnownFilm): string {
  const strongest = (Object.entries(FELT) as [Feel, string][])
    .filter(([name]) => feel[name] >= 2)
    .toSorted(([a], [b]) => feel[b] - feel[a])
    .slice(0, 2)
    .map(([, words]) => words);
  const kind = strongest.length === 0 ? 'sakin, gösterişsiz' : joinList(strongest);
  return `${title} bence ${kind} bir film: ${year} yapımı, puanı ${formatRating(rating)}.`;
}
