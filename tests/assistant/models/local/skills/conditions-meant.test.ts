import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const lastCall = async (...texts: string[]) => (await converse(texts)).at(-1)?.calls[0];
const wishesOf = async (...texts: string[]) => (await lastCall(...texts))?.[1];

describe('what somebody does not bear', () => {
  it.each([
    ['odada kapalı kalmak beni bunaltır', { avoidThemes: ['tek mekân'] }],
    ['uzay filmleri beni sıkar', { avoidThemes: ['uzay'] }],
    ['savaş filmi içimi karartır', { avoidThemes: ['savaş'] }],
    ['aşk filmi beni sıkıyo', { excludeGenres: ['Romantik'] }],
  ])('is kept away: “%s”', async (said, kept) => {
    expect(await wishesOf(said)).toEqual({ genres: [], ...kept });
  });

  it.each(['bunlara bakamam ben ödüm kopar', 'ben bunları izleyemem korkarım', 'ödüm patlar benim'])(
    'is not wished any more: “%s”',
    async (said) => {
      expect(await wishesOf('korku filmi öner', said)).toEqual({
        genres: [],
        excludeGenres: ['Korku'],
        avoidTones: ['korkutucu'],
      });
    },
  );

  it.each(['bana korku ver ödüm kopsun'])('may be wished: “%s”', async (said) => {
    expect(await wishesOf(said)).toMatchObject({ genres: ['Korku'] });
  });
});

describe('a word of a wish', () => {
  it.each([
    ['yeni başlıyorum', { genres: [], fame: 'popular' }],
    ['beş yıldızlık film', { genres: [], minRating: 8 }],
    ['fransızca olmasa daha iyi', { genres: [], avoidThemes: ['Fransa'] }],
    ['konusu yemek olan film', { genres: [], themes: ['yemek'] }],
    ['2019 te çıkan en iyi filmler', { genres: [], minYear: 2019, maxYear: 2019, minRating: 7.5 }],
  ])('means what people mean by it: “%s”', async (said, wishes) => {
    expect(await wishesOf(said)).toEqual(wishes);
  });

  it.each(['beyaz perdede bu hafta neler dönüyor', 'Sinemada hâlâ oynayan Türk filmi var mı'])(
    'is of cinemas: “%s”',
    async (said) => {
      expect(await lastCall(said)).toEqual(['listCinemas', {}]);
    },
  );
});

describe('what stands beside a wish', () => {
  it.each([
    ['uykum var ama film de izlemek istiyorum', { maxDuration: 100, tones: ['hafif'] }],
    ['herkes titanik diyo başka bişey öner', { excludeTitles: ['Titanik'] }],
    ['forrest gump öneriyor herkes başka bir şey', { excludeTitles: ['Forrest Gump'] }],
    ['roman uyarlaması lazım okul için', { themes: ['kitap uyarlaması'] }],
    ['piyano müziği çok olan bir film', { themes: ['piyano'] }],
    ['beni tanıyosun artık ne önerirsin', { byTaste: true }],
    ['bana hep aynı tür öneriyorsun, değişik bir şey olsun', {}],
    ['hep dram öneriyorsun değişiklik olsun', { excludeGenres: ['Drama'] }],
  ])('is heard as that: “%s”', async (said, wishes) => {
    expect(await wishesOf(said)).toEqual({ genres: [], ...wishes });
  });

  it('is no danger where a courier waits at the door', async () => {
    const [call] = (await converse(['hemen bi film aç kapıda kurye bekliyo'])).at(-1)?.calls ?? [];
    expect(call?.[0]).toBe('recommendFilms');
    expect(JSON.stringify(call?.[1])).not.toContain('kurye');
    expect((await converse(['eski sevgilim kapıda bekliyor'])).at(-1)?.text).toMatch(/112|183/u);
  });
});
