import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

const LOST = /çıkaramadım|kaçırdım|anlayamadım|kaybettin|yakalayamadım|Bir daha söyler/u;

describe('a short word beside films', () => {
  it.each([
    'ii',
    'güzel',
    'anladım peki',
    'tmm',
    'hmm bilemedim ki',
    'karar veremedim ya',
    'yok gerek kalmadı',
  ])('is met as one: “%s”', async (said) => {
    const [, turn] = await converse(['bir komedi öner', said]);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).not.toMatch(LOST);
    expect(turn?.text).not.toMatch(/laflarız|Laf lafı|Buradayım\. İstersen/u);
  });

  it('may be a wish', async () => {
    expect((await converse(['bir komedi öner', 'sakin']))[1]?.calls[0]?.[1]).toMatchObject({
      mood: 'relaxed',
    });
    expect((await converse(['güzel bir film']))[0]?.calls[0]?.[0]).toBe('recommendFilms');
  });
});

describe('a new beginning', () => {
  it.each(['hepsini unut yeni konu', 'tamam bu konuyu kapatalım', 'baştan başlayalım'])(
    'forgets the wishes: “%s”',
    async (said) => {
      const [, turn, after] = await converse(['bir komedi öner', said, 'bi film']);
      expect(turn?.calls).toEqual([]);
      expect(after?.calls[0]?.[1]).toEqual({ genres: [] });
    },
  );

  it.each(['konuşmayı temizle', 'sohbeti silebilir misin'])('of the page is shown: “%s”', async (said) => {
    expect(await lastWords([said])).toMatch(/Yeni sohbet/u);
  });

  it.each(['sil baştan', 'son konuşma filmi', 'yeni bir film'])('is none of these: “%s”', async (said) => {
    expect(await lastWords([said])).not.toMatch(/Temiz sayfa|geride kaldı|Yeni sohbet/u);
  });
});

describe('our favourite', () => {
  it('has a reason', async () => {
    expect(await lastWords(['sen hangi filmi seversin', 'neden o'])).toMatch(/Muhsin Bey|Şener Şen/u);
  });
});

describe('an ending', () => {
  it.each(['spoiler verme bana hiç', 'spoiler istemiyorum'])('is kept to ourselves: “%s”', async (said) => {
    expect(await lastWords([said])).toMatch(/Anlaştık|Haklısın/u);
  });
});
