import type { DescriptionFields } from './description.ts';
import { PLACEHOLDER_POSTER_URL } from './poster.ts';

const LABELS = {
  title: '🎬 Film Adı',
  year: '📅 Yıl',
  rating: '⭐ Puan',
  explanation: '💡 Kısa Açıklama',
  posterUrl: '🖼️ Poster URL',
} as const;

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Writes the multi-line description of a film with its labelled lines; absent fields have no line (K-04). */
export function formatDescription(fields: DescriptionFields): string {
  return [
    `${LABELS.title}: ${oneLine(fields.title)}`,
    fields.year === undefined ? '' : `${LABELS.year}: ${fields.year}`,
    fields.rating === undefined ? '' : `${LABELS.rating}: ${fields.rating}/10`,
    fields.explanation === undefined ? '' : `${LABELS.explanation}: ${oneLine(fields.explanation)}`,
    `${LABELS.posterUrl}: ${oneLine(fields.posterUrl ?? PLACEHOLDER_POSTER_URL)}`,
  ]
    .filter(Boolean)
    .join('\n');
}
