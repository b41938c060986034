import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const first = async (said: string) => (await converse([said]))[0];

describe('an everyday word', () => {
  it.each([
    'istatistik dersinden kaldım',
    'yarın istatistik sınavım var',
    'istatistiklere baktım da çok korktum',
  ])('opens no statistics: “%s”', async (said) => {
    expect((await first(said))?.calls.map(([tool]) => tool)).not.toContain('showStats');
  });

  it.each(['istatistiklerim', 'istatistiklerimi göster', 'film istatistiklerim nasıl'])(
    'opens them where they are asked for: “%s”',
    async (said) => {
      expect((await first(said))?.calls.map(([tool]) => tool)).toEqual(['showStats']);
    },
  );

  it('names nobody', async () => {
    expect((await first('aksiyon varsa söyle yoksa candy crush açıcam'))?.calls[0]?.[1]).not.toHaveProperty(
      'people',
    );
  });

  it('of what somebody looks like names no film', async () => {
    const calls = (await first('sırtım ıstakoz gibi yoğurt mu sürcez ne yapcaz'))?.calls ?? [];
    expect(calls.every(([, input]) => !('similarTo' in input))).toBe(true);
  });

  it('for what is short and funny wishes a comedy', async () => {
    expect((await first('fıkra gibi bi şey'))?.calls[0]?.[1]).toMatchObject({ genres: ['Komedi'] });
  });

  it('beside `yoksa sadece film mi var` asks what we can do', async () => {
    expect((await first('integral sorusu atsam çözüyo musun yoksa sadece film mi var sende'))?.calls).toEqual(
      [],
    );
  });
});
