import { readFileSync } from 'node:fs';

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { GENRES } from '#domain/genre.ts';
import { AWARDS, ENDINGS, ERAS, type Feel, FEELS, RIGHT_FOR } from '#domain/judgement.ts';
import { directorThemes } from '#domain/women-directors.ts';
import { isToneTheme, toneThemes } from '#domain/tones.ts';
import type { Writer } from '#domain/writer.ts';
import { factsSchema, judgementsSchema } from '#films/layers/columns.ts';
import { decodeFilms } from '#films/layers/decode-films.ts';
import { encodeFacts, encodeJudgements, encodeTexts, type SourceFilm } from '#scripts/catalogue/encode.ts';
import { layerFile, LAYERS, layersOf } from '#scripts/catalogue/layers.ts';
import type { Judgement } from '#scripts/judgement/schemas.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';

const some = <T>(values: readonly T[], minLength = 0, maxLength = 4) =>
  fc.subarray([...values], { minLength, maxLength: Math.min(maxLength, values.length) });
const grade = (min: number, max: number) => fc.integer({ min, max });
const NAMES = ['Şener Şen', 'Türkan Şoray', 'Bong Joon-ho', 'Anne Hathaway', 'Ang Lee'];
const THEMES = ['köy', 'uzay', 'dostluk', 'yas', 'soygun', 'kanlı'];

const judgement: fc.Arbitrary<Judgement> = fc.record({
  id: fc.constant(''),
  feel: fc
    .tuple(...FEELS.map(() => grade(0, 3)))
    .map(
      (grades) =>
        Object.fromEntries(FEELS.map((feel, at) => [feel, grades[at] ?? 0])) as Record<Feel, number>,
    ),
  pace: grade(1, 3),
  gore: grade(0, 3),
  sex: grade(0, 3),
  language: grade(0, 3),
  age: grade(0, 18),
  fame: grade(1, 5),
  ending: fc.constantFrom(...ENDINGS),
  core: some(THEMES.slice(0, 5), 1),
  side: some(THEMES),
  series: fc.option(fc.record({ name: fc.constantFrom('Baba', 'Taşra'), place: grade(1, 9) }), {
    nil: undefined,
  }),
  studio: fc.option(fc.constantFrom('Pixar', 'Ghibli'), { nil: undefined }),
  awards: some(AWARDS),
  trueStory: fc.boolean(),
  book: fc.boolean(),
  documentary: fc.boolean(),
  silent: fc.boolean(),
  blackAndWhite: fc.boolean(),
  era: fc.constantFrom(...ERAS),
  place: fc.option(fc.constantFrom('İstanbul', 'Kars'), { nil: undefined }),
  languages: some(['tr', 'en', 'ja'], 1),
  recall: fc.constant([]),
  characters: fc.constant([]),
  rightFor: some(RIGHT_FOR, 1),
  word: fc.constant('Bunu bir pazar akşamı izle.'),
  hook: fc.constant('bir pazar akşamını ısıtıyor'),
});

/** In the order in which they are read: by what they wrote, then by name. */
const writersOf = ([books, screenplays]: readonly [string[], string[]]) => {
  const all: Writer[] = [
    ...books.toSorted().map((name) => ({ name, wrote: 'book' as const })),
    ...screenplays.toSorted().map((name) => ({ name, wrote: 'screenplay' as const })),
  ];
  return all.length === 0 ? undefined : all;
};

const foremost = fc.record({
  first: some(['sad', 'randevu']).map((wishes) => new Map(wishes.map((wish) => [wish, 0]))),
  hardly: some(['seri katil', 'sad']),
});
const film: fc.Arbitrary<CatalogueFilm> = fc
  .record({
    title: fc.constantFrom('Av', 'Uzak', 'Selvi Boylum Al Yazmalım', '2001'),
    originalTitle: fc.constantFrom('Av', 'Distant', '기생충'),
    aliases: some(['Bir', 'İki ya da Üç']),
    year: grade(1895, 2030),
    duration: grade(60, 240),
    rating: grade(0, 100).map((tenths) => tenths / 10),
    genres: some(GENRES, 1),
    director: fc.option(
      some(NAMES, 1, 2).map((names) => names.join(', ')),
      { nil: undefined },
    ),
    actors: some(NAMES),
    writers: fc.tuple(some(NAMES), some(NAMES)).map(writersOf),
    countries: some(['Türkiye', 'ABD', 'Japonya']),
    origin: fc.constantFrom('yerli' as const, 'yabancı' as const),
    themes: some(THEMES),
    ageRating: fc.option(grade(0, 18), { nil: undefined }),
  })
  .map((own) => aCatalogueFilm(own));

