import { expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

it('tells what was noted in this conversation, and where the rest stands', async () => {
  expect(await lastWords(['benim hakkımda ne biliyosun'])).toContain('bir şey not etmedim');
  expect(await lastWords(['korku sevmem ben', 'ne biliyosun benimle ilgili'])).toContain('korku sevmiyorsun');
});

it.each(['peki filmi burdan izleyebiliyo muyum', 'buradan izlenir mi', 'filmi sende açabiliyor muyum'])(
  'says that films are not played here: %s',
  async (said) => expect(await lastWords(['titanik', said])).toContain('burada oynatamıyorum'),
);

it('leaves the film in talk out of such others as are wished', async () => {
  const turn = (await converse(['titanik kaç dakika', 'böyle ağlatan başka ne var'])).at(-1);
  expect(turn?.calls[0]).toMatchObject(['recommendFilms', { similarTo: 'Titanik' }]);
});
