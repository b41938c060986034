import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { wishesSchema } from '#domain/wishes.ts';
import { converse } from './converse.ts';

/** 600 texts in every run, more than 10,000 in a long one (`LONG=1`). */
const TIMES = process.env['LONG'] === '1' ? 17 : 1;
const PATIENCE = TIMES * 20_000;

const CHANGING = new Set(['addFavourite', 'removeFavourite', 'markWatched', 'unmarkWatched', 'setTheme']);

async function checkHarmless(text: string): Promise<void> {
  const turns = await converse([text, text]);
  for (const { calls, text: answer } of turns) {
    for (const [tool, input] of calls) {
      expect(CHANGING.has(tool), `${tool} on ${JSON.stringify(text)}`).toBe(false);
      if (tool === 'recommendFilms') wishesSchema.parse(input);
    }
    expect(calls.length > 0 || answer.trim() !== '').toBe(true);
  }
}

const SUFFIXES = [
  'lar',
  'ler',
  'ım',
  'iniz',
  'den',
  'nın',
  'yi',
  'mış',
  'sız',
  'ki',
  'dır',
  "'nin",
  'ca',
  'mı',
];
const SCRAPS = [
  'korku',
  'olmasın',
  've',
  'ne',
  'değil',
  'daha',
  '90',
  "'lar",
  'saat',
  '8',
  'üstü',
  'gibi',
  'Baba',
  ',',
  '.',
  'yok',
  'mu',
  'ikinci',
  'bu',
  'film',
  'ama',
  'Nolan',
  '"',
];

describe('the built-in model on anything at all', { timeout: PATIENCE }, () => {
  it('takes any text without failing, and changes nothing', async () => {
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 80 }), checkHarmless), {
      numRuns: 200 * TIMES,
    });
  });

  it('takes text of any script and emoji', async () => {
    const emoji = fc.constantFrom('😂', '👨‍👩‍👧', '❤️', '🎬', '🇹🇷', '٣', '映', 'ß', 'ı̇', '\u0000', '\uD800');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(emoji, fc.string({ maxLength: 5 })), { maxLength: 30 }), (parts) =>
        checkHarmless(parts.join(' ')),
      ),
      { numRuns: 100 * TIMES },
    );
  });

  it('takes nothing but suffixes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...SUFFIXES), { minLength: 1, maxLength: 12 }),
        fc.constantFrom('', ' '),
        (parts, glue) => checkHarmless(parts.join(glue)),
      ),
      { numRuns: 100 * TIMES },
    );
  });

  it('takes scraps of requests in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...SCRAPS), { maxLength: 25 }), (parts) =>
        checkHarmless(parts.join(' ')),
      ),
      { numRuns: 200 * TIMES },
    );
  });

  it.each([
    ['five thousand letters', 'a'.repeat(5000)],
    ['five thousand words', 'korku olmasın ve '.repeat(1700)],
    ['markup', '<div onclick="alert(1)">komik</div>'.repeat(20)],
    ['a pasted page of digits', '1234567890 '.repeat(500)],
    ['punctuation', '?!.,;:…'.repeat(700)],
    ['blank', ' \n\t '],
  ])('takes %s', async (_name, text) => checkHarmless(text));
});
