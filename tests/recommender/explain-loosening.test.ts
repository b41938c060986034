import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { WishName, Wishes } from '#domain/wishes.ts';
import { explainLoosening } from '#recommender/built-in/explain-loosening.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';
import { anyWishes } from './arbitraries.ts';

const picked = (broken: WishName[]) => [
  { film: aCatalogueFilm({ year: 2014, duration: 169, rating: 8.7 }), broken, score: 1, close: 0, fame: 0 },
];
const LOOSE: readonly WishName[] = [
  'mood',
  'themes',
  'minRating',
  'minDuration',
  'maxDuration',
  'minYear',
  'maxYear',
  'countries',
  'origin',
  'people',
  'tones',
  'pace',
  'fame',
  'ending',
  'places',
  'eras',
  'trueStory',
  'awards',
  'languages',
  'studios',
  'series',
];

describe('what gave way', () => {
  it.each(LOOSE)('U-08 is said: %s', (name) => {
    fc.assert(
      fc.property(anyWishes, (wishes) => {
        const wish = wishes[name];
        fc.pre(wish !== undefined && !(Array.isArray(wish) && wish.length === 0));
        const said = explainLoosening(picked([name]), wishes, [name]);
        expect(said).toHaveLength(1);
        expect(said.join()).toMatch(/bulamadım|^İçlerinde .* yok/u);
      }),
    );
  });

  it('U-08 is told with how near the films come', () => {
    expect(
      explainLoosening(picked(['minDuration']), { genres: [], minDuration: 200 }, ['minDuration']),
    ).toEqual(['200 dakikadan uzun üç film bulamadım; en uzunu 2 saat 49 dakika.']);
    expect(explainLoosening(picked(['minYear']), { genres: [], minYear: 2020 }, ['minYear'])).toEqual([
      '2020 ve sonrasından üç film bulamadım; en yenisi 2014 yapımı.',
    ]);
  });

  it('U-08 names the films that do not meet a measure, those of one value together', () => {
    const film = (title: string, rating: number, broken: WishName[] = ['minRating']) => ({
      film: aCatalogueFilm({ title, rating }),
      broken,
      score: 1,
      close: 0,
      fame: 0,
    });
    const three = [film('Kader', 7.6, []), film('Yazgı', 6.9), film('Av', 6.9)];
    expect(explainLoosening(three, { genres: [], minRating: 7 }, ['minRating'])).toEqual([
      'Puanı 7 ve üstü üç film bulamadım; Yazgı ile Av 6,9 puanlı.',
    ]);
  });

  it('U-08 is one sentence for all that has no measure, and nothing where nothing gave way', () => {
    const wishes: Wishes = { genres: [], tones: ['hafif'], pace: 'fast' };
    const [said, ...more] = explainLoosening(picked(['tones', 'pace']), wishes, ['tones', 'pace']);
    expect(said).toMatch(/^(?:Tam|Hepsi) .*bulamadım/u);
    expect(more).toEqual([]);
    expect(explainLoosening(picked([]), { genres: [] }, [])).toEqual([]);
  });

  it('says of none of several subjects that no film has it: it may have it in passing', () => {
    const wishes: Wishes = { genres: ['Bilim Kurgu'], themes: ['uzay', 'mağara'] };
    const [said] = explainLoosening(picked(['themes']), wishes, ['themes']);
    expect(said).toMatch(/en yakın/u);
    expect(said).not.toMatch(/mağara/u);
  });

  it.each<[Partial<Wishes>, WishName[], string]>([
    // More than one thing is not listed.
    [{ themes: ['doktor', 'üniversite'] }, ['themes'], 'en yakın'],
    [{ people: ['Ediz Hun', 'Filiz Akın'], themes: ['köy'] }, ['people', 'themes'], 'en yakın'],
    [{ themes: ['siyah beyaz'] }, ['themes'], 'siyah beyaz bir film'],
    [{ themes: ['gerçek hikâye'] }, ['themes'], 'gerçek bir hikâyeye dayanan bir film'],
    [{ people: ['Kemal Sunal'] }, ['people'], 'Kemal Sunal filmi bulamadım'],
    // There are village films, only none with him.
    [{ people: ['Matthew McConaughey'], themes: ['köy'] }, ['themes'], 'İçlerinde köy filmi yok'],
    [{ mood: 'sad', eras: ['ortaçağ'] }, ['eras'], "Orta Çağ'da geçenini bulamadım"],
    [{ eras: ['yakın gelecek'] }, ['eras'], 'yakın gelecekte geçen bir film'],
  ])('U-08 names %o as one would speak of a film', (wishes, loosened, expected) => {
    const [said = ''] = explainLoosening(picked(loosened), { genres: [], ...wishes }, loosened);
    expect(said.replace('aradım ama ', '').toLocaleLowerCase('tr')).toContain(
      expected.toLocaleLowerCase('tr'),
    );
  });
});
