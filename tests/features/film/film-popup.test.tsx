// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { Film } from '#domain/film.ts';
import { aFilm } from '#tests/support/builders.ts';
import { press, renderWithFilms } from './stage.tsx';

const film = aFilm({ title: 'Titanik', year: 1997, genre: 'Drama, Romantik', rating: 7.9, duration: 194 });

function open(shown: Film = film) {
  const setting = renderWithFilms(<p>Sayfa</p>);
  act(() => setting.popups.getState().openFilm(shown));
  return setting;
}
const popup = () => screen.getByRole('dialog', { name: 'Titanik' });

describe('the detail popup', () => {
  it('P-05 P-07 has four stat tiles, the actors and the plot', () => {
    open();
    const tiles = within(popup())
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(tiles).toEqual([
      ['Genel puan', '7,9 / 10'],
      ['Yapım yılı', '1997'],
      ['Dakika', '194'],
      ['Tür', 'Drama'],
    ]);
    expect(popup()).toHaveTextContent('3 sa 14 dk');
    expect(popup()).toHaveTextContent('Türkan Şoray, Kadir İnanır');
    expect(popup()).toHaveTextContent(film.plot);
  });

  it.each([
    ['catalogue', 'Puan, katalogdaki yuvarlanmış genel ortalama.'],
    ['model', 'Puan, modelin bildirdiği genel ortalama.'],
    [undefined, 'Puan, yuvarlanmış bir genel ortalama.'],
  ] as const)('U-09 says where points from %s come from', (ratingFrom, sentence) => {
    open({ ...film, ratingFrom });
    expect(popup()).toHaveTextContent(sentence);
  });

  it('U-09 says nothing of points that are not known', () => {
    open({ ...film, rating: 0, ratingFrom: 'catalogue' });
    expect(popup()).not.toHaveTextContent('genel ortalama');
  });

  it('P-04 assumes two hours where the duration is not known', () => {
    open({ ...film, duration: 0 });
    expect(popup()).toHaveTextContent('120');
  });

  it('P-10 says why a film was recommended only where that is known', () => {
    open({ ...film, explanation: 'Hüzünlü ruh haline uyuyor.' });
    expect(within(popup()).getByRole('heading', { name: 'Neden önerildi' })).toBeVisible();
    expect(popup()).toHaveTextContent('Hüzünlü ruh haline uyuyor.');
  });

  it('P-10 does not say one sentence twice where the plot is not known', () => {
    open({ ...film, plot: '', explanation: 'Hüzünlü ruh haline uyuyor.' });
    expect(within(popup()).getAllByText('Hüzünlü ruh haline uyuyor.')).toHaveLength(1);
    expect(within(popup()).queryByRole('heading', { name: 'Neden önerildi' })).toBeNull();
  });

  it('P-10 has no such section otherwise', () => {
    open();
    expect(within(popup()).queryByRole('heading', { name: 'Neden önerildi' })).toBeNull();
  });

  it.each([
    [{ plot: 'Detay bulunamadı.', explanation: 'Hüzünlü ruh haline uyuyor.' }, 'Hüzünlü ruh haline uyuyor.'],
    [{ plot: '', surprise_explanation: 'Bugün için özel bir seçim.' }, 'Bugün için özel bir seçim.'],
    [{ plot: '' }, "Detay bulunamadı. Merak ettiysen “Filmi web'de ara” konusunu da bulur."],
  ])('P-09 falls back from the plot to the explanation to a message: %o', (fields, text) => {
    open({ ...film, ...fields });
    const plot = within(popup()).getByRole('heading', { name: 'Konusu' }).nextSibling;
    expect(plot).toHaveTextContent(text);
  });

  it('P-06 P-11 shows a change of the lists while it is open, wherever it comes from', async () => {
    const { records } = open();
    expect(within(popup()).getByRole('button', { name: 'Favori' })).toHaveAttribute('aria-pressed', 'false');
    await act(async () => void (await records.favourites.add(film)));
    expect(within(popup()).getByRole('button', { name: 'Favori' })).toHaveAttribute('aria-pressed', 'true');
    expect(popup()).toHaveTextContent('Favorilerinde');
  });

  it('P-01 P-02 closes on Escape, on the X and on a click outside', async () => {
    const { popups } = open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => popups.getState().openFilm(film));
    await press('Kapat');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => popups.getState().openFilm(film));
    const overlay = popup().previousElementSibling;
    if (overlay !== null) await userEvent.click(overlay, { pointerEventsCheck: 0 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(popups.getState().film).toBeUndefined();
  });

  it('stays open under the question whether to remove the favourite', async () => {
    const { records } = open();
    await act(async () => void (await records.favourites.add(film)));
    await press('Favori');
    expect(screen.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(popup()).toBeVisible();
    expect(records.favourites.has(film)).toBe(true);
  });
});
