import { describe, expect, it } from 'vitest';

import { aFilm } from '#tests/support/builders.ts';
import { setUpFilms } from './stage.tsx';

const film = aFilm();

describe('film actions', () => {
  it('P-29 P-30 open a web search with `full izle`, and none for a blank title', () => {
    const { actions, openWindow } = setUpFilms();
    actions.searchWeb('Çalıkuşu');
    const [url = ''] = openWindow.mock.calls[0] ?? [];
    expect(new URL(url).searchParams.get('q')).toBe('Çalıkuşu full izle');
    actions.searchWeb('  ');
    expect(openWindow).toHaveBeenCalledTimes(1);
  });

  it('P-24 open the trailer popup with what was found', async () => {
    const { actions, popups, findTrailer } = setUpFilms();
    const trailer = {
      key: 'k',
      name: 'Fragman',
      type: 'Trailer',
      movieTitle: film.title,
      movieYear: film.year,
      url: 'https://www.youtube-nocookie.com/embed/k',
      thumbnailUrl: 'https://i.ytimg.com/vi/k/hqdefault.jpg',
      watchUrl: 'https://www.youtube.com/watch?v=k',
    } as const;
    findTrailer.mockResolvedValue(trailer);
    await actions.findTrailer(film);
    expect(popups.getState().trailer).toEqual({ title: film.title, year: film.year, trailer });
  });

  it('B-12 P-24 take a lookup that fails for one that found nothing', async () => {
    const { actions, popups, findTrailer } = setUpFilms();
    findTrailer.mockRejectedValue(new Error('TMDB API Hatası: 500'));
    await actions.findTrailer(film);
    expect(popups.getState().trailer).toEqual({ title: film.title, year: film.year, trailer: undefined });
    expect(actions.trailerSearches.getState().size).toBe(0);
  });

  it('P-12 P-13 P-14 P-15 P-16 P-26 answer whether a toggle changed something', async () => {
    const { actions, confirm, records } = setUpFilms();
    expect(await actions.toggleFavourite(film)).toBe(true);
    const declined = actions.toggleFavourite(film);
    expect(confirm.store.getState().request?.tone).toBe('danger');
    confirm.cancel();
    expect(await declined).toBe(false);
    expect(await actions.toggleWatched(film)).toBe(true);
    const accepted = actions.toggleWatched(film);
    expect(confirm.store.getState().request?.tone).toBe('warning');
    await confirm.accept();
    expect(await accepted).toBe(true);
    expect(records.watched.has(film)).toBe(false);
    expect(records.favourites.has(film)).toBe(true);
  });
});
