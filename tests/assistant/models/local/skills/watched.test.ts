import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);
const tools = (turn: Awaited<ReturnType<typeof last>>) => turn?.calls.map(([tool]) => tool);

describe('a film that is on or over', () => {
  it.each([
    'titaniği açtık, bitince ne izleyelim',
    'titanik bittikten sonra ne izlesek',
    'titaniği izliyoruz sağ ol, üstüne ne gider',
  ])('what goes well after it is shown: “%s”', async (said) => {
    expect((await last(said))?.calls).toEqual([['recommendFilms', { genres: [], similarTo: 'Titanik' }]]);
  });

  it.each(['titanik bitti, güzeldi. aynı tarz', 'titanik bitti süperdi. benzerleri'])(
    'it is written down, and films like it come: “%s”',
    async (said) => {
      expect((await last(said))?.calls).toEqual([
        ['markWatched', { title: 'Titanik' }],
        ['recommendFilms', { genres: [], similarTo: 'Titanik' }],
      ]);
    },
  );

  it.each(['film bitti. harikaydı, 10 numara', 'bitirdik süperdi', 'güzeldi valla bitti'])(
    'the one that was begun is met with joy and written down: “%s”',
    async (said) => {
      const turn = await last('film öner', 'ilkini açtık', said);
      expect(tools(turn)).toEqual(['markWatched']);
      expect(turn?.text).toMatch(/ne güzel|sevindim/iu);
      const more = await last('film öner', 'ilkini açtık', said, 'olur');
      expect(more?.calls).toMatchObject([['recommendFilms', { similarTo: expect.any(String) }]]);
    },
  );

  it('is asked for where nobody knows which', async () => {
    const turn = await last('film öner', 'bitti, bayıldık');
    expect(turn).toMatchObject({ calls: [], text: expect.stringMatching(/hangisini/iu) });
    expect(tools(await last('film öner', 'bitti, bayıldık', 'ikincisi'))).toEqual(['markWatched']);
  });

  it.each(['pilim bitti komedi öner', 'sınavım bitti film öner', 'iş bitti sonunda'])(
    'is none where something else is over: “%s”',
    async (said) => {
      expect(tools(await last('film öner', 'ilkini açtık', said))).not.toContain('markWatched');
    },
  );
});
