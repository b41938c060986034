import { describe, expect, it } from 'vitest';

import { MOODS } from '#domain/mood.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import type { Chosen, Told } from '#recommender/built-in/chosen.ts';
import { explainBatch } from '#recommender/built-in/explain-batch.ts';
import { explainFilm } from '#recommender/built-in/explain-film.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';

const chosen = (own: Partial<Chosen> = {}): Chosen => ({
  film: aCatalogueFilm(),
  broken: [],
  score: 1,
  close: 0,
  fame: 0,
  ...own,
});
const three = [chosen(), chosen(), chosen()];
const batch = (wishes: Partial<Wishes>, loosened: WishName[] = [], picked = three, alike?: Told['alike']) =>
  explainBatch(picked, { wishes: { genres: [], ...wishes }, loosened, alike });

describe('the explanation of three films', () => {
  it.each<[Partial<Wishes>, string]>([
    [{}, 'Üç film seçtim.'],
    [{ genres: ['Drama'] }, 'Üç dram seçtim.'],
    [{ genres: ['Romantik'] }, 'Üç romantik film seçtim.'],
    [{ genres: ['Korku'], origin: 'yerli' }, 'Yerli üç korku filmi seçtim.'],
    [{ genres: ['Bilim Kurgu', 'Suç', 'Aile'] }, 'Bilim kurgu, suç ve aile arasından üç film seçtim.'],
    [{ mood: 'sad', genres: ['Drama'] }, 'Hüzünlü bir akşam için üç dram seçtim.'],
    [{ genres: ['Animasyon'], maxAge: 6 }, '6 yaşa uygun üç animasyon seçtim.'],
    [{ fame: 'hidden', genres: ['Gerilim'] }, 'Az bilinen üç gerilim seçtim.'],
    [{ maxDuration: 180 }, 'Üç film seçtim. En uzunu 169 dakika.'],
    [{ minYear: 2014, maxYear: 2014 }, 'Üç film seçtim. Üçü de 2014 yapımı.'],
    [{ people: ['Nuri Bilge Ceylan'] }, 'Üç film seçtim. Üçünde de Nuri Bilge Ceylan var.'],
    [{ tones: ['iç ısıtan'] }, 'Üç film seçtim. Üçü de iç ısıtan.'],
    [{ studios: ['Pixar'] }, "Üç film seçtim. Üçü de Pixar'ın."],
  ])('of %o', (wishes, expected) => {
    expect(batch(wishes)).toBe(expected);
  });

  it.each(MOODS)('K-20 says the mood %s in Turkish', (mood) => {
    expect(batch({ mood })).toMatch(/^(?:Mutlu|Hüzünlü|Heyecanlı|Rahat|Romantik|Maceracı) bir akşam için/u);
  });

  it.each<[Partial<Wishes>, WishName[], string]>([
    [{ mood: 'sad' }, ['mood'], 'Hepsine birden uyan üç film bulamadım; ruh hali isteğini biraz esnettim.'],
    [
      { themes: ['köy'], awards: ['cannes'] },
      ['themes', 'awards'],
      'Hepsine birden uyan üç film bulamadım; konu ve ödül isteğini biraz esnettim.',
    ],
    [
      { maxDuration: 40 },
      ['maxDuration'],
      'En çok 40 dakikalık üç film bulamadım; esnettiklerimin en kısası 169 dakika.',
    ],
    [
      { minRating: 9.5 },
      ['minRating'],
      'Puanı 9,5 ve üstü üç film bulamadım; esnettiklerimin en yükseği 8,7.',
    ],
    [
      { maxYear: 1970 },
      ['maxYear'],
      '1970 ve öncesinden üç film bulamadım; esnettiklerimin en eskisi 2014 yapımı.',
    ],
  ])('says by how much %o gave way', (wishes, loosened, sentence) => {
    const picked = three.map((one) => ({ ...one, broken: loosened }));
    expect(batch(wishes, loosened, picked)).toContain(sentence);
  });

  it('claims nothing of all three that only two have', () => {
    const picked = [chosen(), chosen(), chosen({ broken: ['people'] })];
    expect(batch({ people: ['Tom Hardy'] }, ['people'], picked)).not.toContain('Üçünde de Tom Hardy');
  });

  it('names what the films are like, and what it could not find', () => {
    const film = aCatalogueFilm({ title: 'Titanik' });
    expect(
      batch({ similarTo: 'Titanik' }, [], three, {
        models: [{ name: 'Titanik', films: [film] }],
        unknown: [],
      }),
    ).toContain("Üçü de Titanik'e yakın duruyor.");
    expect(batch({ similarTo: 'Xyz' }, ['similarTo'], three, { models: [], unknown: ['Xyz'] })).toContain(
      '“Xyz” adıyla tek bir film bulamadığım için benzerliğe bakamadım.',
    );
  });

  it('says which favourite led to which film', () => {
    const because = aCatalogueFilm({ title: 'Başlangıç' });
    expect(batch({}, [], [chosen(), chosen({ because })])).toBe(
      'Üç film seçtim. Başlangıç filmini sevdiğin için Yıldızlararası filmini de seçtim.',
    );
  });

  it('tells the lightest from the heaviest where they differ', () => {
    const weighing = (title: string, heavy: number) =>
      chosen({ film: aCatalogueFilm({ title, judgement: aJudgement({ heavy }) }) });
    expect(batch({}, [], [weighing('A', 2), weighing('B', 0), weighing('C', 1)])).toBe(
      'Üç film seçtim. En hafifi B, en ağırı A.',
    );
  });
});

