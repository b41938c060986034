import { expect, it } from 'vitest';

import { converse } from '../converse.ts';

const toolsOf = async (...said: string[]) =>
  (await converse(said, { held: { favourites: [] } })).map(({ calls }) => calls.map(([tool]) => tool));

it('takes back what was just put on a list, by a bare word and only right after it', async () => {
  expect((await toolsOf('gerilim öner', 'ilkini favorilere ekle', 'sonra izlemem ya sil')).at(-1)).toEqual([
    'removeFavourite',
  ]);
  expect(
    (await toolsOf('gerilim öner', 'ilkini favorilere ekle', 'teşekkürler', 'sil')).at(-1),
  ).not.toContain('removeFavourite');
});

it('puts the next one there too', async () => {
  expect((await toolsOf('gerilim öner', 'ilkini favorilere ekle', 'bi de ikincisini')).at(-1)).toEqual([
    'addFavourite',
  ]);
});
