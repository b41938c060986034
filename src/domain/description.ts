import { PLACEHOLDER_POSTER_URL } from './poster.ts';

/** What the labelled description text holds (spec §3, Description format). */
export interface DescriptionFields {
  title: string;
  year?: number;
  rating?: number;
  explanation?: string;
  posterUrl?: string;
}

const LABELS = {
  title: '🎬 Film Adı',
  year: '📅 Yıl',
  rating: '⭐ Puan',
  explanation: '💡 Kısa Açıklama',
  posterUrl: '🖼️ Poster URL',
} as const;

const PATTERNS: Readonly<Record<keyof DescriptionFields, RegExp>> = {
  title: /^\W*film(?:\s+ad[ıi])?\s*:\s*(.+)$/iu,
  year: /^\W*(?:yap[ıi]m\s+)?y[ıi]l[ıi]?\s*:\s*(\d{4})/iu,
  rating: /^\W*(?:imdb\s+)?puan[ıi]?\s*:\s*(\d+(?:[.,]\d+)?)/iu,
  explanation: /^\W*(?:k[ıi]sa\s+)?a[çc][ıi]klama\s*:\s*(.+)$/iu,
  posterUrl: /^\W*poster(?:\s+url)?\s*:\s*(\S+)/iu,
};

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Writes the multi-line description of a film with its labelled lines; absent fields have no line (spec §3). */
export function formatDescription(fields: DescriptionFields): string {
  return [
    `${LABELS.title}: ${oneLine(fields.title)}`,
    fields.year === undefined ? '' : `${LABELS.year}: ${fields.year}`,
    fields.rating === undefined ? '' : `${LABELS.rating}: ${fields.rating}/10`,
    fields.explanation === undefined ? '' : `${LABELS.explanation}: ${oneLine(fields.explanation)}`,
    `${LABELS.posterUrl}: ${fields.posterUrl ?? PLACEHOLDER_POSTER_URL}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * Reads a description by its labels (spec §3), in any order, with or without the emoji. Missing or unreadable lines
 * are absent from the answer; a text without any label gives an empty object.
 */
export function parseDescription(description: string): Partial<DescriptionFields> {
  const found: Partial<Record<keyof DescriptionFields, string>> = {};
  for (const line of description.split('\n')) {
    for (const key of Object.keys(PATTERNS) as (keyof DescriptionFields)[]) {
      const value = PATTERNS[key].exec(line.trim())?.[1]?.trim();
      if (value !== undefined && value !== '' && found[key] === undefined) found[key] = value;
    }
  }
  const rating = found.rating === undefined ? undefined : Number(found.rating.replace(',', '.'));
  return {
    ...(found.title === undefined ? {} : { title: found.title }),
    ...(found.year === undefined ? {} : { year: Number(found.year) }),
    ...(rating === undefined || rating > 10 ? {} : { rating }),
    ...(found.explanation === undefined ? {} : { explanation: found.explanation }),
    ...(found.posterUrl === undefined ? {} : { posterUrl: found.posterUrl }),
  };
}
