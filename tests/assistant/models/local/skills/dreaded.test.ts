import { describe, expect, it } from 'vitest';

import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';
import { converse, lastWords } from '../converse.ts';

const catalogue = [
  aCatalogueFilm({
    title: 'Kasaba',
    originalTitle: 'Kasaba',
    genres: ['Drama'],
    ageRating: 7,
    judgement: aJudgement({ beauty: 3 }),
  }),
  aCatalogueFilm({
    title: 'Yas Evi',
    originalTitle: 'Yas Evi',
    genres: ['Drama'],
    themes: ['yas'],
    judgement: aJudgement({ heavy: 3 }),
  }),
  aCatalogueFilm({
    title: 'Gece Nöbeti',
    originalTitle: 'Gece Nöbeti',
    genres: ['Drama'],
    ageRating: 18,
    judgement: aJudgement({ heavy: 2 }, { sex: 3, pace: 1 }),
  }),
];
const options = { catalogue, held: { favourites: [] } };
const answer = (...said: string[]) => lastWords(['dram öner', ...said], options);

describe('what somebody dreads', () => {
  it('is told of the one film that is pointed at, and never offered', async () => {
    const told = await answer('İlkini açayım diyorum. Ölüm var mı içinde, ölen eden? Bu gece kaldıramam.');
    expect(told).toContain("Bildiğim kadarıyla Kasaba'da öyle bir şey yok");
    expect(told).not.toContain('İstersen');
  });

  it.each(['ikincisinde ölüm var mı bu gece kaldıramam', 'bunlarda ölüm var mı'])(
    'is told where a film deals with it: %s',
    async (said) => {
      expect(await answer(said)).toMatch(/Yas Evi'nde var|Yas Evi öyle/u);
      const [call] = (await converse(['dram öner', said, 'olur'], options)).at(-1)?.calls ?? [];
      expect(call).toEqual(['recommendFilms', { genres: [], mood: 'relaxed' }]);
    },
  );

  it('is not denied where nothing tells of it', async () => {
    expect(await answer('üçüncüde intihar var mı kaldıramam')).toContain('Orasını kesin bilmiyorum');
  });
});

describe('what a film holds, asked with a strong word', () => {
  it.each([
    ['ilk film +18 mi yani rezil sahne var mı', 'Hayır, Kasaba 7 yaş ve üstü için. Bu açıdan rahat'],
    ['üçüncüde utanç verici sahne var mı', 'açık sahneler içeriyor'],
    ['ilkinde yatak sahnesi var mı rezil olmayalım', 'Kasaba bu açıdan rahat'],
  ])('is no complaint: %s', async (said, wanted) => {
    expect(await answer(said)).toContain(wanted);
  });

  it('is a complaint where it is said of the films', async () => {
    expect(await answer('rezil bunlar')).not.toContain('açık sahne');
  });
});

describe('this list', () => {
  it.each([
    ['bu listeden hangisi daha ağır tempolu', 'Gece Nöbeti'],
    ['bu listeden en ağırı hangisi', 'Yas Evi'],
  ])('is of the films on the screen: %s', async (said, wanted) => {
    expect(await answer(said)).toContain(wanted);
  });
});

describe('whether a child would be afraid', () => {
  it.each([
    ['ilki çocuğu korkutur mu', 'Kasaba 7 yaş ve üstü için; izlerse yanında ol.'],
    ['kasaba olur ama orda iskeletler vardı küçük korkar mı', 'Kasaba 7 yaş ve üstü için'],
    ['kasaba güzel de cadı vardı sanki kızım ürker mi', 'Kasaba 7 yaş ve üstü için'],
    ['ilkinden 9 yaşındaki oğlum korkar mı', 'Yok, Kasaba korkutmaz.'],
    ['ilkinden 9 yaşındaki oğlum tırsar mı', 'Yok, Kasaba korkutmaz.'],
  ])('is said with the age that it is for: %s', async (asked, words) => {
    expect(await answer(asked)).toContain(words);
  });

  it('and nothing of an age where no child is meant, or it is old enough', async () => {
    expect(await answer('ilki korkunç mu')).not.toContain('yaş');
    expect(await answer('ilkinden 9 yaşındaki oğlum korkar mı')).not.toContain('yaş');
  });
});
