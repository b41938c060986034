// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { FilmTile } from '#features/favourites/film-tile.tsx';
import { aFilm } from '#tests/support/builders.ts';
import { press, renderWithFilms, setUpFilms } from '../film/stage.tsx';

const film = aFilm({ title: 'Titanik', year: 1997, genre: 'Drama, Romantik', rating: 7.9 });
const tile = () => screen.getByRole('article', { name: 'Titanik' });
const buttons = () =>
  within(tile())
    .getAllByRole('button')
    .map((button) => button.ariaLabel ?? button.textContent);

describe('a film of the library', () => {
  it('says title, year and points, and nothing else', () => {
    renderWithFilms(<FilmTile film={film} list="favourites" />);
    expect(within(tile()).getByRole('heading', { level: 2, name: 'Titanik' })).toBeVisible();
    expect(tile()).toHaveTextContent(/1997Puan: 7,9$/u);
    expect(tile()).not.toHaveTextContent('Drama');
  });

  it('says nothing of what is not known', () => {
    renderWithFilms(<FilmTile film={{ ...film, year: 0, rating: 0 }} list="favourites" />);
    expect(tile()).not.toHaveTextContent(/Puan|\b0\b/u);
  });

  it.each([
    ['favourites', ['Favori', 'İzlendi', 'İzleyeceğim', 'Fragman', 'Ara']],
    ['watched', ['Favori', 'İzlendi', 'İzleyeceğim', 'Fragman', 'Ara']],
    ['watchlist', ['İzleyeceğim', 'İzlendi', 'Favori', 'Fragman', 'Ara']],
  ] as const)('Q-06 has in the list %s its title first, then the two marks of that list', (list, names) => {
    renderWithFilms(<FilmTile film={film} list={list} />);
    expect(buttons()).toEqual(['Titanik', ...names]);
  });

  it('R-11 opens the details, and the focus comes back to its title', async () => {
    renderWithFilms(<FilmTile film={film} list="watched" />);
    await press('Titanik');
    await press('Kapat');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Titanik' })).toHaveFocus());
  });

  it('P-23 P-29 looks for the trailer visibly, and searches the web', async () => {
    const setting = setUpFilms();
    setting.findTrailer.mockImplementation(() => new Promise(() => {}));
    renderWithFilms(<FilmTile film={film} list="favourites" />, setting);
    await press('Fragman');
    const busy = await screen.findByRole('button', { name: 'Aranıyor...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await press('Ara');
    expect(setting.openWindow).toHaveBeenCalledWith(expect.stringContaining('Titanik%20full%20izle'));
  });
});
