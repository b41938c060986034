import { describe, expect, it } from 'vitest';

import source from '#assistant/models/local/skills/questions/glossary.json' with { type: 'json' };
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

import { converse } from '../converse.ts';

const answer = async (said: string) => (await converse([said])).at(-1);

describe('a word of cinema', () => {
  it.each([
    ['neo noir ne demek', 'Kara filmin'],
    ['slasher nedir', 'Maskeli bir katilin'],
    ['bu spin off ne demek peki', 'yan karakterin'],
    ['spoiler ne demek', 'sürprizini'],
  ])('is told where it is asked what it means: “%s”', async (said, told) => {
    const turn = await answer(said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toContain(told);
  });

  it.each(['western ne var', 'distopya öner', 'kült film istiyorum'])(
    'is a wish elsewhere: “%s”',
    async (said) => {
      expect((await answer(said))?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );

  it('is shown by films that are here', async () => {
    const { index } = await builtInCatalogue();
    const known = new Set(index.films.map(({ title }) => title));
    // `Derin Kırmızı, Suspiria gibi`
    const named = source.terms.flatMap(
      ({ told }) => /(?:^|[.] )([^.:;]+) gibi\.$/u.exec(told)?.[1]?.split(', ') ?? [],
    );
    expect(named.length).toBeGreaterThan(30);
    const missing = named.filter((title) => !known.has(title) && index.resolveTitle(title).kind === 'none');
    expect(missing.filter((title) => !/Ceylan|Anderson/u.test(title))).toEqual([]);
  });
});
