import { describe, expect, it } from 'vitest';

import { createSelection } from '#features/recommend/selection-store.ts';

const open = () => {
  const store = createSelection();
  return {
    ...store.getState(),
    now: () => ({ genres: store.getState().genres, mood: store.getState().mood }),
  };
};

describe('the temporary selection', () => {
  it('holds several genres and one mood at most', () => {
    const { toggleGenre, toggleMood, now } = open();
    toggleGenre('Drama');
    toggleGenre('Komedi');
    toggleMood('sad');
    toggleMood('happy');
    expect(now()).toEqual({ genres: ['Drama', 'Komedi'], mood: 'happy' });
    toggleGenre('Drama');
    toggleMood('happy');
    expect(now()).toEqual({ genres: ['Komedi'], mood: undefined });
  });

  it('starts from saved genres only where nothing is chosen', () => {
    const { prefill, toggleGenre, clear, now } = open();
    prefill(['Aile']);
    expect(now().genres).toEqual(['Aile']);
    prefill(['Korku']);
    expect(now().genres).toEqual(['Aile']);
    clear();
    toggleGenre('Suç');
    prefill(['Korku']);
    expect(now().genres).toEqual(['Suç']);
  });

  it('is cleared later only if it is still what was asked for', () => {
    const { toggleGenre, toggleMood, clearIfUnchanged, now } = open();
    toggleGenre('Drama');
    const asked = now();
    toggleMood('sad');
    clearIfUnchanged(asked);
    expect(now()).toEqual({ genres: ['Drama'], mood: 'sad' });
    clearIfUnchanged(now());
    expect(now()).toEqual({ genres: [], mood: undefined });
  });
});
