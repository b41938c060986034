// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { RecommendScreen } from '#features/recommend/recommend-screen.tsx';
import type { Recommend } from '#features/recommend/run-flow.ts';
import { createSelection } from '#features/recommend/selection-store.ts';
import { RecommendationError } from '#recommender/recommender.ts';
import { aFilm } from '#tests/support/builders.ts';
import { press, renderWithFilms } from '../features/film/stage.tsx';
import { colourOf } from './colours.ts';

function open(recommend: Recommend) {
  renderWithFilms(
    <RecommendScreen
      chat={() => null}
      startsEmpty
      selection={createSelection()}
      recommend={recommend}
      onTogether={() => {}}
      onSurprise={() => {}}
    />,
  );
  const form = screen.getByRole('form', { name: 'Film Önerisi Al' });
  return { form, submit: within(form).getByText('Öneri Al').closest('button') };
}

const chooseDrama = (form: HTMLElement) =>
  act(() => within(form).getByRole('button', { name: 'Drama' }).click());

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe('the recommendation screen', () => {
  it('R-01 has the surprise button, VEYA, then the form, in this order', () => {
    const { form } = open(() => new Promise(() => {}));
    const divider = screen.getByText('VEYA');
    expect(isBefore(screen.getByRole('button', { name: 'Sürpriz Film' }), divider)).toBe(true);
    expect(isBefore(divider, form)).toBe(true);
  });

  it('R-06 cannot be sent again while it loads', async () => {
    const { form, submit } = open(() => new Promise(() => {}));
    chooseDrama(form);
    expect(submit).toBeEnabled();
    await press('Öneri Al');
    expect(submit).toBeDisabled();
  });

  it('R-09 R-11 shows two actors on each card, and the details when one is pressed', async () => {
    const films = ['Titanik', 'Aşk', 'Amour'].map((title) => aFilm({ title, actors: ['Bir', 'İki', 'Üç'] }));
    const { form } = open(async () => ({ films, explanation: 'Üç drama seçtim.' }));
    chooseDrama(form);
    await press('Öneri Al');
    const card = await screen.findByRole('article', { name: 'Aşk' });
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(card).toHaveTextContent('Bir, İki');
    expect(card).not.toHaveTextContent('Üç');
    await press('Aşk');
    expect(screen.getByRole('dialog', { name: 'Aşk' })).toBeVisible();
  });

  it('R-12 says in a red box what went wrong', async () => {
    const { form } = open(() => Promise.reject(new RecommendationError('Yeni film kalmadı.')));
    chooseDrama(form);
    await press('Öneri Al');
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent('Yeni film kalmadı.');
    expect([colourOf(box, ':root'), colourOf(box, '.dark')]).toEqual(['red', 'red']);
  });
});
