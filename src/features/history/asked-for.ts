import { type Batch, isSurprise } from '#domain/batch.ts';
import { isGenre } from '#domain/genre.ts';
import { isMood, MOOD_LABELS } from '#domain/mood.ts';
import { joinList, upperFirst } from '#lib/turkish/format.ts';
import { KINDS } from '#recommender/kinds.ts';

/** What was asked for: a few words for a heading, and the wishes that they leave out. */
export interface Asked {
  heading: string;
  further: readonly string[];
}

/** `Hüzünlü bir akşam için dram`, `Korku filmi ve komedi`, `Sürpriz`. */
export function askedFor(batch: Pick<Batch, 'kind' | 'mood' | 'wishes'>): Asked {
  const { mood, wishes = [] } = batch;
  if (isSurprise(batch)) return { heading: 'Sürpriz', further: wishes };
  const kinds = joinList(wishes.filter(isGenre).map((genre) => KINDS[genre]));
  const further = wishes.filter((wish) => !isGenre(wish));
  if (isMood(mood)) return { heading: `${MOOD_LABELS[mood]} bir akşam için ${kinds || 'film'}`, further };
  if (kinds !== '') return { heading: upperFirst(kinds), further };
  const [first = 'Fark etmez, sen seç', ...rest] = further;
  return { heading: upperFirst(first), further: rest };
}
