import { normaliseTitle } from './title.ts';

/** What the labelled description text holds (K-04). */
export interface DescriptionFields {
  title: string;
  year?: number;
  rating?: number;
  explanation?: string;
  posterUrl?: string;
}

/** Labels as models and older versions write them, folded: without emoji, diacritics and capitals. */
const FIELD_OF = new Map<string, keyof DescriptionFields>([
  ['film adi', 'title'],
  ['film', 'title'],
  ['yil', 'year'],
  ['yili', 'year'],
  ['yapim yili', 'year'],
  ['puan', 'rating'],
  ['puani', 'rating'],
  ['imdb puani', 'rating'],
  ['kisa aciklama', 'explanation'],
  ['aciklama', 'explanation'],
  ['poster url', 'posterUrl'],
  ['poster', 'posterUrl'],
]);

/**
 * Reads a description by its labels (K-05), in any order, with or without the emoji; the first of two lines with
 * one label counts. Missing or unreadable lines are absent from the answer; a text without labels gives an empty object.
 */
export function parseDescription(description: string): Partial<DescriptionFields> {
  const lines = new Map<keyof DescriptionFields, string>();
  for (const line of description.split('\n')) {
    const colon = line.indexOf(':');
    const field = colon < 0 ? undefined : FIELD_OF.get(normaliseTitle(line.slice(0, colon)));
    const value = line.slice(colon + 1).trim();
    if (field !== undefined && value !== '' && !lines.has(field)) lines.set(field, value);
  }
  const title = lines.get('title');
  const year = /^\d{4}(?!\d)/u.exec(lines.get('year') ?? '')?.[0];
  const points = /^\d+(?:[.,]\d+)?/u.exec(lines.get('rating') ?? '')?.[0];
  const rating = points === undefined ? undefined : Number(points.replace(',', '.'));
  const explanation = lines.get('explanation');
  const posterUrl = /^\S+/u.exec(lines.get('posterUrl') ?? '')?.[0];
  return {
    ...(title === undefined ? {} : { title }),
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(rating === undefined || rating > 10 ? {} : { rating }),
    ...(explanation === undefined ? {} : { explanation }),
    ...(posterUrl === undefined ? {} : { posterUrl }),
  };
}
