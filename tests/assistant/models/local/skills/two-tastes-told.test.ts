import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const callAfter = async (said: string) => (await converse([said], { catalogue, recall })).at(-1)?.calls[0];

describe('two tastes that are told', () => {
  it.each([
    [
      'eşim savaş filmi sever ben dram, çocuk uyanmadan orta yol bul bize hadi',
      { mine: { genres: ['Drama'] }, theirs: { genres: [], themes: ['savaş'] } },
    ],
    [
      'ben kore aşk filmi istiyorum babam illa kovboy diyo tv tek bizi bi yerde buluştur',
      {
        mine: { genres: ['Romantik'], countries: ['Güney Kore'] },
        theirs: { genres: [], themes: ['kovboy'] },
      },
    ],
    [
      'kuzen korkudan başkasına bakmaz ben komediciyim kumandayı denize atmadan bi orta yol bul',
      { mine: { genres: ['Komedi'] }, theirs: { genres: ['Korku'] } },
    ],
    [
      'manita romantik komedi diye tutturdu ben korku insanıyım ortak nokta bul',
      { mine: { genres: ['Korku'] }, theirs: { genres: ['Romantik', 'Komedi'] } },
    ],
    [
      'ev arkadaşım marvelci ben nuri bilge ceylan insanıyım bize ortak bi film bul',
      { mine: { people: ['Nuri Bilge Ceylan'] }, theirs: { studios: ['Marvel'] } },
    ],
    [
      'ev arkadaşım emre korku sever, ben korkudan nefret ederim komedi adamıyım. ikimize birden film çıkar mı',
      { mine: { genres: ['Komedi'], avoidTones: ['korkutucu'] }, theirs: { genres: ['Korku'] } },
    ],
    [
      'oda arkadasim anime diyo baska bisi demiyo ben suc filmi istiyom ortak bi payda bul bize',
      { mine: { genres: ['Suç'] }, theirs: { genres: ['Animasyon'], countries: ['Japonya'] } },
    ],
    [
      'nişanlımla film seçmekten bıktık. bu mafya suç falan seviyo oturup replik okuyo, ben neşeli animasyon insanıyım. ikimizin de surat asmayacağı bi film çıkar mı senden',
      { mine: { genres: ['Animasyon'] }, theirs: { genres: ['Suç'], themes: ['mafya'] } },
    ],
  ])('meet, whatever is told beside them: %s', async (said, input) => {
    expect(await callAfter(said)).toMatchObject(['filmsForTwo', input]);
  });

  it.each([
    ['eniştem futbol hastası hanım aşk filmi der, ikisine de olsun', 'Romantik'],
    ['bacanak aksiyoncu, karım romantik istiyor, ikisinin de gönlü olsun', 'Romantik'],
  ])('of a guest and the partner are those of two, too: %s', async (said, genre) => {
    expect(await callAfter(said)).toMatchObject(['filmsForTwo', { mine: { genres: [genre] } }]);
  });

  it('are nobody who asks, where both are others', async () => {
    const [tool, input] = (await callAfter('annem dram ister babam western, ortak film')) ?? [];
    expect(tool).toBe('recommendFilms');
    expect(input).toMatchObject({ genres: ['Drama'], themes: ['western'] });
  });

  it.each(['eşim de annem de romantik film sever', 'hanım dizi izlerken annem romantik film istedi'])(
    'are none where both want the same, or one wants nothing: %s',
    async (said) => {
      expect(await callAfter(said)).toMatchObject(['recommendFilms', { genres: ['Romantik'] }]);
    },
  );
});
