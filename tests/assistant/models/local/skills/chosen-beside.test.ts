import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const last = async (...said: string[]) => (await converse(['komedi öner', ...said])).at(-1)?.text;

describe('a film that is chosen beside a question', () => {
  it.each(['ilkini açıyoruz, kaç dakika', 'ilki güzelmiş onu açalım, kim oynuyor'])(
    'is answered, and a good evening wished: %s',
    async (said) => {
      expect(await last(said)).toMatch(/(?:sürüyor|oynuyor).*(?:seyirler|keyifle)/iu);
    },
  );

  it.each(['ilki kaç dakika', 'ilkinde kim oynuyor'])('is not heard in "%s"', async (said) => {
    expect(await last(said)).not.toMatch(/seyirler|keyifle/iu);
  });

  it('is heard where nothing else is understood', async () => {
    expect(await last('neyse onu açıyoz mısır patlattık bile')).toMatch(/seyirler|keyifle/iu);
  });
});
