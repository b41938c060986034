import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import themeKin from '#recommender/built-in/theme-kin.json' with { type: 'json' };

const { films } = await builtInCatalogue();
const themes = new Set(films.flatMap((film) => film.themes));

describe('the themes near a finer one', () => {
  it('are themes of films, and so is the finer one', () => {
    const named = Object.entries(themeKin).flatMap(([theme, near]) => [theme, ...near]);
    expect(named.filter((theme) => !themes.has(theme))).toEqual([]);
  });

  it('are others than itself', () => {
    expect(Object.entries(themeKin).filter(([theme, near]) => near.includes(theme))).toEqual([]);
  });
});
