import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const asked = ["Titanik'i favorilerimden çıkar"];

describe('a call that waits for consent', () => {
  it('is made again, as it was, on a yes', async () => {
    const [before, after] = await converse([...asked, 'evet'], { instead: 'waits' });
    expect(after?.calls).toEqual([['removeFavourite', { title: 'Titanik' }]]);
    expect(after?.calls).toEqual(before?.calls);
  });

  it('is let go on a no', async () => {
    const [, after] = await converse([...asked, 'hayır'], { instead: 'waits' });
    expect(after).toMatchObject({ calls: [], text: expect.stringMatching(/\S/u) });
  });
});
