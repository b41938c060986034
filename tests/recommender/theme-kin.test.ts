import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import themeKin from '#recommender/built-in/theme-kin.json' with { type: 'json' };
import themeKinds from '#recommender/built-in/theme-kinds.json' with { type: 'json' };

const { films } = await builtInCatalogue();
const themes = new Set(films.flatMap((film) => film.themes));

describe.each([
  ['the themes near a finer one', themeKin],
  ['the kinds of a wider theme', themeKinds],
])('%s', (_, map) => {
  it('are themes of films, and so is the one that they belong to', () => {
    const named = Object.entries(map).flatMap(([theme, others]) => [theme, ...others]);
    expect(named.filter((theme) => !themes.has(theme))).toEqual([]);
  });

  it('are others than itself', () => {
    expect(Object.entries(map).filter(([theme, others]) => others.includes(theme))).toEqual([]);
  });
});
