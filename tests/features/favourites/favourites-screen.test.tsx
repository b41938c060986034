// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import type { Tab } from '#domain/tab.ts';
import { FavouritesScreen } from '#features/favourites/favourites-screen.tsx';
import type { PickOne } from '#features/favourites/pick-button.tsx';
import { aFilm } from '#tests/support/builders.ts';
import { NOW, openTestRecords } from '#tests/storage/support.ts';
import { press, renderWithFilms, setUpFilms } from '../film/stage.tsx';

interface Lists {
  favourites?: readonly string[];
  watched?: readonly string[];
  watchlist?: readonly string[];
  pick?: PickOne;
}

async function open({ favourites = [], watched = [], watchlist = [], pick = nobody }: Lists = {}) {
  let time = NOW.getTime();
  // Each film a minute later than the one before.
  const setting = setUpFilms(openTestRecords({ now: () => new Date((time += 60_000)) }));
  for (const title of favourites) await setting.records.favourites.add(aFilm({ title }));
  for (const title of watched) await setting.records.watched.add(aFilm({ title, genre: 'Komedi' }));
  for (const title of watchlist) await setting.records.watchlist.add(aFilm({ title }));
  const onOpenTab = vi.fn<(tab: Tab) => void>();
  renderWithFilms(
    <FavouritesScreen confirm={setting.confirm} now={() => NOW} pick={pick} onOpenTab={onOpenTab} />,
    setting,
  );
  return { records: setting.records, onOpenTab };
}
const nobody: PickOne = async () => undefined;
const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const tab = (name: string) => screen.getByRole('tab', { name });

describe('the favourites page', () => {
  it('F-01 Q-06 has four tabs, the lists with their counts', async () => {
    await open({ favourites: ['A', 'B'], watched: ['C'] });
    expect(screen.getByRole('heading', { level: 1, name: 'Favori Filmlerim' })).toBeVisible();
    expect(screen.getAllByRole('tab').map((name) => name.textContent)).toEqual([
      'Favoriler (2)',
      'İzlenenler (1)',
      'İzleyeceklerim (0)',
      'İstatistikler',
    ]);
    expect(cards()).toEqual(['B', 'A']);
    await userEvent.click(tab('İzlenenler (1)'));
    expect(cards()).toEqual(['C']);
  });

  it('F-01 Q-06 is called what its open tab shows', async () => {
    await open({ favourites: ['A'], watched: ['C'] });
    for (const [name, heading] of [
      ['İzlenenler (1)', 'İzlediğim Filmler'],
      ['İzleyeceklerim (0)', 'İzleyeceğim Filmler'],
      ['İstatistikler', 'İstatistiklerim'],
      ['Favoriler (1)', 'Favori Filmlerim'],
    ] as const) {
      await userEvent.click(tab(name));
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    }
  });

  it('F-06 F-07 says that a list is empty', async () => {
    await open();
    expect(screen.getByText('Henüz favori filminiz yok')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.click(tab('İzlenenler (0)'));
    expect(screen.getByText('Henüz izlediğiniz film yok')).toBeVisible();
  });

  it('leads from an empty list to where films are recommended', async () => {
    const { onOpenTab } = await open();
    await press('Film önerisi al');
    expect(onOpenTab).toHaveBeenCalledWith('recommend');
  });

  it('F-02 F-03 F-05 F-08 searches, sorts, and goes back with Temizle', async () => {
    await open({ favourites: ['Çalıkuşu', 'Amour', 'Zübük'] });
    const search = screen.getByRole('searchbox', { name: 'Film ara' });
    expect(search).toHaveAttribute('placeholder', 'Film ara...');
    await userEvent.type(search, 'calı');
    await waitFor(() => expect(cards()).toEqual(['Çalıkuşu']));
    await userEvent.type(search, 'x');
    expect(await screen.findByText('Arama kriterlerinize uygun film bulunamadı')).toBeVisible();
    await press('Temizle');
    await waitFor(() => expect(cards()).toEqual(['Zübük', 'Amour', 'Çalıkuşu']));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sıralama' }), 'İsme göre');
    await waitFor(() => expect(cards()).toEqual(['Amour', 'Çalıkuşu', 'Zübük']));
    const genres = screen.getByRole('combobox', { name: 'Tür' });
    expect(
      within(genres)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Tüm Türler', 'Drama', 'Romantik']);
  });

  it('keeps what was searched for when another tab was looked at', async () => {
    await open({ favourites: ['Amour', 'Zübük'] });
    await userEvent.type(screen.getByRole('searchbox'), 'zü');
    await userEvent.click(tab('İstatistikler'));
    await userEvent.click(tab('Favoriler (2)'));
    expect(screen.getByRole('searchbox')).toHaveValue('zü');
    expect(cards()).toEqual(['Zübük']);
  });

  it('shows long lists a part at a time', async () => {
    await open({ favourites: Array.from({ length: 30 }, (_, index) => `Film ${index}`) });
    expect(cards()).toHaveLength(20);
    await press('Daha fazla göster (10)');
    await waitFor(() => expect(cards()).toHaveLength(30), { timeout: 10_000 });
    expect(screen.queryByRole('button', { name: /Daha fazla/u })).toBeNull();
  });

  it('fills the six columns of a large screen', async () => {
    const none = window.matchMedia;
    window.matchMedia = (media) => Object.assign(none(media), { matches: media === '(width >= 112rem)' });
    await open({ favourites: Array.from({ length: 30 }, (_, index) => `Film ${index}`) });
    window.matchMedia = none;
    expect(cards()).toHaveLength(24);
    expect(screen.getByRole('button', { name: 'Daha fazla göster (6)' })).toBeVisible();
  });

  it('F-09 F-10 deletes all favourites only after a warning in capitals, and leaves the watched ones', async () => {
    const { records } = await open({ favourites: ['A', 'B'], watched: ['C'] });
    await press('Tüm favorileri sil');
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveTextContent('TÜM FAVORİLER silinecek. Bu işlem geri alınamaz.');
    await press('Vazgeç');
    expect(records.favourites.get()).toHaveLength(2);
    await press('Tüm favorileri sil');
    await press('Tümünü Sil');
    expect(await screen.findByText('Henüz favori filminiz yok')).toBeVisible();
    expect(records.watched.get()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Tüm favorileri sil' })).toBeNull();
  });
});

describe('the statistics', () => {
  const figures = () =>
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

  it('F-11 F-14 count, rank and list what was added lately', async () => {
    await open({ favourites: ['A', 'B', 'C', 'D', 'E', 'F'], watched: ['G'] });
    await userEvent.click(tab('İstatistikler'));
    expect(figures()).toEqual([
      ['Toplam favori', '6'],
      ['Toplam izlenen', '1'],
      ['Bu ay izlenen', '1'],
      ['En sevilen tür', 'Drama'],
    ]);
    const rows = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('button')
        .map((title) => title.textContent);
    expect(rows('Son eklenen favoriler')).toEqual(['F', 'E', 'D', 'C', 'B']);
    expect(rows('Son izlenenler')).toEqual(['G']);
    expect(screen.getByText('Kasım 2026: 1 film')).toBeInTheDocument();
    expect(screen.getByText('8–8,9 puan: 6 film')).toBeInTheDocument();
  });

  it('F-12 say where there is nothing yet', async () => {
    await open();
    await userEvent.click(tab('İstatistikler'));
    expect(figures()[3]).toEqual(['En sevilen tür', 'Henüz yok']);
  });
});
