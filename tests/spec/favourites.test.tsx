// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { Film } from '#domain/film.ts';
import { FavouritesScreen } from '#features/favourites/favourites-screen.tsx';
import { aFilm } from '#tests/support/builders.ts';
import { NOW, openTestRecords } from '#tests/storage/support.ts';
import { press, renderWithFilms, setUpFilms } from '../features/film/stage.tsx';

const films: readonly Partial<Film>[] = [
  { title: 'Zübük', genre: 'Komedi', rating: 9 },
  { title: 'Çalıkuşu', genre: 'Drama, Romantik', rating: 7 },
  { title: 'Işıklar Sönünce', genre: 'Korku', rating: 8 },
];

const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const shows = (...titles: string[]) => waitFor(() => expect(cards()).toEqual(titles));
const select = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);

describe.each([
  ['favourites', 'Favoriler (3)'],
  ['watched', 'İzlenenler (3)'],
] as const)('the list of %s', (list, tab) => {
  async function open() {
    let time = NOW.getTime();
    const setting = setUpFilms(openTestRecords({ now: () => new Date((time += 60_000)) }));
    for (const film of films) await setting.records[list].add(aFilm(film));
    renderWithFilms(
      <FavouritesScreen
        confirm={setting.confirm}
        now={() => NOW}
        pick={async () => undefined}
        onOpenTab={() => {}}
      />,
      setting,
    );
    await userEvent.click(screen.getByRole('tab', { name: tab }));
    await shows('Işıklar Sönünce', 'Çalıkuşu', 'Zübük');
  }

  it('F-02 searches titles and genres, whatever the case', async () => {
    await open();
    const search = screen.getByRole('searchbox');
    expect(search).toHaveAttribute('placeholder', 'Film ara...');
    const searchFor = (value: string) => fireEvent.change(search, { target: { value } });
    searchFor('IŞIK');
    await shows('Işıklar Sönünce');
    searchFor('roMANTİK');
    await shows('Çalıkuşu');
    searchFor('yok böyle bir film');
    expect(await screen.findByText('Arama kriterlerinize uygun film bulunamadı')).toBeVisible();
  });

  it('F-03 F-05 narrows to a genre until Temizle', async () => {
    await open();
    await select('Tür', 'Komedi');
    await shows('Zübük');
    await press('Temizle');
    await shows('Işıklar Sönünce', 'Çalıkuşu', 'Zübük');
    expect(screen.getByRole('combobox', { name: 'Tür' })).toHaveDisplayValue('Tüm Türler');
  });

  it('F-04 sorts by each of the four orders', async () => {
    await open();
    const orders = within(screen.getByRole('combobox', { name: 'Sıralama' })).getAllByRole('option');
    const expected = [
      ['Işıklar Sönünce', 'Çalıkuşu', 'Zübük'],
      ['Zübük', 'Çalıkuşu', 'Işıklar Sönünce'],
      ['Çalıkuşu', 'Işıklar Sönünce', 'Zübük'],
      ['Zübük', 'Işıklar Sönünce', 'Çalıkuşu'],
    ];
    expect(orders).toHaveLength(expected.length);
    for (const [at, { textContent }] of orders.entries()) {
      await select('Sıralama', textContent);
      await shows(...(expected[at] ?? []));
    }
  });
});
