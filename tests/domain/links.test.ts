import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { trailerSearchUrl } from '#domain/trailer.ts';
import { webSearchUrl } from '#domain/web-search.ts';

const asked = (url: string | undefined, parameter: string) =>
  url === undefined ? undefined : new URL(url).searchParams.get(parameter);

describe('webSearchUrl', () => {
  it('P-29 searches for the title and “full izle”', () => {
    expect(asked(webSearchUrl(' Kış Uykusu & Bahar '), 'q')).toBe('Kış Uykusu & Bahar full izle');
  });

  it.each(['', '  ', '\n'])('P-30 does nothing for the blank title %o', (title) => {
    expect(webSearchUrl(title)).toBeUndefined();
  });

  it('keeps every title whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (title) => {
        const url = webSearchUrl(title);
        if (title.trim() === '') expect(url).toBeUndefined();
        else expect(asked(url, 'q')).toBe(`${title.trim()} full izle`);
      }),
    );
  });
});

it('half a character, as a damaged record may hold, breaks no address', () => {
  expect(asked(webSearchUrl('Av \uD83C'), 'q')).toBe('Av \uFFFD full izle');
  expect(asked(trailerSearchUrl({ title: '\uD83C', year: 0 }), 'search_query')).toBe('\uFFFD fragman');
});

describe('trailerSearchUrl', () => {
  it('searches the video site by title and year, where the year is known', () => {
    expect(asked(trailerSearchUrl({ title: 'Av', year: 2020 }), 'search_query')).toBe('Av 2020 fragman');
    expect(asked(trailerSearchUrl({ title: 'Av', year: 0 }), 'search_query')).toBe('Av fragman');
  });
});
