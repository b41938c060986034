import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readJson } from '#recommender/ai/read-json.ts';

const value = { films: [{ title: 'Süper {"Kahraman}" [1]' }], explanation: 'İyi seyirler }' };
const json = JSON.stringify(value, null, 2);

describe('M-04 readJson', () => {
  it.each([
    ['alone', json],
    ['after a byte order mark', `\u{FEFF}${json}`],
    ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
    ['in a fence without a language, amid prose', `İşte:\n\`\`\`\n${json}\n\`\`\`\nİyi seyirler!`],
    ['in a fence on one line', `\`\`\`json ${JSON.stringify(value)} \`\`\``],
    ['after an unclosed fence', `\`\`\`json\n${json}`],
    ['amid prose', `Tabii! ${json} Umarım beğenirsin.`],
    ['amid prose with braces', `Senin {için} seçtim: ${json} ({3} film)`],
    ['amid prose with a brace that never closes', `Şöyle bir şey :{ ${json}`],
    ['amid prose with footnotes', `Kaynak [1] ve [2]: ${json} [3]`],
  ])('finds the object %s', (_where, text) => {
    expect(readJson(text)).toEqual(value);
  });

  it('finds a bare list of objects', () => {
    expect(readJson(`Filmler: [{"title": "Yol"}, {"title": "Av"}]`)).toEqual([
      { title: 'Yol' },
      { title: 'Av' },
    ]);
  });

  it.each(['', 'Üzgünüm, yapamam.', '42', '"metin"', 'null', '[1]', '{"title": "Yol"', '{title: Yol}', '}{'])(
    'finds nothing in %j',
    (text) => {
      expect(readJson(text)).toBeUndefined();
    },
  );

  it('refuses a flood', () => {
    expect(readJson(`{"a": "${'x'.repeat(100_000)}"}`)).toBeUndefined();
  });

  it('finds whatever object prose surrounds', () => {
    const object = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 });
    // Prose without marks that are JSON's own.
    const prose = fc.string().map((text) => text.replace(/[[\]{}"`\\]/gu, ''));
    fc.assert(
      fc.property(prose, object, prose, (before, inside, after) => {
        const text = JSON.stringify(inside);
        expect(readJson(`${before}\n${text}\n${after}`)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('never throws, and ends', () => {
    const noise = fc.string({
      unit: fc.constantFrom('{', '}', '[', ']', '"', '\\', '`', 'a', ':', ',', '\n'),
    });
    fc.assert(
      fc.property(noise, (text) => {
        const found = readJson(text);
        expect(found === undefined || typeof found === 'object').toBe(true);
      }),
    );
    expect(readJson('{'.repeat(50_000))).toBeUndefined();
    expect(readJson('```'.repeat(30_000))).toBeUndefined();
  });
});