const catalogue: fc.Arbitrary<SourceFilm[]> = fc
  .array(fc.record({ film, judgement, gladly: grade(0, 50).map((tenths) => tenths / 10), foremost }), {
    maxLength: 12,
  })
  .map((sources) =>
    sources.map((source, at) => ({ ...source, film: { ...source.film, id: `${source.film.id}-${at}` } })),
  )
  // Of those named first for a wish the last one is the first.
  .map((sources) =>
    sources.map((source, at) => {
      const later = sources.slice(at + 1);
      const place = (wish: string) => later.filter(({ foremost: { first } }) => first.has(wish)).length;
      const first = new Map([...source.foremost.first.keys()].map((wish) => [wish, place(wish)]));
      return { ...source, foremost: { ...source.foremost, first } };
    }),
  )
  // Every other film has those that come before it beside it, the nearest first.
  .map((sources) =>
    sources.map((source, at) => ({
      ...source,
      beside:
        at % 2 === 0
          ? []
          : sources
              .slice(0, at)
              .map((one) => one.film.id)
              .toReversed(),
    })),
  );

/** Written, fetched and read, as the page does it. */
const read = (sources: readonly SourceFilm[]) =>
  decodeFilms(
    factsSchema.parse(JSON.parse(JSON.stringify(encodeFacts(sources)))),
    judgementsSchema.parse(JSON.parse(JSON.stringify(encodeJudgements(sources)))),
  );

describe('the layers of a catalogue', () => {
  it('U-01 give every fact back as it was', () => {
    fc.assert(
      fc.property(catalogue, (sources) => {
        const facts = ({
          moods: _moods,
          themes: _themes,
          ageRating: _age,
          judgement: _j,
          plot: _p,
          ...rest
        }: CatalogueFilm) => rest;
        expect(read(sources).map(facts)).toEqual(sources.map((source) => facts(source.film)));
      }),
    );
  });

  it('U-01 give every judgement back as it was', () => {
    fc.assert(
      fc.property(catalogue, (sources) => {
        const kept = sources.map(
          ({
            gladly,
            foremost,
            beside,
            judgement: { id: _i, age: _a, side: _s, recall: _r, characters: _c, word: _w, hook: _h, ...rest },
          }) => ({
            ...rest,
            gladly,
            firstFor: foremost.first,
            hardlyFor: foremost.hardly.toSorted(),
            beside,
          }),
        );
        expect(read(sources).map((one) => one.judgement)).toEqual(kept);
      }),
    );
  });

  it('U-01 keep themes of facts and judgement once each, and say of tones only what the judgement says', () => {
    fc.assert(
      fc.property(catalogue, (sources) => {
        for (const [at, { themes, judgement: read_ }] of read(sources).entries()) {
          const source = sources[at];
          const told = [
            ...(source?.judgement.core ?? []),
            ...(source?.judgement.side ?? []),
            ...(source?.film.themes ?? []),
          ];
          const tones = read_ === undefined ? [] : toneThemes(read_);
          const ofDirector = directorThemes(source?.film.director?.split(', ') ?? []);
          expect(new Set(themes)).toEqual(
            new Set([...told.filter((theme) => !isToneTheme(theme)), ...tones, ...ofDirector]),
          );
          expect(themes).toHaveLength(new Set(themes).size);
        }
      }),
    );
  });

  it('U-01 never let a film be for a younger age than is said or shown', () => {
    fc.assert(
      fc.property(catalogue, (sources) => {
        for (const [at, { ageRating = 0 }] of read(sources).entries()) {
          const source = sources[at];
          const { age = 0, gore = 0, sex = 0 } = source?.judgement ?? {};
          expect(ageRating).toBeGreaterThanOrEqual(Math.max(age, source?.film.ageRating ?? 0));
          if (Math.max(gore, sex) === 3) expect(ageRating).toBeGreaterThanOrEqual(16);
        }
      }),
    );
  });

  it('U-01 hold the texts at the places of their films', () => {
    fc.assert(
      fc.property(catalogue, (sources) => {
        const { plots, words, hooks } = encodeTexts(sources);
        expect(plots).toEqual(sources.map((source) => source.film.plot ?? ''));
        expect(words).toEqual(sources.map((source) => source.judgement.word));
        expect(hooks).toEqual(sources.map((source) => source.judgement.hook));
      }),
    );
  });

  it('U-01 that do not belong together are refused', () => {
    const source = fc.sample(fc.record({ film, judgement, gladly: fc.constant(3), foremost }), {
      numRuns: 1,
      seed: 1,
    });
    const judgements = { ...encodeJudgements(source), themes: [] };
    expect(() => decodeFilms(encodeFacts(source), judgements)).toThrow(RangeError);
  });
});

describe('the layers of the built-in catalogue', () => {
  it('U-01 are what `npm run catalogue:write` would write', async () => {
    const layers = await layersOf();
    for (const name of LAYERS) {
      // Compared as truth values: a difference of a megabyte of text helps nobody.
      expect([name, readFileSync(layerFile(name), 'utf8') === layers[name]]).toEqual([name, true]);
    }
  });
});
