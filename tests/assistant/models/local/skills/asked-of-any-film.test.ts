import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...said: string[]) => (await converse(said, { catalogue })).at(-1);

describe('what may be asked of any film', () => {
  it.each([
    [["parasite'in türü ne"], /^Parazit'in türü gerilim/u],
    [['parazit', 'türü ne'], /^Parazit'in türü gerilim/u],
    [['parazit', 'kimler sever bunu'], /en çok gerilmek ve düşünmek isteyen sever/u],
    [['yeşil yol kime göre'], /isteyen sever/u],
    [['parazit', 'oyunculuk nasıl'], /Song Kang-ho ve Lee Sun-kyun filmi sırtlıyor/u],
    [['joker oyunculuklar iyi mi'], /oyunculuk Oscar'ı/u],
    [["parasite'in mesajı ne"], /sınıf farkı/u],
    [['parazit filminin vermek istediği mesaj nedir'], /sınıf farkı/u],
    [['dunkirk hangi dönemde geçiyor'], /1940'larda/u],
    [['parazit hangi dönemde geçiyor'], /bugünün dünyasında Seul'de/u],
    [['dunkirk uyumadan önce izlenir mi'], /^Uykudan önce pek önermem: Dunkirk epey gergin/u],
    [['dunkirk', 'uyumadan önce izlenir mi'], /^Uykudan önce pek önermem: Dunkirk epey gergin/u],
    [['joker', 'abartılıyor mu'], /^Bence abartılmıyor/u],
    [['avatar overrated mı'], /Avatar/u],
    [["Tosun Paşa'da başka kimler vardı"], /Adile Naşit, Ayşen Gruda/u],
  ])('is answered by just that: %j', async (said, words) => {
    expect((await last(...said))?.text).toMatch(words);
  });

  it.each([['inception tarzı ne var'], ['parasite havasında bir film'], ['parazit türü filmler']])(
    'is no film like it: %s',
    async (said) => {
      expect((await last(said))?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );
});
