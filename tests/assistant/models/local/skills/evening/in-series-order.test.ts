import { expect, it } from 'vitest';

import { inSeriesOrder } from '#assistant/models/local/skills/evening/in-series-order.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { createFilmIndex } from '#films/film-index.ts';

const index = createFilmIndex(await loadCatalogue());
const [first, second, third] = [
  { title: 'Yüzüklerin Efendisi: Yüzük Kardeşliği' },
  { title: 'Yüzüklerin Efendisi: İki Kule' },
  { title: 'Yüzüklerin Efendisi: Kralın Dönüşü' },
] as const;

it('the parts of one series stand in the order of their story', () => {
  expect(inSeriesOrder([third, first, second], index)).toEqual([first, second, third]);
});

it('other films stay as they are', () => {
  const row = [third, { title: 'Titanik' }, first];
  expect(inSeriesOrder(row, index)).toEqual(row);
});
