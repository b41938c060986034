import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

describe('what somebody weighs in their own life', () => {
  it.each([
    ['ayrılsam mı kararsızım', /Bu karar senin|Zor bir soru/u],
    ['patron yine bağırdı istifa etsem mi', /Büyük karar|Bıkmış/u],
    ['köye dönsem mi', /yer değiştir|birkaç günlüğüne/u],
    ['anneler günü ne alsam', /hediye|Pahalısı/u],
    ['öğretmenler gününde hocaya ne götürsem', /hediye|Pahalısı/u],
    ['eşimi aldattım söylesem mi', /Kolay değil|Söylemek/u],
    ['evlenme teklif edeceğim nasıl etsem', /mutluluklar|tebrikler/u],
  ])('gets a friend’s word, and no films: “%s”', async (said, words) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(words);
  });

  it('is met with sympathy first by who was hurt', async () => {
    const [turn] = await converse(['sevgilim beni aldattı ayrılsam mı']);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/^(?:Çok üzgünüm|Üzüldüm)/u);
  });

  it('waits behind a death', async () => {
    const [turn] = await converse(['babam öldü köye dönsem mi']);
    expect(turn?.text).toMatch(/^Başın sağ olsun/u);
  });

  it.each(['doğum günümde ne izlesem', 'sevgililer gününe romantik film', 'ayrıldım komedi aç'])(
    'is no wish for films: “%s”',
    async (said) => {
      const [turn] = await converse([said]);
      expect(turn?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );
});
