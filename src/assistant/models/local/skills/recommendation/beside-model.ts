import type { Wishes } from '#domain/wishes.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { RECENT } from '../../understand/last-years.ts';
import { bestKnown } from '../questions/named-film.ts';
import type { Understanding } from '../../understand/understand.ts';

/** `buna benzer ama yeni olsun`, `baba gibi ama daha yeni`: well after the film of 1972, though not only of these last years; or well shorter than it is. */
export function besideModel(
  { said, numbers, thisYear, markers: { relative }, alike, asksAlike }: Understanding,
  { similarTo }: Wishes,
  index: FilmIndex,
): Partial<Wishes> {
  const found = similarTo === undefined ? undefined : index.resolveTitle(similarTo);
  const model =
    found?.kind === 'one' ? found.film : found?.kind === 'many' ? bestKnown(found.candidates) : undefined;
  const recent = thisYear - RECENT;
  // `2020 ve sonrası` is said in figures.
  if (model === undefined || numbers.some(({ value }) => value === recent)) return {};
  const isModel = said.similarTo !== undefined || alike !== undefined || asksAlike;
  const isNewer =
    said.minYear === recent || (isModel && relative.newer === true && said.minYear === undefined);
  const isShorter = isModel && relative.shorter === true && said.maxDuration === undefined;
  return {
    ...(isNewer && { minYear: Math.round(recent - Math.max(0, recent - model.year) * MUCH_OLDER) }),
    ...(isShorter && model.duration > LONG && { maxDuration: Math.round(model.duration * SHORTER) }),
  };
}
const MUCH_OLDER = 1 / 3;
const LONG = 130;
const SHORTER = 0.75;
