import { describe, expect, it } from 'vitest';

import { age } from '#assistant/models/local/skills/questions/feelings.ts';
import { plot } from '#assistant/models/local/skills/questions/facts.ts';
import { nearest } from '#assistant/models/local/skills/questions/good.ts';
import { screenCalls } from '#assistant/models/local/skills/screens/screens.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';

import { lastWords } from '../converse.ts';

describe('why a film is not for a child', () => {
  const told = (feel: Parameters<typeof aJudgement>[0], own: Parameters<typeof aJudgement>[1]) =>
    age(aCatalogueFilm({ ageRating: 13, judgement: aJudgement(feel, own) }), '8 yas');

  it('is what it has most of, and no hint of a bad word', () => {
    expect(told({ fear: 1 }, { gore: 2, language: 1 })).toMatch(/içinde şiddet var/u);
    expect(told({ fear: 3 }, { gore: 1, language: 1 })).toMatch(/içinde korkutucu sahneler var/u);
    expect(told({}, { gore: 2, language: 3 })).toMatch(/içinde küfür ve şiddet var/u);
    expect(told({ fear: 1 }, { language: 1 })).toMatch(/içinde korkutucu sahneler var/u);
  });
});

describe('what a film is about', () => {
  const film = aCatalogueFilm({
    title: 'Liman',
    plot: 'Bir kaptan limanda kaybolan gemisini arar.',
    hook: 'bir kaptan gemisini arıyor',
    word: 'O sahne unutulmaz.',
    judgement: aJudgement(),
  });

  it('is its plot', () => {
    expect(plot(film)).toBe('Liman: Bir kaptan limanda kaybolan gemisini arar.');
  });

  it('is not said to be unknown where the plot tells of just that', () => {
    expect(nearest(film, '§ kaptan', 'tohum')).not.toMatch(/bilm|bende yok/u);
    expect(nearest(film, '§ vapurcu', 'tohum')).toMatch(/bilm|bende yok/u);
  });
});

it('says plainly that nothing was marked as seen', () => {
  const none = { status: 'done' as const, totalFavorites: 0, totalRecommendations: 0 };
  const told = screenCalls.showStats.reply(
    {
      ...none,
      totalRecommendationSessions: 0,
      averageMoviesPerSession: 0,
      totalWatched: 0,
      watchedThisMonth: 0,
      favoriteGenres: [],
    },
    'tohum',
  );
  expect(told).toMatch(/sıfırda/u);
});

describe('what cannot be done', () => {
  it.each([
    ['birinciyi televizyona yansıt', /ekran yansıtma/u],
    ['filmi usbye indir türkçe dublajlı', /Hangi film/u],
    ['netflix hesabıma gir sen başlat', /birlikte seçeriz/u],
  ])('is told with what can be: “%s”', async (said, words) => {
    const told = await lastWords([said]);
    expect(told).toMatch(words);
    expect(told).not.toMatch(/Kartındaki|sıfırla/u);
  });
});

describe('other matters', () => {
  it.each(['bağkurdan ne zaman emekli olurum', 'ssk prim günüm kaç', 'emekli maaşım ne zaman yatar'])(
    'are met as such: “%s”',
    async (said) => {
      expect(await lastWords([said])).toMatch(/SGK/u);
    },
  );

  it('a sum is no piece of writing', async () => {
    expect(await lastWords(['integral ödevimi yapar mısın'])).not.toMatch(/yazı/u);
    expect(await lastWords(['film ödevimi yapar mısın'])).toMatch(/film/u);
  });

  it.each(['prime da ne zaman çıkar', 'emekli bir polisin filmi', 'emekli oldum bugün'])(
    'are not heard in “%s”',
    async (said) => {
      expect(await lastWords([said])).not.toMatch(/SGK/u);
    },
  );
});
