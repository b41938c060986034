import { describe, expect, it, vi } from 'vitest';

import type { Wishes } from '#domain/wishes.ts';
import type { Recommendation, Taste } from '#recommender/recommender.ts';
import { chooseTonight, eveningKey, wishesOfHour } from '#recommender/tonight.ts';
import { aFilm } from '#tests/support/builders.ts';

const TASTE: Taste = { favourites: [], watched: [], preferredGenres: [], banned: ['Titanik'] };
/** Wednesday. */
const EVENING = new Date(2026, 10, 25, 19);

const recommender = () => ({
  recommend: vi.fn<(wishes: Wishes, taste: Taste) => Promise<Recommendation>>(async () => ({
    films: [aFilm({ title: 'A' }), aFilm({ title: 'B' }), aFilm({ title: 'C' })],
    explanation: 'Üç film seçtim.',
    source: 'builtIn',
    loosened: [],
    filteredCount: 0,
  })),
});

describe('the films of an evening', () => {
  it.each([
    ['before a working day', EVENING, 120],
    ['on a Sunday', new Date(2026, 10, 29, 19), 120],
    ['late', new Date(2026, 10, 25, 22, 30), 105],
    ['after midnight, of the same evening', new Date(2026, 10, 28, 1), 105],
    ['on a Friday', new Date(2026, 10, 27, 19), undefined],
    ['on a Saturday morning', new Date(2026, 10, 28, 10), undefined],
  ])('D-22 last as long as the hour lets them: %s', (_, moment, minutes) => {
    expect(wishesOfHour(moment).wishes.maxDuration).toBe(minutes);
  });

  it('D-22 are chosen by taste, which the sentence above them says', async () => {
    const asked = recommender();
    const fond = { ...TASTE, favourites: [aFilm({ title: 'Uzak' })] };
    const chosen = await chooseTonight({ recommender: asked, taste: fond, now: EVENING, last: null });
    expect(asked.recommend).toHaveBeenCalledWith({ genres: [], maxDuration: 120 }, fond);
    expect(chosen.lead).toMatch(/Favorilerini de hesaba kattım\.$/u);
    expect(chosen).toMatchObject({ day: '2026-11-25', before: [] });
  });

  it('D-23 are others than those of the evenings before', async () => {
    const asked = recommender();
    const last = { day: '2026-11-24', lead: '', films: [aFilm({ title: 'Dün' })], before: ['Evvelsi gün'] };
    const chosen = await chooseTonight({ recommender: asked, taste: TASTE, now: EVENING, last });
    expect(asked.recommend.mock.calls[0]?.[1].banned).toEqual(['Titanik', 'Dün', 'Evvelsi gün']);
    expect(chosen.before).toEqual(['Dün', 'Evvelsi gün']);
  });

  it('D-23 belong to the evening before until five in the morning', () => {
    expect(eveningKey(new Date(2026, 11, 1, 4, 59))).toBe('2026-11-30');
    expect(eveningKey(new Date(2026, 11, 1, 5))).toBe('2026-12-01');
  });
});
