// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { HistoryScreen } from '#features/history/history-screen.tsx';
import { aBatch, aFilm } from '#tests/support/builders.ts';
import { press, renderWithFilms, setUpFilms } from '../features/film/stage.tsx';

const film = aFilm({
  title: 'Titanik',
  year: 1997,
  genre: 'Drama, Romantik',
  rating: 7.9,
  description: '💡 Kısa Açıklama: Batan bir gemide aşk.',
});

async function openBatchOf(shown = film) {
  const setting = setUpFilms();
  await setting.records.history.add(aBatch({ recommendations: [shown] }));
  renderWithFilms(
    <HistoryScreen
      confirm={setting.confirm}
      onOpenTab={() => {}}
      now={() => new Date()}
      reload={() => {}}
      scrollToTop={() => {}}
    />,
    setting,
  );
  await press('Filmi göster');
  return { ...setting, card: screen.getByRole('article', { name: 'Titanik' }) };
}

describe('the history page', () => {
  it('H-28 has its title', async () => {
    await openBatchOf();
    expect(screen.getByRole('heading', { level: 1, name: /Geçmiş/u })).toBeVisible();
  });
});

describe('a card of the history', () => {
  it('H-17 shows the poster of its film', async () => {
    const { card } = await openBatchOf({ ...film, posterUrl: 'https://image.tmdb.org/t/p/w400/abc.jpg' });
    expect(card.querySelector('img')).toHaveAttribute('src', 'https://image.tmdb.org/t/p/w400/abc.jpg');
  });

  it('H-17 H-19 shows title, year, rating and a description where there is no poster', async () => {
    const { card } = await openBatchOf();
    expect(card.querySelector('img')).toBeNull();
    expect(within(card).getByRole('heading', { name: 'Titanik' })).toBeVisible();
    expect(card).toHaveTextContent('1997 · Drama, Romantik');
    expect(card).toHaveTextContent('Puan:7,9');
    expect(card).toHaveTextContent('Batan bir gemide aşk.');
  });

  it('H-19 shows the explanation where there is no description', async () => {
    const { card } = await openBatchOf({
      ...film,
      description: '',
      plot: '',
      explanation: 'Hüzne iyi gelir.',
    });
    expect(card).toHaveTextContent('Hüzne iyi gelir.');
  });

  it('H-18 has badges for favourite and watched', async () => {
    const { card, records } = await openBatchOf();
    await act(async () => void (await records.favourites.add(film)));
    await act(async () => void (await records.watched.add(film)));
    expect(card).toHaveTextContent('Favorilerinde');
    expect(card).toHaveTextContent('İzlediklerinde');
  });

  it('H-20 searches for the trailer visibly', async () => {
    const { card, findTrailer } = await openBatchOf();
    findTrailer.mockImplementation(() => new Promise(() => {}));
    await press('Fragman');
    expect(await within(card).findByRole('button', { name: 'Aranıyor...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('H-21 opens the details', async () => {
    await openBatchOf();
    await press('Titanik');
    expect(screen.getByRole('dialog', { name: 'Titanik' })).toBeVisible();
  });
});
