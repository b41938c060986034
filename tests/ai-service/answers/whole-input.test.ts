import { asSchema } from 'ai';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { wholeInput } from '#ai-service/answers/whole-input.ts';
import { GENRES } from '#domain/genre.ts';
import { MOODS } from '#domain/mood.ts';
import { toolPorts } from '#tests/support/tool-ports.ts';
import { createTools } from '#tools/registry.ts';

const tools = createTools(toolPorts().ports);
/** The schema that a model is given. */
const schema = async (tool: keyof typeof tools) => {
  const { inputSchema } = tools[tool];
  return asSchema<unknown>(inputSchema).jsonSchema;
};
const recommended = async (input: unknown) => wholeInput(input, await schema('recommendFilms'));

describe('an input as a model wrote it', () => {
  it.each<[string, unknown, unknown]>([
    ['nulls', { genres: ['Komedi'], mood: null, minYear: null, people: null }, { genres: ['Komedi'] }],
    ['empty texts', { genres: ['Komedi'], mood: '', similarTo: '', swap: '' }, { genres: ['Komedi'] }],
    ['figures of nothing', { genres: [], minYear: 0, maxDuration: 0 }, { genres: [] }],
    ['words for nothing', { genres: ['Genel'], mood: 'none', similarTo: 'N/A' }, { genres: [] }],
    [
      'a single text for a list',
      { genres: 'Komedi', people: 'Cem Yılmaz' },
      { genres: ['Komedi'], people: ['Cem Yılmaz'] },
    ],
    ['a list in a text', { genres: 'Komedi, Drama' }, { genres: ['Komedi', 'Drama'] }],
    ['a list as JSON in a text', { genres: '["Komedi"]' }, { genres: ['Komedi'] }],
    [
      'figures as text',
      { genres: [], minYear: '2000', minRating: '7,5', maxDuration: '120 dk' },
      { genres: [], minYear: 2000, minRating: 7.5, maxDuration: 120 },
    ],
    ['broken years', { genres: [], maxYear: 1999.6 }, { genres: [], maxYear: 2000 }],
    [
      'English genres and moods',
      { genres: ['Comedy', 'science fiction', 'SCI-FI'], mood: 'Mutlu' },
      { genres: ['Komedi', 'Bilim Kurgu', 'Bilim Kurgu'], mood: 'happy' },
    ],
    ['a genre without its dots', { genres: ['suc', 'bilim-kurgu'] }, { genres: ['Suç', 'Bilim Kurgu'] }],
    ['a mood that there is not', { genres: [], mood: 'nostaljik' }, { genres: [] }],
    [
      'names in snake_case',
      { genre: 'Drama', min_year: 1990, exclude_genres: ['Horror'] },
      { genres: ['Drama'], minYear: 1990, excludeGenres: ['Korku'] },
    ],
    ['no list', {}, { genres: [] }],
    ['JSON in a text', '{"genres":["Drama"]}', { genres: ['Drama'] }],
    ['a country of one’s own', { genres: [], origin: 'Turkish' }, { genres: [], origin: 'yerli' }],
  ])('is made whole: %s', async (_, input, whole) => {
    expect(await recommended(input)).toEqual(whole);
  });

  it('keeps a genre that there is not, so that the model is told', async () => {
    expect(await recommended({ genres: ['Belgesel'] })).toEqual({ genres: ['Belgesel'] });
  });

  it.each([
    ['showFilm', { film: 'Yol' }, { film: 'Yol' }],
    ['showFilm', { title: 1984, year: '1984' }, { title: '1984', year: 1984 }],
    ['listFilms', { list: 'favorites', genre: 'Comedy', query: '' }, { list: 'favourites', genre: 'Komedi' }],
    [
      'compareFilms',
      { first: '{"title":"Yol"}', second: { title: 'Umut', year: null } },
      { first: { title: 'Yol' }, second: { title: 'Umut' } },
    ],
    ['setTheme', { theme: 'Koyu' }, { theme: 'dark' }],
    ['showStats', { anything: null }, {}],
  ] as const)('of %s too', async (tool, input, whole) => {
    expect(wholeInput(input, await schema(tool))).toEqual(whole);
  });

  it('is left alone where it is whole', async () => {
    const own = await schema('recommendFilms');
    const wishes = fc.record(
      {
        genres: fc.array(fc.constantFrom(...GENRES)),
        mood: fc.constantFrom(...MOODS),
        minYear: fc.integer({ min: 1895, max: 2030 }),
        minRating: fc.integer({ min: 1, max: 10 }),
        people: fc.array(fc.constantFrom('Cem Yılmaz', 'Al Pacino')),
        origin: fc.constantFrom('yerli', 'yabancı'),
      },
      { requiredKeys: ['genres'] },
    );
    fc.assert(fc.property(wishes, (input) => void expect(wholeInput(input, own)).toEqual(input)));
  });

  it('never throws, whatever it is', async () => {
    const own = await schema('recommendFilms');
    fc.assert(fc.property(fc.jsonValue(), (input) => void wholeInput(input, own)));
  });
});
