import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

const callsOf = async (...texts: string[]) => (await converse(texts)).at(-1)?.calls;
const wishesAfter = async (...texts: string[]) => {
  const [call] = (await callsOf(...texts)) ?? [];
  return call?.[0] === 'recommendFilms' ? call[1] : undefined;
};

describe('what is no wish, however it sounds', () => {
  it.each([
    ['şimdiki filmler beş para etmez, doğru düzgün bir film söyle', 'themes'],
    ['ev arkadaşlarım da başımda hadi komedi aç', 'themes'],
    ['eşimle bebek bekliyoruz içimizi ısıtacak bir film öner', 'maxAge'],
    ['beş kişi kahkaha atsa diye komedi öner', 'themes'],
  ])('%s', async (said, wish) => {
    expect(await wishesAfter(said)).toBeDefined();
    expect(await wishesAfter(said)).not.toHaveProperty(wish);
  });

  it('is no rating, where half an hour is meant', async () => {
    expect(await callsOf('dokuz buçukta beni ara film başlayınca')).toEqual([]);
  });

  it.each([
    ['moralim yerlerde kaldır beni', 'happy'],
    ['dipteyim çek çıkar beni', 'happy'],
    ['nabzım tavan yapsın', 'excited'],
    ['uykumu açsın', 'excited'],
  ])('is the mood that is wished, and not the one that is told: %s', async (said, mood) => {
    expect(await wishesAfter(said)).toMatchObject({ mood });
  });

  it('is no title, where it says how a film is watched', async () => {
    expect(await wishesAfter('arkada açık dursun arada bakarım tarzı bir şey öner')).not.toHaveProperty(
      'similarTo',
    );
  });

  it('changes no colours: the film is on in the background', async () => {
    expect(await callsOf('arka planda açık kalsın dikkat istemesin hafif bir şey')).toMatchObject([
      ['recommendFilms', { mood: 'relaxed' }],
    ]);
  });

  it('is nobody else, who is only told of', async () => {
    const [call] =
      (await callsOf('ne bileyim kardeşim öyle uzun uzun anlattın. neyse vazgeçtim komedi ver sen bana')) ??
      [];
    expect(call?.[0]).toBe('recommendFilms');
  });

  it('takes a child back that nobody has', async () => {
    const after = await wishesAfter('4 yaşındaki kızımla izleyeceğiz', 'çocuk yok ya yetişkinler için olsun');
    expect(after).not.toHaveProperty('maxAge');
  });

  it('keeps the younger child beside the elder', async () => {
    expect(
      await wishesAfter('7 yaşındaki kızımla film', '13 yaşındaki de sıkılmasın macera olsun'),
    ).toMatchObject({ maxAge: 7 });
  });
});

describe('a wish beside a tease', () => {
  it('is what is answered', async () => {
    expect(await wishesAfter('bi film at ama sarmazsa bozuşuruz aksiyon olsun')).toMatchObject({
      genres: ['Aksiyon'],
    });
  });
});

describe('people who were all seen', () => {
  it('are left out, and films like theirs come', async () => {
    expect(await wishesAfter('nolan izledim bunların dışında ne önerirsin')).toMatchObject({
      excludePeople: ['Christopher Nolan'],
      similarTo: expect.any(String),
    });
  });
});

describe('two films asked of', () => {
  it('are each answered', async () => {
    const told = await lastWords(['titanik kaç dakika? bir de joker kaç yılında çekildi']);
    expect(told).toContain('Titanik');
    expect(told).toContain('2019');
  });
});

describe('what was refused or denied', () => {
  it.each([
    ['komedi öner', 'köy filmi demedim kemal sunal olsun', 'themes'],
    ['komedi öner', 'televizyon olsun demedim', 'themes'],
  ])('%s, %s: is not wished', async (first, said, wish) => {
    expect((await wishesAfter(first, said)) ?? {}).not.toHaveProperty(wish);
  });

  it('is wished again, where it is missed', async () => {
    expect(await wishesAfter('komedi öner', 'hiç mi polisiye yok')).toMatchObject({ genres: ['Suç'] });
  });

  it('leaves no wish that nothing can fulfil', async () => {
    const wishes = await wishesAfter(
      'kafa dağıtmalık bir şey',
      'liseli işi gibi geldi, daha yetişkin bir polisiye olabilir ama yormayan',
    );
    expect(wishes).toMatchObject({ genres: ['Suç'], mood: 'relaxed' });
    expect(wishes?.['avoidThemes' as keyof typeof wishes] ?? []).not.toContain('hafif');
  });
});

describe('people in a story of their own', () => {
  it('are not whose films are wished after it', async () => {
    expect(await wishesAfter('Kemal Sunal çok güldürmüştü bizi. peki Şener Şen filmi yok mu')).toMatchObject({
      people: ['Şener Şen'],
    });
  });
});
