// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { Film } from '#domain/film.ts';
import { DashboardScreen } from '#features/dashboard/dashboard-screen.tsx';
import { FavouritesScreen } from '#features/favourites/favourites-screen.tsx';
import { aBatch, aFilm } from '#tests/support/builders.ts';
import { NOW } from '#tests/storage/support.ts';
import { press, renderWithFilms, setUpFilms } from '../features/film/stage.tsx';
import { colourOf } from './colours.ts';

async function openWith(film: Film) {
  const setting = setUpFilms();
  await setting.records.history.add(aBatch({ recommendations: [film] }));
  renderWithFilms(
    <DashboardScreen
      onOpenTab={() => {}}
      now={() => NOW}
      chooseTonight={() => new Promise(() => {})}
      composer={null}
    />,
    setting,
  );
  const [item] = within(screen.getByRole('region', { name: 'Son önerilerim' })).getAllByRole('listitem');
  if (item === undefined) throw new Error('no recommendation is listed');
  return item;
}

async function favouritesOf(...genres: string[]) {
  const setting = setUpFilms();
  for (const [at, genre] of genres.entries()) {
    await setting.records.favourites.add(aFilm({ title: `Film ${at}`, genre }));
  }
  return setting;
}

const ranking = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('progressbar'));

describe('a recent recommendation', () => {
  it('D-09 shows its rating with a star', async () => {
    const item = await openWith(aFilm({ rating: 7.9 }));
    const star = item.querySelector('svg.lucide-star');
    expect(star).not.toBeNull();
    expect(star?.parentElement).toHaveTextContent('7,9');
  });

  it('D-10 shows its poster', async () => {
    const url = 'https://image.tmdb.org/t/p/w400/abc.jpg';
    const item = await openWith(aFilm({ posterUrl: url }));
    expect(item.querySelector('img')).toHaveAttribute('src', url);
  });

  it('D-11 K-03 shows a drawn poster with its whole title where it has no other', async () => {
    const item = await openWith(aFilm({ title: 'Selvi Boylum Al Yazmalım' }));
    expect(item.querySelector('img')).toBeNull();
    const poster = item.querySelector('[aria-hidden] svg');
    expect(poster?.textContent).toMatch(/Selvi.*Boylum.*Al.*Yazmalım/u);
  });
});

describe('the ranks of genres', () => {
  it('D-16 D-17 are three bars in gold, grey and orange, as long as their counts', async () => {
    const setting = await favouritesOf(
      'Drama',
      'Drama',
      'Drama',
      'Drama, Komedi',
      'Komedi, Suç',
      'Suç, Aile',
      'Komedi',
    );
    renderWithFilms(
      <DashboardScreen
        onOpenTab={() => {}}
        now={() => NOW}
        chooseTonight={() => new Promise(() => {})}
        composer={null}
      />,
      setting,
    );
    const bars = ranking('En Çok Sevilen Türler');
    expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('value')])).toEqual([
      ['Drama', '4'],
      ['Komedi', '3'],
      ['Suç', '2'],
    ]);
    for (const theme of [':root', '.dark'] as const) {
      expect(bars.map((bar) => colourOf(bar, theme))).toEqual(['gold', 'grey', 'orange']);
    }
  });

  it('D-17 equal ones share their place, and its colour', async () => {
    const setting = await favouritesOf('Drama', 'Drama', 'Komedi', 'Komedi', 'Suç');
    renderWithFilms(
      <DashboardScreen
        onOpenTab={() => {}}
        now={() => NOW}
        chooseTonight={() => new Promise(() => {})}
        composer={null}
      />,
      setting,
    );
    // The place is written once, and heard with each.
    const places = screen.getAllByRole('listitem').map((item) => item.querySelector('span > span'));
    expect(places.map((place) => place?.textContent)).toEqual(['1', '1', '3']);
    expect(places.map((place) => place?.classList.contains('sr-only'))).toEqual([false, true, false]);
    expect(ranking('En Çok Sevilen Türler').map((bar) => colourOf(bar, ':root'))).toEqual([
      'gold',
      'gold',
      'orange',
    ]);
  });

  it('F-13 are shown with bars among the statistics, every genre of them', async () => {
    const setting = await favouritesOf('Drama', 'Drama, Komedi', 'Drama, Suç', 'Aile', 'Suç');
    renderWithFilms(
      <FavouritesScreen
        confirm={setting.confirm}
        now={() => NOW}
        pick={async () => undefined}
        onOpenTab={() => {}}
      />,
      setting,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'İstatistikler' }));
    const bars = ranking('Türlere göre favoriler');
    expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('value')])).toEqual([
      ['Drama', '3'],
      ['Suç', '2'],
      ['Aile', '1'],
      ['Komedi', '1'],
    ]);
    await press('Film 4');
    expect(screen.getByRole('dialog', { name: 'Film 4' })).toBeVisible();
  });
});
