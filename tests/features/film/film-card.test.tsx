// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { FilmCard } from '#features/film/film-card.tsx';
import { aFilm } from '#tests/support/builders.ts';
import { press, renderWithFilms, setUpFilms } from './stage.tsx';

const film = aFilm({ title: 'Titanik', year: 1997, genre: 'Drama, Romantik', rating: 7.9 });
const card = () => screen.getByRole('article', { name: 'Titanik' });

describe('a film card', () => {
  it('H-18 H-19 R-09 is an article named by its title, with year, genre, points and two actors', () => {
    renderWithFilms(<FilmCard film={{ ...film, actors: ['Bir', 'İki', 'Üç'] }} />);
    expect(within(card()).getByRole('heading', { name: 'Titanik' })).toBeVisible();
    expect(card()).toHaveTextContent('1997 · Drama, Romantik');
    expect(card()).toHaveTextContent('Puan:7,9');
    expect(card()).toHaveTextContent('Bir, İki');
    expect(card()).not.toHaveTextContent('Üç');
  });

  it.each([
    ['sure', 'Garanti'],
    ['close', 'Tam senlik'],
    ['discovery', 'Keşif'],
  ] as const)('U-05 says of a film that was chosen as %s: %s', (role, word) => {
    renderWithFilms(<FilmCard film={{ ...film, role }} />);
    expect(card()).toHaveTextContent(word);
    expect(card()).toHaveTextContent('1997 · Drama, Romantik');
  });

  it('U-05 claims no role for a film that has none', () => {
    renderWithFilms(<FilmCard film={film} />);
    expect(card()).not.toHaveTextContent(/Garanti|Tam senlik|Keşif/u);
  });

  it('says what is not known as not known', () => {
    renderWithFilms(<FilmCard film={{ ...film, year: 0, rating: 0, actors: [] }} />);
    expect(card()).toHaveTextContent('Puanı bilinmiyor');
    expect(card()).toHaveTextContent('Bilinmeyen Oyuncu');
    expect(card()).not.toHaveTextContent(/\b0\b/u);
  });

  it('H-21 R-11 opens the details by its title, and the focus comes back to it', async () => {
    renderWithFilms(<FilmCard film={film} />);
    await press('Titanik');
    expect(screen.getByRole('dialog', { name: 'Titanik' })).toBeVisible();
    await press('Kapat');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Titanik' })).toHaveFocus());
  });

  it('H-18 P-13 adds to favourites at once and shows it', async () => {
    const { records } = renderWithFilms(<FilmCard film={film} />);
    expect(screen.getByRole('button', { name: 'Favori' })).toHaveAttribute('aria-pressed', 'false');
    await press('Favori');
    expect(await screen.findByRole('button', { name: 'Favori', pressed: true })).toBeVisible();
    expect(card()).toHaveTextContent('Favorilerinde');
    expect(records.favourites.get().map(({ title }) => title)).toEqual(['Titanik']);
  });

  it('P-12 asks before it removes a favourite', async () => {
    const setting = setUpFilms();
    await setting.records.favourites.add(film);
    renderWithFilms(<FilmCard film={film} />, setting);
    await press('Favori');
    expect(screen.getByRole('alertdialog', { name: 'Favorilerden çıkarılsın mı?' })).toHaveTextContent(
      '“Titanik”',
    );
    await press('Vazgeç');
    expect(setting.records.favourites.has(film)).toBe(true);
    await press('Favori');
    await press('Çıkar');
    await waitFor(() => expect(setting.records.favourites.has(film)).toBe(false));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Favori' })).toHaveAttribute('aria-pressed', 'false'),
    );
  });

  it('P-14 P-15 asks before it takes the watched mark away', async () => {
    const { records } = renderWithFilms(<FilmCard film={film} />);
    await press('İzlendi');
    await waitFor(() => expect(records.watched.has(film)).toBe(true));
    await press('İzlendi');
    expect(screen.getByRole('alertdialog', { name: 'İzlendi işareti kaldırılsın mı?' })).toBeVisible();
    await press('Kaldır');
    await waitFor(() => expect(records.watched.has(film)).toBe(false));
  });

  it('P-23 P-24 says that it looks for the trailer, on every card of that film, and looks once', async () => {
    const setting = setUpFilms();
    let answer: (trailer: undefined) => void = () => {};
    setting.findTrailer.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    renderWithFilms(
      <>
        <FilmCard film={film} />
        <FilmCard film={{ ...film, id: 'other' }} />
      </>,
      setting,
    );
    const [first] = screen.getAllByRole('button', { name: 'Fragman' });
    first?.focus();
    first?.click();
    const busy = await screen.findAllByRole('button', { name: 'Aranıyor...' });
    expect(busy).toHaveLength(2);
    for (const button of busy) expect(button).toHaveAttribute('aria-disabled', 'true');
    busy[1]?.click();
    expect(setting.findTrailer).toHaveBeenCalledTimes(1);
    expect(setting.findTrailer).toHaveBeenCalledWith({ title: 'Titanik', year: 1997 });
    answer(undefined);
    expect(await screen.findByRole('dialog', { name: 'Fragman Bulunamadı' })).toBeVisible();
    await press('Kapat');
    await waitFor(() => expect(first).toHaveFocus());
    expect(screen.getAllByRole('button', { name: 'Fragman' })).toHaveLength(2);
  });

  it('P-29 opens a web search for the title', async () => {
    const { openWindow } = renderWithFilms(<FilmCard film={film} />);
    await press('Ara');
    expect(openWindow).toHaveBeenCalledWith(expect.stringContaining('Titanik%20full%20izle'));
  });

  it('H-19 shows the words of the description without its labels, where they are wanted', () => {
    const described = {
      ...film,
      description: '🎬 Film Adı: Titanik\n💡 Kısa Açıklama: Batan bir gemide aşk.',
    };
    const { unmount } = renderWithFilms(<FilmCard film={described} withDescription />);
    expect(card()).toHaveTextContent('Batan bir gemide aşk.');
    expect(card()).not.toHaveTextContent('Kısa Açıklama');
    unmount();
    renderWithFilms(<FilmCard film={described} />);
    expect(card()).not.toHaveTextContent('Batan bir gemide aşk.');
  });
});
