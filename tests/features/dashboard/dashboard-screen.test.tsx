// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { Tab } from '#domain/tab.ts';
import { DashboardScreen } from '#features/dashboard/dashboard-screen.tsx';
import { aBatch, aFilm } from '#tests/support/builders.ts';
import { aUser, NOW } from '#tests/storage/support.ts';
import { press, renderWithFilms, setUpFilms } from '../film/stage.tsx';

const film = (title: string, genre = 'Drama') => aFilm({ title, genre });

function open(setting = setUpFilms(), now = () => NOW) {
  const onOpenTab = vi.fn<(tab: Tab) => void>();
  const view = renderWithFilms(
    <DashboardScreen
      onOpenTab={onOpenTab}
      now={now}
      chooseTonight={() => new Promise(() => {})}
      composer={<p>Yazma alanı</p>}
    />,
    setting,
  );
  return { ...view, onOpenTab };
}
const figures = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent] as const),
  );

describe('the dashboard', () => {
  it('D-01 welcomes the person by name', async () => {
    const setting = setUpFilms();
    await setting.records.user.set(aUser({ name: 'Defne' }));
    open(setting);
    expect(screen.getByRole('heading', { level: 1, name: 'Hoş geldin, Defne!' })).toBeVisible();
    expect(screen.getByText('Yazma alanı')).toBeVisible();
  });

  it('D-02 D-19 counts recommendations, favourites and what was watched, and counts on', async () => {
    const setting = setUpFilms();
    const { records } = setting;
    await records.history.add(aBatch({ recommendations: [film('A'), film('B'), film('C')] }));
    await records.favourites.add(film('A'));
    open(setting);
    const before = { 'Toplam öneri': '3', 'Favori film': '1', 'Bu ay izlenen': '0', 'Toplam izlenen': '0' };
    expect(figures()).toEqual(before);
    await act(async () => void (await records.watched.add(film('B'))));
    expect(figures()).toEqual({ ...before, 'Bu ay izlenen': '1', 'Toplam izlenen': '1' });
  });

  it('D-20 counts the month anew when the browser tab comes back', async () => {
    const setting = setUpFilms();
    await setting.records.watched.add(film('A'));
    let now = NOW;
    open(setting, () => now);
    expect(figures()['Bu ay izlenen']).toBe('1');
    now = new Date(2026, 11, 1);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(figures()['Bu ay izlenen']).toBe('0');
  });

  it('D-21 counts the month anew on the refresh signal', async () => {
    const setting = setUpFilms();
    await setting.records.watched.add(film('A'));
    let now = NOW;
    open(setting, () => now);
    now = new Date(2026, 11, 1);
    setting.records.refresh.trigger();
    await waitFor(() => expect(figures()['Bu ay izlenen']).toBe('0'));
  });

  it('D-03 D-04 leads on to a recommendation and to the history', async () => {
    const { onOpenTab } = open();
    await press('Film önerisi al');
    await press('Geçmiş öneriler');
    expect(onOpenTab.mock.calls).toEqual([['recommend'], ['history']]);
  });
});

describe('the latest recommendations', () => {
  const list = () => screen.getByRole('region', { name: 'Son önerilerim' });

  it('D-05 D-06 D-07 D-08 D-12 D-14 are three, with all that is known of them', async () => {
    const setting = setUpFilms();
    const described = aFilm({
      title: 'Titanik',
      year: 1997,
      genre: 'Drama, Romantik',
      rating: 7.9,
      description: '💡 Kısa Açıklama: Batan bir gemide aşk.',
    });
    await setting.records.history.add(
      aBatch({ recommendations: [film('Eski')], generatedAt: new Date(2026, 9, 1).toISOString() }),
    );
    await setting.records.history.add(
      aBatch({
        recommendations: [described, film('B'), film('C')],
        generatedAt: new Date(2026, 10, 5).toISOString(),
        mood: 'sad',
      }),
    );
    const { onOpenTab } = open(setting);
    const items = within(list()).getAllByRole('listitem');
    expect(items).toHaveLength(3);
    for (const text of [
      'Titanik',
      '1997 · Drama, Romantik',
      '7,9',
      'Ruh hali: Hüzünlü',
      '5 Kasım',
      'Batan bir gemide aşk.',
    ]) {
      expect(items[0]).toHaveTextContent(text);
    }
    expect(list()).not.toHaveTextContent('Eski');
    await press('Tüm önerileri görüntüle →');
    expect(onOpenTab).toHaveBeenCalledWith('history');
    await press('Titanik');
    expect(screen.getByRole('dialog', { name: 'Titanik' })).toBeVisible();
  });

  it('D-13 invite where there are none', async () => {
    const { onOpenTab } = open();
    expect(list()).toHaveTextContent('Henüz film öneriniz yok');
    await press('İlk önerinizi alın →');
    expect(onOpenTab).toHaveBeenCalledWith('recommend');
  });
});

describe('the most loved genres', () => {
  it('D-15 D-18 are not there without favourites', () => {
    open();
    expect(screen.queryByRole('region', { name: 'En Çok Sevilen Türler' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Tüm favorilerimi görüntüle →' })).toBeNull();
  });

  it('D-15 D-16 D-18 are ranked, three at most, and lead on to the favourites', async () => {
    const setting = setUpFilms();
    await setting.records.favourites.add(film('A', 'Drama, Komedi'));
    await setting.records.favourites.add(film('B', 'Drama, Suç'));
    await setting.records.favourites.add(film('C', 'Drama, Komedi, Aile'));
    const { onOpenTab } = open(setting);
    const ranked = within(screen.getByRole('region', { name: 'En Çok Sevilen Türler' })).getAllByRole(
      'listitem',
    );
    expect(ranked.map((item) => item.textContent)).toEqual(['1Drama3 film', '2Komedi2 film', '3Aile1 film']);
    await press('Tüm favorilerimi görüntüle →');
    expect(onOpenTab).toHaveBeenCalledWith('favorites');
  });
});
