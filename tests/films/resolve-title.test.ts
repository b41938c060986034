import { describe, expect, it } from 'vitest';

import { createFilmIndex } from '#films/film-index.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';

const index = createFilmIndex(SMALL_CATALOGUE);

describe('a title with a slip of the finger', () => {
  it('is the film that was meant, where somebody typed it', () => {
    expect(index.resolveTitle('Titanikk')).toMatchObject({ kind: 'one', film: { title: 'Titanik' } });
  });

  it('is another film, where a record keeps it', () => {
    expect(index.resolveTitle('Titanikk', 1997, true)).toEqual({ kind: 'none' });
    expect(index.resolveTitle('Titanic', 1997, true)).toMatchObject({ film: { title: 'Titanik' } });
  });
});
