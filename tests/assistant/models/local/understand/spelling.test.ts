import { readFileSync, readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { mendSpelling } from '#assistant/models/local/understand/spelling.ts';
import { tokenise } from '#assistant/models/local/understand/tokens.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const spelt = (text: string) =>
  mendSpelling(tokenise(text), new Set(), index.knowsWord)
    .map(({ folded }) => folded)
    .join(' ');

describe('mendSpelling', () => {
  it.each([
    ['bir komdei öner', 'bir komedi oner'],
    ['gerlim filmi', 'gerilim filmi'],
    ['fragmnaı aç', 'fragmani ac'],
    ['rasgele bi film', 'rastgele bi film'],
    ['izlicem ben', 'izleyecegim ben'],
    ['istemiyom', 'istemiyorum'],
    ['korku istemm', 'korku istemem'],
    ['dram istmem', 'dram istemem'],
    ['korku istemiyrm', 'korku istemiyorum'],
    ['animasyon sevmm', 'animasyon sevmem'],
    ['müzikal istemeyz', 'muzikal istemeyiz'],
    ['cin olmasn', 'cin olmasin'],
    ['hayalet olmaasın', 'hayalet olmasin'],
    ['kan olmyan', 'kan olmayan'],
    ['kan olmycak', 'kan olmayacak'],
    ['onun olmadgi', 'onun olmadigi'],
    ['onun oynamadgi', 'onun oynamadigi'],
    ['bıktm bundan', 'biktim bundan'],
  ])('mends "%s"', (said, meant) => expect(spelt(said)).toBe(meant));

  it.each([
    ['tamam onu açıyorum', 'tamam onu aciyorum'],
    ['makarna yaptık', 'makarna yaptik'],
    ['yeni boşandım', 'yeni bosandim'],
    ['arabayı sattım', 'arabayi sattim'],
    ['lafın gelişi', 'lafin gelisi'],
    ['evde projeksiyon var', 'evde projeksiyon var'],
    ['banliyö treni', 'banliyo treni'],
    ['vaktim olmadı', 'vaktim olmadi'],
    ['olmuş mu bu', 'olmus mu bu'],
  ])('leaves "%s" as it is', (said, meant) => expect(spelt(said)).toBe(meant));

  it('takes no word of our own Turkish texts for a slip', () => {
    const texts = readdirSync('catalogue/films').flatMap((name) =>
      textsIn(JSON.parse(readFileSync(`catalogue/films/${name}`, 'utf8'))),
    );
    const words = new Set(texts.flatMap(tokenise).filter(({ capital }) => !capital));
    const byBase = new Map([...words].map((token) => [token.base, token]));
    const mended = [...byBase.values()].filter((token) => {
      const [after] = mendSpelling([token], new Set(), index.knowsWord);
      return after?.base !== token.base;
    });
    expect(byBase.size).toBeGreaterThan(10_000);
    expect(mended.map(({ raw }) => raw)).toEqual([]);
  });
});

const nested = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]);

/** What is written in sentences, wherever it stands. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 25 && value.includes(' ') ? [value] : [];
  const { data } = nested.safeParse(value);
  return data === undefined ? [] : Object.values(data).flatMap(textsIn);
}
