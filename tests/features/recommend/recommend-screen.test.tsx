// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { GENRES } from '#domain/genre.ts';
import { emptyPreferences } from '#domain/user.ts';
import { RecommendScreen } from '#features/recommend/recommend-screen.tsx';
import { FALLBACK_NOTICE } from '#domain/fallback.ts';
import type { Recommend, Recommended } from '#features/recommend/run-flow.ts';
import { createSelection } from '#features/recommend/selection-store.ts';
import { RecommendationError } from '#recommender/recommender.ts';
import { aFilm } from '#tests/support/builders.ts';
import { aUser } from '#tests/storage/support.ts';
import { press, renderWithFilms, setUpFilms } from '../film/stage.tsx';

const three = ['Titanik', 'Aşk', 'Amour'].map((title) => aFilm({ title }));
const found: Recommended = { films: three, explanation: 'Hüzünlü ruh haline göre üç drama filmi seçtim.' };

function open(recommend: Recommend = async () => found, setting = setUpFilms()) {
  const onSurprise = vi.fn<() => void>();
  const ask = vi.fn<Recommend>(recommend);
  const selection = createSelection();
  const screenOf = () => (
    <RecommendScreen
      chat={(onEmpty) => (
        <section aria-label="Sohbet">
          <button type="button" onClick={() => onEmpty(false)}>
            Söyle
          </button>
        </section>
      )}
      startsEmpty
      selection={selection}
      recommend={ask}
      onTogether={() => {}}
      onSurprise={onSurprise}
    />
  );
  return { ...renderWithFilms(screenOf(), setting), onSurprise, ask, selection };
}
const form = () => screen.getByRole('form', { name: 'Film Önerisi Al' });
const submit = () => screen.getByRole('button', { name: 'Öneri Al' });
const toggle = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });

describe('the classic form', () => {
  it('R-02 R-03 offers the twelve genres and the six moods', () => {
    open();
    const names = (group: string) =>
      within(within(form()).getByRole('group', { name: group }))
        .getAllByRole('button')
        .map((button) => button.textContent);
    expect(names('Türler')).toEqual(GENRES);
    expect(names('Ruh hali')).toEqual(['Mutlu', 'Hüzünlü', 'Heyecanlı', 'Rahat', 'Romantik', 'Maceracı']);
    expect(screen.getByText('VEYA')).toBeVisible();
  });

  it('R-04 R-05 cannot be sent without a genre, and says why', async () => {
    open();
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAccessibleDescription('En az bir tür seçmelisiniz');
    toggle('Türler', 'Drama').click();
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(screen.queryByText('En az bir tür seçmelisiniz')).toBeNull();
  });

  it('R-02 R-03 asks for what is chosen: several genres, one mood', async () => {
    const { ask } = open();
    for (const genre of ['Drama', 'Komedi']) act(() => toggle('Türler', genre).click());
    for (const mood of ['Mutlu', 'Hüzünlü']) act(() => toggle('Ruh hali', mood).click());
    expect(toggle('Ruh hali', 'Mutlu')).toHaveAttribute('aria-pressed', 'false');
    await press('Öneri Al');
    expect(ask).toHaveBeenCalledWith({ genres: ['Drama', 'Komedi'], mood: 'sad' }, expect.any(AbortSignal));
  });

  it('starts from the genres of last time', async () => {
    const setting = setUpFilms();
    await setting.records.user.set(aUser({ preferences: { ...emptyPreferences(), genres: ['Aile'] } }));
    open(undefined, setting);
    expect(toggle('Türler', 'Aile')).toHaveAttribute('aria-pressed', 'true');
  });

  it('has the surprise beside it', async () => {
    const { onSurprise } = open();
    await press('Sürpriz Film');
    expect(onSurprise).toHaveBeenCalledTimes(1);
  });
});

