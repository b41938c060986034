import { describe, expect, it } from 'vitest';

import { THEME_WORDS } from '#assistant/models/local/lexicon/concepts.ts';
import { normaliseTitle } from '#domain/title.ts';
import judgements from '#films/data/judgements.json' with { type: 'json' };
import { readAnimals } from '#scripts/catalogue/animals.ts';
import { readCountries } from '#scripts/catalogue/countries.ts';
import { readJobs } from '#scripts/catalogue/jobs.ts';
import { readRoles, rolesOf, rolesSchema } from '#scripts/catalogue/roles.ts';
import { readJudged } from '#scripts/judgement/read-judgements.ts';

const { films, settled } = await readJudged();
const ids = new Set(films.map(({ id }) => id));
const roles = await readRoles();

describe('catalogue/roles.json', () => {
  it('names films of the catalogue only, and no role twice in one', () => {
    expect(Object.keys(roles).filter((id) => !ids.has(id))).toEqual([]);
    const twice = Object.entries(roles).filter(
      ([, own]) => new Set(own.map(([name, actor]) => `${name} ${actor}`)).size !== own.length,
    );
    expect(twice).toEqual([]);
  });

  it('spells who plays as the film does', () => {
    const odd = films.flatMap((film) => {
      const spelled = new Map(film.actors.map((name) => [normaliseTitle(name), name]));
      return rolesOf(roles, film).filter(
        ({ actor }) => (spelled.get(normaliseTitle(actor)) ?? actor) !== actor,
      );
    });
    expect(odd).toEqual([]);
  });

  it('holds no letter that parts roles in the layer', () => {
    expect(
      Object.values(roles)
        .flat()
        .filter(([names, actor]) => /[|>~]/u.test(names + actor)),
    ).toEqual([]);
  });

  it('is refused in another shape', () => {
    expect(rolesSchema.safeParse({ 'matrix-1999': [['Neo']] }).success).toBe(false);
    expect(rolesSchema.safeParse({ 'matrix-1999': [['Neo', 'Keanu Reeves', 'sings']] }).success).toBe(false);
  });
});

describe('catalogue/jobs.json', () => {
  it('names films of the catalogue only, and what has three films and words of its own', async () => {
    const jobs = await readJobs();
    expect(Object.keys(jobs).filter((id) => !ids.has(id))).toEqual([]);
    const { themes, core, side } = judgements;
    const films = (job: string) =>
      [core, side].flatMap((column) => column.filter((own) => own.includes(themes.indexOf(job)))).length;
    const words = new Set(THEME_WORDS.map(({ value }) => (value.kind === 'theme' ? value.theme : '')));
    const odd = new Set(
      Object.values(jobs)
        .flat()
        .filter((job) => films(job) < 3 || !words.has(job)),
    );
    expect([...odd]).toEqual([]);
  });
});

describe('catalogue/animals.json', () => {
  it('names films of the catalogue only', async () => {
    const animals = await readAnimals();
    expect(Object.keys(animals).filter((id) => !ids.has(id))).toEqual([]);
    expect(Object.values(animals).filter(([name]) => name === '' || name.includes(':'))).toEqual([]);
  });
});

describe('catalogue/places.json', () => {
  it('has every place that a film is set in, and no other', async () => {
    const countries = await readCountries();
    const places = new Set(settled.flatMap(({ place = '' }) => place || []));
    expect([...places].filter((place) => !Object.hasOwn(countries, place))).toEqual([]);
    expect(Object.keys(countries).filter((place) => !places.has(place))).toEqual([]);
  });
});
