import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseMarkdown } from '#features/chat/markdown.ts';

const textOf = (source: string) =>
  parseMarkdown(source)
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.spans))
    .map((span) => span.text)
    .join('');

describe('parseMarkdown', () => {
  it('knows paragraphs, bold and both kinds of list', () => {
    expect(parseMarkdown('Şunlar var:\n\n- **Titanik** (1997)\n- Matrix\n1. ilk')).toEqual([
      { kind: 'paragraph', spans: [{ text: 'Şunlar var:', bold: false }] },
      {
        kind: 'list',
        ordered: false,
        items: [
          [
            { text: 'Titanik', bold: true },
            { text: ' (1997)', bold: false },
          ],
          [{ text: 'Matrix', bold: false }],
        ],
      },
      { kind: 'list', ordered: true, items: [[{ text: 'ilk', bold: false }]] },
    ]);
  });

  it('leaves tags, links and images the text they are', () => {
    const hostile =
      '<img src=x onerror=alert(1)> ![x](http://kotu.example/x.png) [tıkla](javascript:alert(1))';
    expect(textOf(hostile)).toBe(hostile);
  });

  it('does not take a year at the start of a line for a list', () => {
    expect(parseMarkdown('1999. yılın en iyisi')).toEqual([
      { kind: 'paragraph', spans: [{ text: '1999. yılın en iyisi', bold: false }] },
    ]);
  });

  it('loses no letter and never throws', () => {
    const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (source) => letters(textOf(source)) === letters(source)),
    );
  });
});
