import { describe, expect, it } from 'vitest';

import { converse, wishesAfter } from '../converse.ts';

describe('films that hardly anybody knows', () => {
  it.each([
    ['kimsenin duymadığı kıyıda köşede kalmış bi gerilim', { genres: ['Gerilim'], themes: ['az bilinen'] }],
    ['izleyeni çok az olan bir gerilim', { genres: ['Gerilim'], themes: ['az bilinen'] }],
    ['az kişinin izlediği dramlardan', { genres: ['Drama'], themes: ['az bilinen'] }],
    ['gözden kaçmış bir aksiyon', { genres: ['Aksiyon'], themes: ['az bilinen'] }],
    ['arkadaşlarımın hiç duymadığı bir macera öner', { genres: ['Macera'], themes: ['az bilinen'] }],
    ['herkesin izlediğini istemem, komedi ver', { genres: ['Komedi'], avoidThemes: ['popüler'] }],
    ['herkesin ezberlediği olmasın, dram lazım', { genres: ['Drama'], avoidThemes: ['popüler'] }],
    [
      'herkesin dilindeki filmlerden bıktım, keşfedilmemiş bir gerilim',
      { genres: ['Gerilim'], themes: ['az bilinen'] },
    ],
  ])('are wished in many ways: %s', async (said, wishes) => {
    expect(await wishesAfter(said)).toMatchObject(wishes);
  });

  it('are not, where all know them', async () => {
    expect(await wishesAfter('herkesin izlediği bir komedi olsun')).toMatchObject({ themes: ['popüler'] });
  });

  it('are noted in the words of the habit, without the request beside it', async () => {
    const [turn] = await converse(['bi gerilim bul bana herkesin izlediğini izlemem ben']);
    expect(turn?.calls[0]).toEqual([
      'remember',
      { note: { kind: 'other', text: 'herkesin izlediğini izlemem' } },
    ]);
  });
});
