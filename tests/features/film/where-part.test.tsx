// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { signedInUser } from '#domain/user.ts';
import type { WatchLookup } from '#domain/watching.ts';
import { aFilm } from '#tests/support/builders.ts';
import { renderWithFilms, setUpFilms } from './stage.tsx';

const netflix = { id: 8, name: 'Netflix' };
const mubi = { id: 11, name: 'MUBI' };
const offers = {
  subscription: [netflix, mubi],
  free: [],
  ads: [],
  rent: [{ id: 2, name: 'Apple TV' }],
  buy: [],
  link: 'https://www.themoviedb.org/movie/597/watch?locale=TR',
};

async function open(found: WatchLookup, platforms = [mubi]) {
  const setting = setUpFilms();
  const user = signedInUser('deniz@ornek.com');
  await setting.records.user.set({ ...user, preferences: { ...user.preferences, platforms } });
  setting.whereToWatch.mockResolvedValue(found);
  renderWithFilms(<p>Sayfa</p>, setting);
  await act(async () => setting.popups.getState().openFilm(aFilm({ title: 'Titanik', year: 1997 })));
  return setting;
}
const part = async () =>
  (await screen.findByRole('heading', { name: 'Nerede izlenir' })).closest('section') ?? document.body;

describe('where to watch, in the details', () => {
  it('Z-06 Z-08 names the services by way, the person’s own first and marked, and who lists them', async () => {
    const { whereToWatch } = await open({ kind: 'offers', offers });
    const section = within(await part());
    const ways = section.getAllByRole('term').map((term) => [
      term.textContent,
      ...within(term.nextSibling as HTMLElement)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ]);
    expect(ways).toEqual([
      ['Abonelikle', 'MUBI (sende var)', 'Netflix'],
      ['Kiralık', 'Apple TV'],
    ]);
    expect(section.getByText(/kaynak: JustWatch/u)).toBeVisible();
    expect(section.getByRole('link', { name: /Bağlantılarını gör/u })).toHaveAttribute('href', offers.link);
    expect(whereToWatch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['none', 'hiçbir platformda görünmüyor'],
    ['unknownFilm', 'bu filmi tanımıyor'],
    ['failed', 'şu an bakılamadı'],
  ] as const)('Z-06 says plainly where nothing is offered or known (%s)', async (kind, words) => {
    await open({ kind });
    expect(await part()).toHaveTextContent(words);
  });

  it('Z-06 has no such part where no movie database is connected', async () => {
    await open({ kind: 'notConnected' });
    expect(screen.queryByText('Nerede izlenir')).toBeNull();
  });
});