describe('asking for films', () => {
  const ask = async () => {
    act(() => toggle('Türler', 'Drama').click());
    await press('Öneri Al');
  };

  it('R-07 covers the screen meanwhile, with both texts, and can be given up', async () => {
    let signal: AbortSignal | undefined;
    open((_wishes, given) => {
      signal = given;
      return new Promise(() => {});
    });
    await ask();
    const overlay = screen.getByRole('dialog', { name: 'Size özel filmler aranıyor' });
    expect(overlay).toHaveTextContent('Bu işlem birkaç saniye sürebilir');
    await press('Vazgeç');
    expect(signal?.aborted).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(submit()).toHaveFocus());
  });

  it('R-08 R-10 R-13 shows three cards with the explanation, and goes back to an empty form', async () => {
    open();
    await ask();
    const heading = await screen.findByRole('heading', { name: 'Film Önerileriniz' });
    expect(
      screen.getAllByRole('article').map((card) => card.getAttribute('aria-labelledby') !== null),
    ).toHaveLength(3);
    expect(screen.getByText(found.explanation)).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
    await press('Yeni Öneri Al');
    expect(toggle('Türler', 'Drama')).toHaveAttribute('aria-pressed', 'false');
    expect(submit()).toBeDisabled();
  });

  it('R-08 keeps what came while other tabs are visited, and takes no focus when it is seen again', async () => {
    const setting = setUpFilms();
    const selection = createSelection();
    const screenOf = () => (
      <RecommendScreen
        chat={() => null}
        startsEmpty={false}
        selection={selection}
        recommend={async () => found}
        onTogether={() => {}}
        onSurprise={() => {}}
      />
    );
    const first = renderWithFilms(screenOf(), setting);
    await ask();
    await screen.findByRole('heading', { name: 'Film Önerileriniz' });
    first.unmount();
    renderWithFilms(screenOf(), setting);
    expect(screen.getByRole('heading', { name: 'Film Önerileriniz' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(document.body).toHaveFocus();
    await press('Yeni Öneri Al');
    expect(form()).toBeVisible();
  });

  it('asks again by itself for what was asked before the page was loaded anew', async () => {
    const asked = vi.fn<Recommend>(async () => found);
    const wishes = { genres: ['Suç' as const] };
    renderWithFilms(
      <RecommendScreen
        chat={() => null}
        startsEmpty={false}
        selection={createSelection()}
        recommend={asked}
        onTogether={() => {}}
        onSurprise={() => {}}
        takeAsked={() => wishes}
      />,
    );
    expect(await screen.findByRole('heading', { name: 'Film Önerileriniz' })).toBeVisible();
    expect(asked).toHaveBeenCalledWith(wishes, expect.any(AbortSignal));
  });

  it('R-12 E-02 says in Turkish that a part of the page is missing, and tries again', async () => {
    const missing = new TypeError('Failed to fetch dynamically imported module: https://a.example/b.js');
    const asked = vi.fn<Recommend>(async () => found).mockRejectedValueOnce(missing);
    open(asked);
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Film önerileri alınamadı: Sayfanın bir parçası yüklenemedi. Bağlantını denetleyip yeniden dene.',
    );
    await press('Tekrar dene');
    expect(await screen.findByRole('heading', { name: 'Film Önerileriniz' })).toBeVisible();
  });

  it('goes back to the saved genres where there were some', async () => {
    const setting = setUpFilms();
    await setting.records.user.set(aUser({ preferences: { ...emptyPreferences(), genres: ['Aile'] } }));
    open(undefined, setting);
    await ask();
    await screen.findByRole('heading', { name: 'Film Önerileriniz' });
    await press('Yeni Öneri Al');
    expect(toggle('Türler', 'Aile')).toHaveAttribute('aria-pressed', 'true');
    expect(toggle('Türler', 'Drama')).toHaveAttribute('aria-pressed', 'false');
  });

  it.each([
    [new RecommendationError('Bu türlerde üç film kalmadı.'), 'Bu türlerde üç film kalmadı.'],
    [new Error('bağlantı koptu'), 'Film önerileri alınamadı: bağlantı koptu'],
    ['?', 'Film önerileri alınamadı: Bilinmeyen hata'],
  ])('E-02 R-12 says in a red box what went wrong, and keeps the form: %s', async (error, message) => {
    open(() => Promise.reject(error));
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(toggle('Türler', 'Drama')).toHaveAttribute('aria-pressed', 'true');
  });

  it('E-02 shows in the red box that the AI could not be used, and asks it again at a press', async () => {
    const explanation = `${FALLBACK_NOTICE}: Bağlantı kurulamadı. Onun yerine yerleşik önerici seçti. Üç drama.`;
    const answers = [{ ...found, explanation, fallback: { reason: 'Bağlantı kurulamadı.' } }, found];
    const { ask: asked } = open(async () => answers.shift() ?? found);
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent(explanation);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await press('Tekrar dene');
    await screen.findByText(found.explanation);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked.mock.calls.map(([wishes]) => wishes)).toEqual([
      { genres: ['Drama'] },
      { genres: ['Drama'] },
    ]);
  });

  it('is aborted when the screen is left', async () => {
    let signal: AbortSignal | undefined;
    const { unmount } = open((_wishes, given) => {
      signal = given;
      return new Promise(() => {});
    });
    await ask();
    unmount();
    expect(signal?.aborted).toBe(true);
  });
});

describe('the room', () => {
  const isKept = () => screen.queryByRole('button', { name: 'Form', pressed: true });
  const switched = () => within(screen.getByRole('group', { name: 'Görünüm' }));

  it('shows the chat first where there is room for one', async () => {
    open();
    expect(switched().getByRole('button', { name: 'Sohbet' })).toHaveAttribute('aria-pressed', 'true');
    act(() => switched().getByRole('button', { name: 'Form' }).click());
    expect(switched().getByRole('button', { name: 'Sohbet' })).toHaveAttribute('aria-pressed', 'false');
    expect(switched().getByRole('button', { name: 'Form' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('has the form beside it at first; a conversation keeps it only for who wants it, also the next time', async () => {
    const setting = setUpFilms();
    await setting.records.user.set(aUser());
    const { unmount } = open(undefined, setting);
    expect(screen.getAllByRole('button', { name: 'Form' })).toHaveLength(1);
    await press('Söyle');
    expect(isKept()).toBeNull();
    act(() => screen.getAllByRole('button', { name: 'Form' })[0]?.click());
    await waitFor(() => expect(isKept()).toBeVisible());
    expect(setting.records.user.get()?.preferences['keepsForm']).toBe(true);
    unmount();
    open(undefined, setting);
    await press('Söyle');
    expect(isKept()).toBeVisible();
  });
});
