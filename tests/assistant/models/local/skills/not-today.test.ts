import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('the one film that is spoken of', () => {
  it.each([
    'bugün bunu kaldıramam',
    'kaldırmaz beni bu akşam',
    'bu gece havamda değilim onun için',
    'yok bugün gitmez',
    'başka güne kalsın',
  ])('waits, and something lighter comes: “%s”', async (said) => {
    const turn = await last('piyanist nasıl', said);
    expect(turn?.calls).toEqual([
      [
        'recommendFilms',
        { genres: [], excludeTitles: ['Piyanist'], tones: ['iç ısıtan'], avoidTones: ['ağır'] },
      ],
    ]);
    expect(turn?.text).toContain('Piyanist');
  });

  it.each(['bunu izlemem', 'bugün izleyelim', 'bugün ağır bir film izleyelim'])(
    'does not wait: “%s”',
    async (said) => {
      expect(JSON.stringify((await last('piyanist nasıl', said))?.calls)).not.toContain('iç ısıtan');
    },
  );

  it.each(['neyi anlatmak istiyor', 'ana fikri ne', 'vermek istediği mesaj ne'])(
    'has something to say: “%s”',
    async (said) => {
      expect((await last('parazit nasıl', said))?.text).toMatch(
        /derdi|üstüne bir film|bilmiyorum|herkes başka/u,
      );
    },
  );
});

describe('somebody of film', () => {
  it.each(['Tom Hanks nasıl bir oyuncu', 'sence tom hanks iyi oyuncu mu'])(
    'is spoken of, and their films only offered: “%s”',
    async (said) => {
      const turn = await last(said);
      expect(turn?.calls).toEqual([]);
      expect(turn?.text).toMatch(/severim/u);
    },
  );

  it.each(["Brad Pitt'in yönettiği film var mı", 'brad pitt hiç film yönetmiş mi'])(
    'has directed none: “%s”',
    async (said) => {
      const turn = await last(said);
      expect(turn?.calls).toEqual([]);
      expect(turn?.text).toContain('yönettiği bir film bilmiyorum');
    },
  );
});
