import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createRegionSplitter, type Region } from '#ai-service/answers/split-regions.ts';

function split(pieces: readonly string[]): Region[] {
  const splitter = createRegionSplitter();
  const regions = [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.end()];
  const joined: Region[] = [];
  for (const region of regions) {
    const last = joined.at(-1);
    if (last?.kind === region.kind) last.text += region.text;
    else joined.push({ ...region });
  }
  return joined;
}

describe('regions', () => {
  it.each<[string, Region[]]>([
    ['Merhaba', [{ kind: 'words', text: 'Merhaba' }]],
    [
      '<think>a<b</think>c<d',
      [
        { kind: 'thoughts', text: 'a<b' },
        { kind: 'words', text: 'c<d' },
      ],
    ],
    [
      'a<tool_call>{}</tool_call>b',
      [
        { kind: 'words', text: 'a' },
        { kind: 'call', text: '{}' },
        { kind: 'words', text: 'b' },
      ],
    ],
    ['<think>hiç bitmeyen', [{ kind: 'thoughts', text: 'hiç bitmeyen' }]],
    ['<thin', [{ kind: 'words', text: '<thin' }]],
    [
      'Merhaba!<|im_end|>\n<|im_start|>user\nKimsin?',
      [
        { kind: 'words', text: 'Merhaba!' },
        { kind: 'end', text: '' },
      ],
    ],
    ['<|im', [{ kind: 'words', text: '<|im' }]],
    ['', []],
  ])('of %j are told apart, wherever it is cut', (text, regions) => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: text.length }), { maxLength: 5 }), (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        expect(split(places.slice(1).map((end, index) => text.slice(places[index], end)))).toEqual(regions);
      }),
    );
  });

  it('lose no letter of words without a bracket', () => {
    const plain = fc.string().filter((text) => !/[<[◁]/u.test(text));
    fc.assert(
      fc.property(
        fc.array(plain),
        (pieces) =>
          void expect(
            split(pieces)
              .map(({ text }) => text)
              .join(''),
          ).toBe(pieces.join('')),
      ),
    );
  });
});
