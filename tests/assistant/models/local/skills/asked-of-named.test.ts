import { describe, expect, it } from 'vitest';

import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';
import { converse, lastWords } from '../converse.ts';

const series = (name: string, place: number) => ({ fame: 5, series: { name, place } }) as const;
const catalogue = [
  aCatalogueFilm({
    title: 'Koko',
    originalTitle: 'Coco',
    genres: ['Animasyon'],
    ageRating: 7,
    judgement: aJudgement({ heavy: 1, cry: 2 }, { fame: 5 }),
  }),
  aCatalogueFilm({
    title: 'Sessiz Bir Yer',
    originalTitle: 'A Quiet Place',
    genres: ['Korku'],
    actors: ['Emily Blunt'],
    year: 2018,
    ageRating: 13,
    judgement: aJudgement({ fear: 3 }, { fame: 4 }),
  }),
  aCatalogueFilm({
    title: 'Yeşil Yol',
    originalTitle: 'The Green Mile',
    genres: ['Drama'],
    judgement: aJudgement({ cry: 3 }, { fame: 5 }),
  }),
  aCatalogueFilm({
    title: 'Uzay Yolu',
    genres: ['Macera'],
    year: 1977,
    judgement: aJudgement({}, series('Uzay Yolu', 1)),
  }),
  aCatalogueFilm({
    title: 'Uzay Yolu 2',
    genres: ['Macera'],
    year: 1980,
    judgement: aJudgement({}, series('Uzay Yolu', 2)),
  }),
  aCatalogueFilm({
    title: 'Kara Orman',
    genres: ['Macera'],
    year: 2001,
    judgement: aJudgement({}, series('Kara Orman', 1)),
  }),
  aCatalogueFilm({
    title: 'Kara Orman 2',
    genres: ['Macera'],
    year: 2003,
    judgement: aJudgement({}, series('Kara Orman', 2)),
  }),
];
const options = { catalogue, held: { favourites: [] } };
const told = (...texts: string[]) => lastWords(texts, options);

describe('what is asked of a film that is named', () => {
  it.each([
    ['9 yaşındaki yeğenime coco ağır gelir mi', 'Koko'],
    ['sessiz bir yer 12 yaş için uygun mu', '13 yaş ve üstü'],
    ['kardeşim 10 yaşında, sessiz bir yer ona fazla gelir mi', 'Sessiz Bir Yer'],
    ['yeşil yol çok mu ağlatır hamileyim de', 'fena ağlatır'],
    ['hamileyim yeşil yol beni ağlatır mı', 'fena ağlatır'],
    ['sessiz bir yerde kimle oynuyordu', 'Emily Blunt'],
    ['sessiz bir yer filminin oyuncularını sayar mısın', 'Emily Blunt'],
    ['yeşil yolun sonunda adam kurtuluyo mu', 'Yeşil Yol'],
  ])('is answered and no wish: %s', async (said, wanted) => {
    const [turn] = await converse([said], options);
    expect(turn?.calls.map(([tool]) => tool)).not.toContain('recommendFilms');
    expect(turn?.text).toContain(wanted);
  });

  it('is answered twice where two things are asked without a comma', async () => {
    const words = await told('sessiz bir yer kaç yapımı kim oynuyo');
    expect(words).toContain('2018');
    expect(words).toContain('Emily Blunt');
  });

  it('is followed by others for the same age', async () => {
    const turns = await converse(
      ['sessiz bir yer 12 yaş için uygun mu', 'peki onun yerine ne izletsem'],
      options,
    );
    expect(turns.at(-1)?.calls[0]).toMatchObject(['recommendFilms', { maxAge: 12 }]);
  });
});

describe('the order of series', () => {
  it.each([
    'uzay yolu hangisinden baslamaliyim hic izlemedim yillara gore mi',
    'uzay yolunun kaç filmi var sırasıyla söyler misin',
    'uzay yolu izlemek istiyorum nerden başlıyım',
  ])('is told: %s', async (said) => {
    expect(await told(said)).toContain('Uzay Yolu (1977) ve Uzay Yolu 2 (1980)');
  });

  it('is that of their years between two', async () => {
    expect(await told('kara orman mı uzay yolu mu önce')).toBe(
      'Çıkış sırasıyla git derim: önce Uzay Yolu (1977), sonra Kara Orman (2001).',
    );
    expect(await told('uzay yolu hangi sırayla izleniyor kara orman önce mi')).toContain(
      'Kara Orman serisi sonra çekildi (2001)',
    );
  });
});

describe('what is asked of all that is shown', () => {
  it.each([
    [['macera öner', 'bunlarda ayrılıyolar mı sonda'], 'mutlu bitiyor'],
    [['macera öner', 'bunlarda köpek ölüyo mu'], 'hayvana ne olduğunu bilmiyorum'],
    [['macera öner', 'emily blunt yok mu bunlarda'], 'hiçbirinde Emily Blunt yok'],
    [['korku öner', 'drama öner', 'sessiz bir yer bundan daha mı korkutucu'], 'Evet'],
    [['macera öner', 'ilk önerdiğin hangi yıldan'], '1977'],
  ])('is answered: %s', async (texts, wanted) => {
    const turn = (await converse(texts, options)).at(-1);
    expect(turn?.calls.map(([tool]) => tool)).not.toContain('recommendFilms');
    expect(turn?.text).toContain(wanted);
  });
});
