import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseSpans, splitBlocks } from '#features/chat/text/markdown.ts';

const linesOf = (source: string) =>
  splitBlocks(source).flatMap((block) => (block.kind === 'list' ? block.items : [block.source]));

const textOf = (source: string) =>
  linesOf(source)
    .flatMap(parseSpans)
    .map((span) => span.text)
    .join('');

describe('the Markdown of answers', () => {
  it('knows paragraphs and both kinds of list', () => {
    expect(splitBlocks('Şunlar var:\n\n- **Titanik** (1997)\n- Matrix\n1. ilk')).toEqual([
      { kind: 'paragraph', source: 'Şunlar var:' },
      { kind: 'list', ordered: false, items: ['**Titanik** (1997)', 'Matrix'] },
      { kind: 'list', ordered: true, items: ['ilk'] },
    ]);
  });

  it('knows bold', () => {
    expect(parseSpans('**Titanik** (1997)')).toEqual([
      { text: 'Titanik', bold: true },
      { text: ' (1997)', bold: false },
    ]);
  });

  it.each([
    ['bare', 'Bak: https://www.themoviedb.org/movie/597.', 'https://www.themoviedb.org/movie/597'],
    ['named', '[fragman](https://youtu.be/abc)', 'https://youtu.be/abc'],
    ['bold', '**https://www.youtube.com/watch?v=k**', 'https://www.youtube.com/watch?v=k'],
  ])('follows a %s address of the film database or the video site', (_, source, href) => {
    expect(parseSpans(source).filter((span) => span.href !== undefined)).toEqual([
      expect.objectContaining({ href }),
    ]);
  });

  it.each([
    'https://kotu.example/themoviedb.org',
    'https://www.themoviedb.org.kotu.example/',
    'https://www.themoviedb.org@kotu.example/',
    'https://biri@www.themoviedb.org/',
    'https://www.themoviedb.org:8443/',
    'http://www.themoviedb.org/',
    '[x](https://kotu.example/)',
    '[x](javascript:alert(1))',
    '![x](https://www.themoviedb.org/a.png)',
  ])('leaves %s the text it is', (source) => {
    expect(parseSpans(source).every((span) => span.href === undefined)).toBe(true);
    expect(textOf(source)).toBe(source);
  });

  it('leaves tags, links and images the text they are', () => {
    const hostile =
      '<img src=x onerror=alert(1)> ![x](http://kotu.example/x.png) [tıkla](javascript:alert(1))';
    expect(textOf(hostile)).toBe(hostile);
  });

  it('does not take a year at the start of a line for a list', () => {
    expect(splitBlocks('1999. yılın en iyisi')).toEqual([
      { kind: 'paragraph', source: '1999. yılın en iyisi' },
    ]);
  });

  it('changes none but the last block with the lines that follow', () => {
    const line = fc.oneof(fc.constantFrom('- bir', '1. iki', 'Üç.', ''), fc.string());
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), fc.nat(), (lines, cut) => {
        const blocksOf = (some: readonly string[]) => splitBlocks(some.join('\n'));
        const before = blocksOf(lines.slice(0, cut % (lines.length + 1))).slice(0, -1);
        expect(blocksOf(lines).slice(0, before.length)).toEqual(before);
      }),
    );
  });

  it('loses no letter and never throws', () => {
    const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (source) => letters(textOf(source)) === letters(source)),
    );
  });
});
