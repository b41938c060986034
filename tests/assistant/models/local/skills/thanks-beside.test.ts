import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

describe('a wish beside thanks', () => {
  it.each([
    'teşekkürler, nişanlımla ne izleyelim',
    'eyw kanka, şimdi ne izlesem',
    'saol ya ablamla ne seyredelim',
  ])('is met: “%s”', async (said) => {
    expect((await converse([said]))[0]?.calls[0]?.[0]).toBe('recommendFilms');
  });
});

describe('thanks alone', () => {
  it.each(['çok teşekkür ederim, çok yardımcı oldun', 'sağ ol yardımcı oldun', 'teşekkürler'])(
    'are no cry for help: “%s”',
    async (said) => {
      const [turn] = await converse([said]);
      expect(turn?.calls).toEqual([]);
      expect(turn?.text).toMatch(/Ne demek|Rica|Her zaman/u);
    },
  );

  it('are not read in a question for help', async () => {
    expect(await lastWords(['bana yardım eder misin'])).toMatch(/üç film/u);
  });
});

describe('a film that we gave on another evening', () => {
  it.each(['dediğin filmi izledik harikaydı teşekkürler', 'önerdigin film efsaneydi'])(
    'is heard of with joy: “%s”',
    async (said) => {
      expect(await lastWords([said])).toMatch(/sevindim|güzelleştirdi/u);
    },
  );

  it.each(['dediğin filmi izledik beğenmedik', 'söylediğin filmi bulamadım'])(
    'is no joy where it was none: “%s”',
    async (said) => {
      expect(await lastWords([said])).not.toMatch(/sevindim|güzelleştirdi/u);
    },
  );
});