describe('the explanation of one film', () => {
  const one = (wishes: Partial<Wishes>, own: Partial<Chosen> = {}, alike?: Told['alike']) =>
    explainFilm(chosen(own), { wishes: { genres: [], ...wishes }, loosened: [], alike });
  const judged = (feel: Parameters<typeof aJudgement>[0], word?: string) =>
    aCatalogueFilm({ judgement: aJudgement(feel), word });

  it('falls back on the points of a film that nobody has judged', () => {
    expect(one({})).toBe('8,7 puanıyla sevilen bir film.');
  });

  it('says what the film does to somebody in that mood, then a friend’s word', () => {
    const film = judged({ cry: 3, warm: 2 }, 'Babanı ara, sonra izle.');
    expect(one({ mood: 'sad' }, { film })).toBe('Mendilsiz izlenmez. Babanı ara, sonra izle.');
  });

  it('says which of the wished themes it is about, and which only occurs in it', () => {
    const film = aCatalogueFilm({ themes: ['uzay', 'robot'], judgement: aJudgement({}, { core: ['uzay'] }) });
    expect(one({ themes: ['uzay'] }, { film })).toContain('Merkezinde uzay var');
    expect(one({ themes: ['robot'] }, { film })).toContain('İçinde robot var');
  });

  it('says who plays and who directs', () => {
    expect(one({ people: ['Matthew McConaughey'] })).toContain('Matthew McConaughey oynuyor');
    expect(one({ people: ['Christopher Nolan'] })).toContain('Christopher Nolan yönetti');
  });

  it('says what it shares with the film it should be like', () => {
    const model = aCatalogueFilm({ title: 'Başlangıç' });
    const alike = { models: [{ name: 'Başlangıç', films: [model] }], unknown: [] };
    expect(one({ similarTo: 'Başlangıç' }, {}, alike)).toContain(
      'Başlangıç filmini de yöneten Christopher Nolan çekti',
    );
  });

  it('says what it does not meet', () => {
    expect(one({ mood: 'sad' }, { broken: ['mood'] })).toContain('Esnettiğim: Hüzünlü.');
  });

  it('names the favourite that speaks for it', () => {
    expect(one({}, { because: aCatalogueFilm({ title: 'Av' }) })).toContain(
      'Av filmini sevdiğin için öne çıktı.',
    );
  });
});
