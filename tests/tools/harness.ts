import { namedThemes } from '#assistant/models/local/understand/named-theme.ts';
import { asSchema, type FlexibleSchema } from 'ai';
import { expect } from 'vitest';

import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { sameTitle } from '#domain/title.ts';
import type { TrailerLookup } from '#domain/trailer.ts';
import { seededRandom } from '#lib/random.ts';
import { createBuiltInRecommender } from '#recommender/built-in/built-in-recommender.ts';
import { createMeet } from '#recommender/built-in/meet.ts';
import { createWeigh } from '#recommender/built-in/weigh.ts';
import { createChooseFilms } from '#recommender/choose-films.ts';
import { createFlow } from '#recommender/flow.ts';
import { createMeetWith } from '#recommender/meeting.ts';
import {
  aCatalogueFilm,
  collect,
  type Held,
  NOW,
  recordsInMemory,
  rememberingLogger,
} from '#tests/support/builders.ts';
import type { Resolution, ToolPorts } from '#tools/context.ts';
import { createTools, type ToolName } from '#tools/registry.ts';

/** Two films called Baba, one known by two titles, and enough dramas for a recommendation. */
export const CATALOGUE: readonly CatalogueFilm[] = [
  aCatalogueFilm(),
  aCatalogueFilm({ title: 'Başlangıç', originalTitle: 'Inception', year: 2010 }),
  aCatalogueFilm({ title: 'Baba', originalTitle: 'The Godfather', year: 1972, genres: ['Suç', 'Drama'] }),
  aCatalogueFilm({ title: 'Baba', originalTitle: 'The Father', year: 2020, genres: ['Drama'] }),
  aCatalogueFilm({
    title: 'Can Dostum',
    originalTitle: 'Intouchables',
    year: 2011,
    genres: ['Komedi', 'Drama'],
  }),
  aCatalogueFilm({
    title: 'Good Will Hunting',
    originalTitle: 'Good Will Hunting',
    aliases: ['Can Dostum'],
    year: 1997,
    genres: ['Drama'],
  }),
];

interface Setting extends Held {
  films?: readonly CatalogueFilm[];
  trailer?: TrailerLookup | undefined;
  /** Ports to use instead of those in memory. */
  ports?: Partial<ToolPorts>;
}

/** All tools over records, a catalogue and a screen in memory; `run` holds inputs and outputs to their schemas. */
export function toolsInMemory({ films = CATALOGUE, trailer, ports: own, ...held }: Setting = {}) {
  const records = recordsInMemory(held);
  const shown: unknown[][] = [];
  const random = seededRandom(3);
  const resolve = (title: string, year?: number): Resolution => {
    const found = films.filter(
      (film) =>
        [film.title, film.originalTitle, ...film.aliases].some((name) => sameTitle(name, title)) &&
        (year === undefined || Math.abs(film.year - year) <= 1),
    );
    const [first] = found;
    if (first === undefined) return { kind: 'none' };
    return found.length === 1 ? { kind: 'one', film: first } : { kind: 'many', candidates: found };
  };
  const facts = {
    films: async () => films,
    find: (title: string, year?: number) => {
      const found = resolve(title, year);
      return found.kind === 'one' ? found.film : undefined;
    },
    weigh: createWeigh(() => NOW),
    now: () => NOW,
    random,
  };
  const recommender = createBuiltInRecommender(facts);
  const ports: ToolPorts = {
    flow: createFlow({
      recommender,
      attachPosters: async (list) => [...list],
      records,
      now: () => NOW,
      logger: rememberingLogger(),
      clearSelectionLater: () => {},
    }),
    chooseFilms: createChooseFilms({ recommender, records, attachPosters: async (list) => [...list] }),
    meetWith: createMeetWith({ meet: createMeet(facts), records, attachPosters: async (list) => [...list] }),
    catalogue: {
      resolve: async (title, year) => resolve(title, year),
      films: async () => films,
      nameThemes: async (said) => namedThemes(said, films),
    },
    library: records,
    notes: records.notes,
    findTrailer: async (query) => {
      shown.push(['looked for', query.title, query.year]);
      return trailer;
    },
    watching: { offersOf: async () => ({ kind: 'notConnected' }), inCinemas: async () => 'notConnected' },
    screen: {
      showFilm: (film) => shown.push(['film', film.title, film.year]),
      showTrailer: (query, found) =>
        shown.push(['trailer', query.title, typeof found === 'object' ? found.key : found]),
      showSurprise: (film, explanation) => shown.push(['surprise', film.title, explanation]),
      openTab: (tab) => shown.push(['tab', tab]),
      setTheme: (theme) => shown.push(['theme', theme]),
      openWindow: (url) => shown.push(['window', url]),
    },
    now: () => NOW,
    random,
    ...own,
  };
  const tools = createTools(ports);

  /** Runs a tool as the agent does; answers with all its outputs, the last of which is final. */
  async function outputs(name: ToolName, input: unknown, abortSignal?: AbortSignal): Promise<unknown[]> {
    const { inputSchema, outputSchema, execute } = tools[name];
    const checked = await verdictOf(inputSchema, input);
    expect(checked, `input of ${name}`).toMatchObject({ success: true });
    // Each tool has its own input; the schema above has just vouched for this one.
    const run = execute as (input: unknown, options: object) => unknown;
    const result = run(input, { toolCallId: 'call', messages: [], abortSignal });
    const all = isStream(result) ? await collect(result) : [await result];
    for (const output of all) {
      expect(await verdictOf(outputSchema, output), `output of ${name}`).toMatchObject({ success: true });
    }
    return all;
  }

  return {
    ports,
    records,
    shown,
    outputs,
    // `Object.keys` forgets the names it lists.
    names: Object.keys(tools) as ToolName[],
    run: async (name: ToolName, input: unknown) => (await outputs(name, input)).at(-1),
  };
}

// Every tool has its own schema; what they are asked here is only whether a value fits.
const verdictOf = (schema: unknown, value: unknown) =>
  asSchema(schema as FlexibleSchema<unknown>).validate?.(value);

const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
