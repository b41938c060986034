// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { Film } from '#domain/film.ts';
import type { Trailer } from '#domain/trailer.ts';
import { ConfirmHost } from '#features/confirm/confirm-host.tsx';
import { createConfirm } from '#features/confirm/confirm-store.ts';
import { FilmCard } from '#features/film/film-card.tsx';
import { aFilm } from '#tests/support/builders.ts';
import { press, renderWithFilms, setUpFilms } from '../features/film/stage.tsx';

const film = aFilm({ title: 'Titanik', year: 1997, genre: 'Drama, Romantik', rating: 7.9, duration: 194 });
const trailer: Trailer = {
  key: 'abcdefghijk',
  name: 'Resmî Fragman',
  type: 'Trailer',
  movieTitle: 'Titanik',
  movieYear: 1997,
  url: 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
  thumbnailUrl: '',
  watchUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
};

function openDetails(own: Partial<Film> = {}) {
  const setting = renderWithFilms(<p>Sayfa</p>);
  act(() => setting.popups.getState().openFilm({ ...film, ...own }));
  return { ...setting, popup: screen.getByRole('dialog', { name: 'Titanik' }) };
}

describe('the detail popup', () => {
  it('P-03 shows the poster', () => {
    const { popup } = openDetails({ posterUrl: 'https://image.tmdb.org/t/p/w400/abc.jpg' });
    expect(popup.querySelector('img')).toHaveAttribute('src', 'https://image.tmdb.org/t/p/w400/abc.jpg');
  });

  it('P-03 K-03 shows a placeholder for the generic poster, which is never loaded', () => {
    const { popup } = openDetails();
    expect(popup.querySelector('img')).toBeNull();
    expect(popup.querySelector('svg')).not.toBeNull();
    expect(popup.innerHTML).not.toContain('via.placeholder.com');
  });

  it('P-04 P-06 shows title, year, genre, duration and the three badges', async () => {
    const { popup, records } = openDetails();
    expect(within(popup).getByRole('heading', { name: 'Titanik' })).toBeVisible();
    expect(popup).toHaveTextContent('Drama, Romantik · 3 sa 14 dk');
    // Each is said once: the rating and the year by their tiles.
    for (const said of ['1997', '7,9']) expect(within(popup).getAllByText(said)).toHaveLength(1);
    expect(popup).not.toHaveTextContent(/Favorilerinde|İzlediklerinde/u);
    await act(async () => void (await records.favourites.add(film)));
    await act(async () => void (await records.watched.add(film)));
    expect(popup).toHaveTextContent('Favorilerinde');
    expect(popup).toHaveTextContent('İzlediklerinde');
  });

  it('P-07 has a placeholder name where there are no actors', () => {
    const { popup } = openDetails({ actors: [] });
    const actors = within(popup).getByRole('heading', { name: 'Oyuncular' }).nextSibling;
    expect(actors).toHaveTextContent('Bilinmeyen Oyuncu');
  });

  it('P-08 has the four buttons, the last one a web search for the film', async () => {
    const { popup, openWindow } = openDetails();
    for (const name of ['Favori', 'İzlendi', 'Fragman']) {
      expect(within(popup).getByRole('button', { name })).toBeVisible();
    }
    await press("Filmi web'de ara");
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Titanik%20full%20izle'));
  });
});

describe('the trailer popup', () => {
  const openTrailer = async () => {
    const setting = setUpFilms();
    setting.findTrailer.mockResolvedValueOnce(trailer);
    renderWithFilms(<FilmCard film={film} />, setting);
    await press('Fragman');
    return { ...setting, popup: await screen.findByRole('dialog', { name: /Titanik/u }) };
  };

  it('P-18 P-25 closes on its backdrop, and begins anew for the next film', async () => {
    const { popup, popups, findTrailer } = await openTrailer();
    expect(screen.getByTitle('Titanik')).toBeInstanceOf(HTMLIFrameElement);
    const backdrop = popup.previousElementSibling;
    if (backdrop === null) throw new Error('no backdrop');
    await userEvent.click(backdrop, { pointerEventsCheck: 0 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByTitle('Titanik')).toBeNull();
    expect(popups.getState().trailer).toBeUndefined();
    await press('Fragman');
    expect(await screen.findByRole('dialog', { name: 'Fragman Bulunamadı' })).toBeVisible();
    expect(findTrailer).toHaveBeenCalledTimes(2);
  });
});

describe('the confirmation dialog', () => {
  it.each(['danger', 'warning'] as const)('P-26 can be of the type %s, and looks it', (tone) => {
    const confirm = createConfirm();
    render(<ConfirmHost confirm={confirm} />);
    act(() => {
      void confirm.confirm({
        tone,
        title: 'Silinsin mi?',
        body: 'Emin misin?',
        verb: 'Sil',
        action: async () => true,
      });
    });
    const verb = screen.getByRole('button', { name: 'Sil' });
    expect(verb.classList.contains('bg-destructive')).toBe(tone === 'danger');
  });
});

describe('a favourite that is there already', () => {
  it('E-08 is refused without a word', async () => {
    const { records } = renderWithFilms(<FilmCard film={film} />);
    await act(async () => void (await records.favourites.add(film)));
    const before = document.body.textContent;
    let added: boolean | undefined;
    await act(async () => {
      added = await records.favourites.add({ ...film, id: 'another' });
    });
    expect(added).toBe(false);
    expect(document.body.textContent).toBe(before);
    expect(records.problems.list()).toEqual([]);
  });
});
