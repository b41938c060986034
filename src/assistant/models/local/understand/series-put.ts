import { partsOf } from '#films/series.ts';
import type { Reader } from './reading.ts';
import { ADDITIONS } from './same-list.ts';
import { MOST_PARTS, countedParts } from './series-seen.ts';
import { pointing } from './targets.ts';

/** `harry potterların hepsini sonra izleye ekle`, `godfather serisinin üçünü izledim`: its parts are put there, each by itself. */
export const readSeriesPut: Reader = ({ acts, bounds, text, index }) => {
  const [only, ...others] = acts;
  const [name, ...more] = bounds.series ?? [];
  if (only?.act.kind !== 'film' || name === undefined || others.length + more.length > 0) return {};
  const isWhole = only.targets.every((target) => pointing(target) === 'all');
  if (!ADDITIONS.test(only.act.tool) || !isWhole) return {};
  const parts = countedParts(partsOf(index.films, name), text);
  if (parts.length === 0 || parts.length > MOST_PARTS) return {};
  const targets = parts.map((film) => ({ kind: 'title' as const, text: film.title, year: film.year, film }));
  return { acts: [{ act: only.act, targets }], bounds: { series: undefined } };
};
