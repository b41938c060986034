// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { SURPRISE_PREFIX } from '#domain/batch.ts';
import { FALLBACK_NOTICE } from '#domain/fallback.ts';
import { createSurprise } from '#features/recommend/create-surprise.ts';
import type { SurpriseMe, Surprised } from '#features/recommend/run-flow.ts';
import { SurprisePopup } from '#features/recommend/surprise-popup.tsx';
import { RecommendationError } from '#recommender/recommender.ts';
import { aFilm } from '#tests/support/builders.ts';
import { press, renderWithFilms, setUpFilms } from '../film/stage.tsx';

const surprised = (title: string): Surprised => ({
  film: aFilm({ title }),
  explanation: 'Bugün için özel bir seçim.',
});

function open(surprise: SurpriseMe) {
  const setting = setUpFilms();
  const ask = vi.fn<SurpriseMe>(surprise);
  const run = createSurprise({ surprise: ask, popups: setting.popups });
  renderWithFilms(<SurprisePopup popups={setting.popups} run={run} />, setting);
  return { ...setting, run, ask };
}

describe('the surprise', () => {
  it('S-01 S-06 shows that it is under way, then one film and why', async () => {
    let give: (film: Surprised) => void = () => {};
    const { run } = open(() => new Promise((resolve) => (give = resolve)));
    act(() => void run.start());
    const popup = await screen.findByRole('dialog', { name: 'Sürpriz Film!' });
    expect(popup).toHaveAttribute('aria-busy', 'true');
    await act(async () => give(surprised('Titanik')));
    expect(screen.getByRole('heading', { name: 'Titanik' })).toBeVisible();
    expect(popup).toHaveTextContent('Bugün için özel bir seçim.');
  });

  it('E-03 S-06 says that the AI could not be used, also of a film that brings its own reason', async () => {
    const notice = `${FALLBACK_NOTICE}: Kota doldu. Onun yerine yerleşik önerici seçti.`;
    const film = aFilm({ title: 'Titanik', surprise_explanation: 'Bugün için özel bir seçim.' });
    const { run } = open(async () => ({
      film,
      explanation: `${SURPRISE_PREFIX}: ${notice}`,
      fallback: { reason: 'Kota doldu.' },
    }));
    await act(() => run.start());
    const popup = screen.getByRole('dialog', { name: 'Sürpriz Film!' });
    expect(popup).toHaveAccessibleDescription(notice);
    expect(popup).toHaveTextContent('Bugün için özel bir seçim.');
  });

  it('S-02 S-03 gives another one, and closes', async () => {
    const titles = ['Titanik', 'Aşk'];
    const { run, popups } = open(async () => surprised(titles.shift() ?? ''));
    await act(() => run.start());
    await press('Başka Sürpriz');
    expect(await screen.findByRole('heading', { name: 'Aşk' })).toBeVisible();
    await press('Kapat');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(popups.getState().surprise).toBeUndefined();
  });

  it.each([
    [new RecommendationError('Yeni film kalmadı.'), 'Yeni film kalmadı.'],
    [new Error('kota doldu'), 'Sürpriz film önerisi alınamadı: kota doldu'],
  ])('E-03 S-04 S-05 says what went wrong and can be tried again: %s', async (error, message) => {
    let fails = true;
    const { run } = open(async () => {
      if (fails) throw error;
      return surprised('Titanik');
    });
    await act(() => run.start());
    expect(screen.getByRole('dialog', { name: 'Sürpriz Olmadı!' })).toHaveAccessibleDescription(message);
    fails = false;
    await press('Tekrar Dene');
    expect(await screen.findByRole('heading', { name: 'Titanik' })).toBeVisible();
  });

  it('does not come back after it was closed', async () => {
    let give: (film: Surprised) => void = () => {};
    const { run, popups, ask } = open(() => new Promise((resolve) => (give = resolve)));
    act(() => void run.start());
    await press('Kapat');
    expect(ask.mock.calls[0]?.[0].aborted).toBe(true);
    await act(async () => give(surprised('Titanik')));
    expect(popups.getState().surprise).toBeUndefined();
  });

  it('P-11 shows a favourite as one, live', async () => {
    const { run, records } = open(async () => surprised('Titanik'));
    await act(() => run.start());
    await press('Favori');
    expect(await screen.findByRole('button', { name: 'Favori', pressed: true })).toBeVisible();
    expect(records.favourites.has(aFilm({ title: 'Titanik' }))).toBe(true);
  });
});
