import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { FilmJudgement } from '#domain/judgement.ts';
import { brokenWishes } from '#domain/wish-rules.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';
import { anyWishes, judgedWishes } from '../recommender/arbitraries.ts';

const broken = (judgement: FilmJudgement | undefined, wishes: Partial<Wishes>, themes: string[] = []) =>
  brokenWishes(aCatalogueFilm({ judgement, themes }), { genres: [], ...wishes });

describe('the wishes that a judgement answers', () => {
  it.each<[Partial<Wishes>, FilmJudgement, FilmJudgement]>([
    [{ tones: ['komik', 'iç ısıtan'] }, aJudgement({ laugh: 2, warm: 2 }), aJudgement({ laugh: 3 })],
    [{ avoidTones: ['kanlı', 'ağır'] }, aJudgement({ heavy: 1 }), aJudgement({}, { gore: 2 })],
    [{ ending: 'happy' }, aJudgement(), aJudgement({}, { ending: 'open' })],
    [{ ending: 'notDark' }, aJudgement({}, { ending: 'bittersweet' }), aJudgement({}, { ending: 'dark' })],
    [{ pace: 'slow' }, aJudgement({}, { pace: 1 }), aJudgement({}, { pace: 3 })],
    [{ fame: 'popular' }, aJudgement({}, { fame: 4 }), aJudgement({}, { fame: 3 })],
    [{ fame: 'hidden' }, aJudgement({}, { fame: 3 }), aJudgement({}, { fame: 4 })],
    [
      { awards: ['cannes', 'oscar'] },
      aJudgement({}, { awards: ['cannes-diger'] }),
      aJudgement({}, { awards: ['koza-film'] }),
    ],
    [
      { studios: ['ghibli'] },
      aJudgement({}, { studio: 'Studio Ghibli' }),
      aJudgement({}, { studio: 'Pixar' }),
    ],
    [
      { series: ['harry potter'] },
      aJudgement({}, { series: { name: 'Harry Potter', place: 2 } }),
      aJudgement({}, { series: { name: 'Harry', place: 2 } }),
    ],
    [
      { languages: ['japonca'] },
      aJudgement({}, { languages: ['ja', 'en'] }),
      aJudgement({}, { languages: ['en', 'ja'] }),
    ],
    [{ trueStory: true }, aJudgement({}, { trueStory: true }), aJudgement()],
    [{ trueStory: false }, aJudgement(), aJudgement({}, { trueStory: true })],
    [{ eras: ['1980ler', '1990lar'] }, aJudgement({}, { era: '1990lar' }), aJudgement()],
    [{ places: ['kars'] }, aJudgement({}, { place: 'Kars' }), aJudgement({}, { place: 'Karsız' })],
  ])('U-02 %j holds for the one and not for the other', (wish, one, other) => {
    expect(broken(one, wish)).toEqual([]);
    expect(broken(other, wish)).toEqual(Object.keys(wish));
    expect(broken(undefined, wish)).toEqual([]);
  });

  it('U-02 finds a place among the themes too', () => {
    expect(broken(aJudgement(), { places: ['İstanbul'] }, ['istanbul'])).toEqual([]);
  });

  it('U-02 of which nobody has judged the film breaks none', () => {
    const JUDGED = new Set<WishName>(Object.keys(judgedWishes) as WishName[]);
    fc.assert(
      fc.property(anyWishes, (wishes) => {
        expect(broken(undefined, wishes).filter((name) => JUDGED.has(name))).toEqual([]);
      }),
    );
  });
});

describe('people and titles that are not wanted', () => {
  it('U-02 are not shown, under either title', () => {
    expect(broken(undefined, { excludePeople: ['nolan'] })).toEqual(['excludePeople']);
    expect(broken(undefined, { excludeTitles: ['interstellar'] })).toEqual(['excludeTitles']);
    expect(broken(undefined, { excludeTitles: ['yıldızlararası'] })).toEqual(['excludeTitles']);
    expect(broken(undefined, { excludePeople: ['Kubrick'], excludeTitles: ['Dune'] })).toEqual([]);
  });
});
