import { describe, expect, it } from 'vitest';

import type { Wishes } from '#domain/wishes.ts';
import { fitTo } from '#recommender/built-in/fit.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';

type Film = Parameters<typeof aCatalogueFilm>[0];
const points = (own: Film, wishes: Partial<Wishes>) => fitTo({ genres: [], ...wishes })(aCatalogueFilm(own));
const judged = (...judgement: Parameters<typeof aJudgement>): Film => ({
  judgement: aJudgement(...judgement),
});

describe('how well a film fits', () => {
  it.each<[string, Partial<Wishes>, Film, Film]>([
    ['a tone that is strong', { tones: ['komik'] }, judged({ laugh: 3 }), judged({ laugh: 2 })],
    ['nothing of what was refused', { avoidTones: ['kanlı'] }, judged(), judged({}, { gore: 1 })],
    [
      'no drop of blood, however much better the rest of it fits',
      { genres: ['Gerilim'], avoidThemes: ['kanlı'] },
      { genres: ['Gerilim'], ...judged({ tense: 2 }) },
      { genres: ['Gerilim'], ...judged({ tense: 3 }, { gore: 1 }) },
    ],
    [
      'a comedy that weighs on nobody',
      { genres: ['Komedi'] },
      { genres: ['Komedi'], ...judged({ laugh: 1 }) },
      { genres: ['Komedi'], ...judged({ laugh: 2, heavy: 2 }) },
    ],
    ['nothing near what was refused', { avoidTones: ['korkutucu'] }, judged(), judged({ tense: 2 })],
    [
      'blood in what is known for it, before a drama in which some is shed',
      { themes: ['kanlı'] },
      { genres: ['Korku'], ageRating: 18, ...judged({ fear: 3 }, { gore: 3 }) },
      { genres: ['Drama'], ageRating: 13, ...judged({}, { gore: 3 }) },
    ],
    [
      'the best of all, however well known, where so many points are wished',
      { minRating: 8.5, mood: 'sad' },
      { rating: 9.2, ...judged() },
      { rating: 9, ...judged({ cry: 3 }) },
    ],
    [
      'no bloodshed beside parents, whatever kind is wished',
      { themes: ['western'], occasions: ['ebeveyn'] },
      { themes: ['western'], ...judged({}, { core: ['western'] }) },
      { themes: ['western'], ...judged({ action: 2 }, { core: ['western'], gore: 3, language: 3 }) },
    ],
    ['a mood by its strength', { mood: 'sad' }, judged({ cry: 3 }), judged({ cry: 2 })],
    [
      'what it is about',
      { themes: ['köy'] },
      { themes: ['köy', 'yas'], ...judged({}, { core: ['köy'] }) },
      { themes: ['köy', 'yas'], ...judged({}, { core: ['yas'] }) },
    ],
    [
      'the very theme before one whose name holds it',
      { themes: ['savaş'] },
      { themes: ['savaş'], ...judged({}, { core: ['savaş'] }) },
      { themes: ['soğuk savaş'], ...judged({}, { core: ['soğuk savaş'] }) },
    ],
    [
      'a kind of the theme before one that only has its name in it',
      { themes: ['savaş'] },
      { themes: ['ikinci dünya savaşı'], ...judged({}, { core: ['ikinci dünya savaşı'] }) },
      { themes: ['soğuk savaş'], ...judged({}, { core: ['soğuk savaş'] }) },
    ],
    [
      'the very theme before what it is about, where that only has its name in it',
      { themes: ['klasik'] },
      { themes: ['klasik'], ...judged({}, { core: ['aşk'] }) },
      { themes: ['klasik müzik'], ...judged({}, { core: ['klasik müzik'] }) },
    ],
    [
      'what it is about first of all',
      { themes: ['uzay'] },
      { themes: ['uzay', 'macera'], ...judged({}, { core: ['uzay', 'macera'] }) },
      { themes: ['uzay', 'macera'], ...judged({}, { core: ['macera', 'uzay'] }) },
    ],
    [
      'a finer theme beside the wished one',
      { themes: ['uzay'] },
      { themes: ['uzay', 'astronot'], ...judged({}, { core: ['uzay', 'astronot'] }) },
      { themes: ['uzay', 'aşk'], ...judged({}, { core: ['uzay', 'aşk'] }) },
    ],
    [
      'people before a cartoon, where a subject is named and no genre',
      { themes: ['evlilik'] },
      { themes: ['evlilik'] },
      { themes: ['evlilik'], genres: ['Animasyon'] },
    ],
    [
      'a theme that is a tone by its strength',
      { themes: ['iç ısıtan'] },
      { themes: ['iç ısıtan'], ...judged({ warm: 3 }) },
      { themes: ['iç ısıtan'], ...judged({ warm: 2 }) },
    ],
    ['a theme near the wished one', { themes: ['ressam'] }, { themes: ['sanat'] }, { themes: ['spor'] }],
    [
      'the wished theme before one near it',
      { themes: ['ressam'] },
      { themes: ['ressam'] },
      { themes: ['sanat'] },
    ],
    [
      'more of the wished genres',
      { genres: ['Drama', 'Suç'] },
      { genres: ['Drama', 'Suç'] },
      { genres: ['Drama'] },
    ],
    [
      'a genre that it is first of all',
      { genres: ['Suç'] },
      { genres: ['Suç', 'Drama'] },
      { genres: ['Drama', 'Suç'] },
    ],
    [
      'what a genre is for',
      { genres: ['Korku'] },
      { genres: ['Korku'], ...judged({ fear: 3 }) },
      { genres: ['Korku'], ...judged({ fear: 1 }) },
    ],
    ['somebody in it', { people: ['Nolan'] }, {}, { director: 'Ang Lee' }],
    ['speed with something happening', { pace: 'fast' }, judged({ action: 3 }), judged()],
    ['slowness with nothing happening', { pace: 'slow' }, judged(), judged({ action: 2 })],
    [
      'a film for children',
      { maxAge: 8 },
      { ageRating: 6, ...judged({}, { rightFor: ['çocuk'] }) },
      { ageRating: 6, ...judged() },
    ],
    [
      'the safer one for a child',
      { maxAge: 10 },
      { ageRating: 6, ...judged() },
      { ageRating: 10, ...judged() },
    ],
  ])('U-07 counts %s', (_what, wishes, better, worse) => {
    expect(points(better, wishes)).toBeGreaterThan(points(worse, wishes));
  });

  it('U-07 does not mistake grown-ups for children', () => {
    const child = { ageRating: 6, ...judged({}, { rightFor: ['çocuk'] }) };
    expect(points(child, { maxAge: 16 })).toBe(points({ ageRating: 13, ...judged() }, { maxAge: 16 }));
  });

  it('U-02 tells nothing from wishes about a film that nobody has judged', () => {
    const wishes: Partial<Wishes> = { pace: 'slow', maxAge: 8, avoidTones: ['ağır'], mood: 'sad' };
    expect(points({}, wishes)).toBe(points({}, {}));
  });
});
