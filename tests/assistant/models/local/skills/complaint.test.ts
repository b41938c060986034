import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

const wishesAfter = async (...texts: string[]) => {
  const [call] = (await converse(texts)).at(-1)?.calls ?? [];
  return call?.[0] === 'recommendFilms' ? call[1] : undefined;
};

describe('a complaint about what was shown', () => {
  it.each([
    ['komedi öner', 'bunların hiçbiri komik değil', { genres: ['Komedi'], tones: ['komik'] }],
    ['komedi öner', 'hiç gülmedik', { genres: ['Komedi'], tones: ['komik'] }],
    ['dram öner', 'bunlar hüzünlü değil ki', { genres: ['Drama'], mood: 'sad', tones: ['ağlatan'] }],
    ['dram öner', 'romantik bunun neresinde', { genres: ['Drama'], tones: ['romantik'] }],
    ['dram öner', 'bunu sevmedim çünkü ağırdı', { genres: ['Drama'], avoidTones: ['ağır'] }],
    ['dram öner', 'hepsi kasvetli', { genres: ['Drama'], avoidTones: ['ağır'] }],
    ['dram öner', 'sıkıcı bunlar', { genres: ['Drama'], avoidThemes: ['ağır tempo'] }],
    ['korku öner', 'kan revan hepsi', { genres: ['Korku'], avoidThemes: ['kanlı'] }],
    ['dram öner', 'hiç duymadığım filmler bunlar', { genres: ['Drama'], fame: 'popular' }],
    ['dram öner', 'bu oyuncuları tanımıyorum', { genres: ['Drama'], fame: 'popular' }],
    ['dram öner', 'tanıdık oyuncu yok hiç', { genres: ['Drama'], fame: 'popular' }],
    ['dram öner', 'herkesin bildiği filmler bunlar', { genres: ['Drama'], fame: 'hidden' }],
    ['dram öner', 'hepsi yabancı bunların', { genres: ['Drama'], origin: 'yerli' }],
    ['dram öner', 'bunlar uzun, 90 dakikayı aşmasın', { genres: ['Drama'], maxDuration: 90 }],
    [
      'aksiyon öner',
      'bunlarda komedi var, komedi istemiyorum',
      { genres: ['Aksiyon'], excludeGenres: ['Komedi'] },
    ],
    ['dram öner', 'hepsi romantik, romantik istemiyorum', { genres: ['Drama'], excludeGenres: ['Romantik'] }],
    [
      'gerilim öner',
      'bunlarda aksiyon var, aksiyon istemiyoruz biz',
      { genres: ['Gerilim'], excludeGenres: ['Aksiyon'] },
    ],
    ['bana bir suç önerir misin', 'romantik olmasın', { genres: ['Suç'], excludeGenres: ['Romantik'] }],
  ])('%s, %s: is mended in the right direction', async (first, said, wanted) => {
    expect(await wishesAfter(first, said)).toEqual(wanted);
  });

  it.each(['hepsi eski', 'hepsi eski türk filmi çıktı yeni yok mu', 'tarih öncesi bunlar'])(
    '“%s” asks for newer films, and refuses no country',
    async (said) => {
      const { minYear, maxYear, origin } = (await wishesAfter('komedi öner', said)) as Record<
        string,
        unknown
      >;
      expect(minYear).toBeGreaterThanOrEqual(2010);
      expect([maxYear, origin]).toEqual([undefined, undefined]);
    },
  );

  it.each([
    ['çocukla izlemelik film öner', 'ne çocuğu ya ben 21 yaşındayım'],
    ['çocukla izlemelik film öner', 'ben 30 yaşındayım'],
    ['komedi öner', 'ya bunlar biraz çocuk işi gibi, daha aksiyonlu olsa'],
    ['komedi öner', 'bunlar çocuk filmi ya'],
    ['komedi öner', 'cok cocuksu bunlar'],
  ])('%s, %s: nothing for children comes, and it is said', async (first, said) => {
    const turn = (await converse([first, said])).at(-1);
    expect(turn?.calls).toMatchObject([['recommendFilms', { excludeGenres: ['Aile'] }]]);
    expect(turn?.calls[0]?.[1]).not.toHaveProperty('maxAge');
    expect(turn?.text).toContain('çocuk filmi olmayacak');
  });

  it('still suits a child whose age was told', async () => {
    const said = 'bebek işi bunlar daha heyecanlı olsun';
    const after = await wishesAfter('8 yaşındaki oğlumla izleyeceğiz', said);
    expect(after).toMatchObject({ maxAge: 8 });
    expect(after).not.toMatchObject({ excludeGenres: ['Aile'] });
    expect(await wishesAfter('35 yaşındayım oğlum 6 yaşında ne izleyelim')).toMatchObject({ maxAge: 6 });
  });

  it.each(['ne atı ya at ne alaka, dövüş olsun', 'at ne alaka', 'ne atı yav'])(
    '“%s” drops what was never wished',
    async (said) => {
      const turn = (await converse(['atlı film öner', said])).at(-1);
      expect(turn?.calls).toMatchObject([['recommendFilms', { avoidThemes: ['at'] }]]);
      expect(turn?.text).toMatch(/^Haklısın/u);
    },
  );

  it('“eski dimi” and “çok ağır değil mi”, with more said after them, ask for the opposite', async () => {
    const newer = await wishesAfter('korku öner', 'bunlar eski dimi uzaylı falan sevmeyiz biz cinli olsa');
    expect(newer).toMatchObject({ genres: ['Korku'], themes: ['cin'], avoidThemes: ['uzaylı'] });
    expect(newer).toHaveProperty('minYear');
    expect(newer).not.toHaveProperty('maxYear');
    const lighter = await wishesAfter('dram öner', 'bunlar çok ağır değil mi ya moralim daha da bozulur');
    expect(lighter).toEqual({ genres: ['Drama'], tones: ['iç ısıtan'], avoidTones: ['ağır'] });
  });

  it('keeps what is disgusting away, and says so when it has to be said again', async () => {
    const turn = (await converse(['korku öner', 'iğrenç olmasın dedik ya'])).at(-1);
    expect(turn?.calls).toEqual([['recommendFilms', { genres: ['Korku'], avoidTones: ['kanlı'] }]]);
    expect(turn?.text).toContain('Haklısın');
  });

  it('names the films that came again', async () => {
    expect(await wishesAfter('gerilim öner', 'yine mi bunlar ya')).toEqual({
      genres: ['Gerilim'],
      excludeTitles: ['Başlangıç', 'Yedi', 'Dövüş Kulübü'],
    });
  });

  it.each(['ne boktan öneriler bunlar', 'rezalet öneri', 'bunlar ne böyle be', 'çöp bunlar'])(
    '“%s” is met with a question, whose answer is mended',
    async (said) => {
      expect(await lastWords(['dram öner', said])).toContain('Haklısın, tutturamadım. Neyi sevmedin');
      expect(await wishesAfter('dram öner', said, 'çok ağırdı')).toEqual({
        genres: ['Drama'],
        avoidTones: ['ağır'],
      });
      expect(await wishesAfter('dram öner', said, 'ağır')).toEqual({
        genres: ['Drama'],
        avoidTones: ['ağır'],
      });
    },
  );

  it.each([
    ['komedi öner', 'daha komik'],
    ['dram öner', 'çok ağır olmasın'],
    ['dram öner', 'eski olsun'],
  ])('is no wish: %s, %s', async (first, said) => {
    expect(await wishesAfter(first, said)).not.toHaveProperty('excludeTitles');
    expect(await lastWords([first, said])).not.toContain('Haklısın');
  });

  it('needs something that was shown', async () => {
    expect(await lastWords(['berbat'])).not.toContain('Haklısın');
  });
});

describe('how long films may be at most', () => {
  it('is a wish, though it is said how long these are', async () => {
    expect(
      await wishesAfter('gerilim olsun', 'iyi de bunlar 2 saat 3 saat 100 dakikayı geçmesin'),
    ).toMatchObject({ maxDuration: 100 });
  });
});
