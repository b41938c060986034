// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { FavouritesScreen } from '#features/favourites/favourites-screen.tsx';
import type { PickOne } from '#features/favourites/pick-button.tsx';
import { NOW, openTestRecords } from '#tests/storage/support.ts';
import { aFilm } from '#tests/support/builders.ts';
import { press, renderWithFilms, setUpFilms } from '../film/stage.tsx';

async function open(pick: PickOne, ...titles: string[]) {
  let time = NOW.getTime();
  // Each film a minute later than the one before.
  const setting = setUpFilms(openTestRecords({ now: () => new Date((time += 60_000)) }));
  for (const title of titles) await setting.records.watchlist.add(aFilm({ title }));
  renderWithFilms(
    <FavouritesScreen confirm={setting.confirm} now={() => NOW} pick={pick} onOpenTab={() => {}} />,
    setting,
  );
  await userEvent.click(screen.getByRole('tab', { name: /^İzleyeceklerim/u }));
  return setting;
}
const nobody: PickOne = async () => undefined;

describe('the tab İzleyeceklerim', () => {
  it('Q-06 lists the latest first, is searched, and says how a film comes there', async () => {
    await open(nobody, 'Amour', 'Zübük');
    const cards = () =>
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    expect(cards()).toEqual(['Zübük', 'Amour']);
    await userEvent.type(screen.getByRole('searchbox'), 'amo');
    await waitFor(() => expect(cards()).toEqual(['Amour']));
    await userEvent.click(
      within(screen.getByRole('article')).getByRole('button', { name: 'İzleyeceğim', pressed: true }),
    );
    expect(await screen.findByRole('tab', { name: 'İzleyeceklerim (1)' })).toBeVisible();
  });

  it('Q-06 is said to be empty, with nothing to draw from', async () => {
    await open(nobody);
    expect(screen.getByText('İzleyeceklerin henüz boş')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Listemden çek' })).toBeNull();
  });

  it('Q-06 draws another film at each press, and begins anew when all had their turn', async () => {
    const titles = ['A', 'B'];
    const pick = vi.fn<PickOne>(async (without) => {
      const title = titles.find((one) => !without.includes(one));
      return title === undefined ? undefined : { title };
    });
    await open(pick, ...titles);
    for (let presses = 0; presses < 3; presses += 1) await press('Listemden çek');
    expect(pick.mock.calls.map(([without]) => without)).toEqual([[], ['A'], ['A', 'B'], []]);
  });

  it('Q-06 says where all of the list is hidden, or the films cannot be fetched', async () => {
    const pick = vi.fn(nobody);
    await open(pick, 'A');
    await press('Listemden çek');
    expect(screen.getByText('Listende önerebileceğim bir film yok.')).toBeVisible();
    pick.mockRejectedValueOnce(new Error('Failed to fetch'));
    await press('Listemden çek');
    expect(screen.getByText(/^Filmlere şimdi ulaşamadım\./u)).toBeVisible();
  });
});

describe('the tab İzlenenler', () => {
  it('Q-02 shows the person’s own stars and note on each card, and leads to them', async () => {
    const { records } = await open(nobody);
    const film = aFilm({ title: 'Uzak' });
    await records.watched.add(aFilm({ title: 'Başka' }));
    await records.watched.keepDetails(film, { score: 9, note: 'Kar yağıyordu' });
    await userEvent.click(screen.getByRole('tab', { name: /^İzlenenler/u }));
    expect(screen.getByRole('button', { name: 'Başka: Puan ver' })).toBeVisible();
    await press('Uzak: puanın 4,5 yıldız, notun: Kar yağıyordu');
    const details = screen.getByRole('dialog', { name: 'Uzak' });
    expect(within(details).getByRole('radio', { name: '4,5 yıldız' })).toBeChecked();
  });
});
