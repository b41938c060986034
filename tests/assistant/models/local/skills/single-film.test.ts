import { describe, expect, it } from 'vitest';

import { aFavourite } from '#tests/support/builders.ts';
import { lastWords } from '../converse.ts';

describe('what the built-in model says of a film', () => {
  it('is only what its record holds', async () => {
    const bare = aFavourite({ title: 'Titanik', year: 1997, rating: 0, duration: 90, actors: [] });
    expect(await lastWords(['Titanik nasıl bir film'], { held: { favourites: [bare] } })).toMatch(
      /^(?:İşte Titanik|Titanik burada): 1997 yapımı, 1 sa 30 dk\.$/u,
    );
  });

  it('agrees with its title', async () => {
    expect(await lastWords(['1917 filmini internette ara'])).toContain("1917'yi internette aradım");
  });
});
