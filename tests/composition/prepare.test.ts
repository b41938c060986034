import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { prepareAnswer } from '#composition/prepare.ts';
import { createServices } from '#composition/services.ts';
import { createFilmIndex, createFilmIndexInPieces } from '#films/film-index.ts';
import { once } from '#lib/once.ts';
import { seededRandom } from '#lib/random.ts';
import { aCatalogueFilm, NOW, rememberingLogger } from '#tests/support/builders.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { openTestRecords } from '#tests/storage/support.ts';

const breathe = async () => {};

function stay(load: () => Promise<ReturnType<typeof createCatalogue>>) {
  const { records } = openTestRecords();
  const services = createServices({
    records,
    catalogue: once(load),
    connections: async () => ({}),
    fetch: async () => Response.error(),
    now: () => NOW,
    random: seededRandom(1),
    logger: rememberingLogger(),
    clearSelectionLater: () => {},
  });
  const ask = async () => {
    const { flow } = await services.using({});
    for await (const event of flow().recommend({ genres: ['Drama'] }))
      if (event.stage === 'done') return event;
    throw new Error('the flow did not end');
  };
  return { records, services, ask };
}
const films = ['Av', 'Baba', 'Yol', 'Sürü'].map((title) => aCatalogueFilm({ title, genres: ['Drama'] }));

describe('what is done ahead of the first message', () => {
  it('U-10 fetches the catalogue, its texts and what films are remembered by once, and keeps nothing', async () => {
    const fetched = { catalogue: 0, texts: 0, memories: 0 };
    const texts = once(async () => {
      fetched.texts += 1;
      return new Map();
    });
    const memories = once(async () => {
      fetched.memories += 1;
      return new Map();
    });
    const { records, services, ask } = stay(async () => {
      fetched.catalogue += 1;
      return createCatalogue(films, { texts, memories });
    });
    await prepareAnswer(services, breathe);
    expect(fetched).toEqual({ catalogue: 1, texts: 1, memories: 1 });
    expect(records.history.get()).toEqual([]);
    expect((await ask()).films).toHaveLength(3);
    expect(fetched).toEqual({ catalogue: 1, texts: 1, memories: 1 });
  });

  it('U-10 that fails is tried again with the question', async () => {
    let tries = 0;
    const { services, ask } = stay(async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('fetch failed');
      return createCatalogue(films);
    });
    await expect(prepareAnswer(services, breathe)).rejects.toThrow('fetch failed');
    expect((await ask()).films).toHaveLength(3);
  });
});

describe('an index that is built in pieces', () => {
  it('U-10 finds what the other one finds, and lets the page breathe in between', async () => {
    let breaths = 0;
    const pieces = await createFilmIndexInPieces(SMALL_CATALOGUE, new Set(['kelime']), async () => {
      breaths += 1;
    });
    const whole = createFilmIndex(SMALL_CATALOGUE, new Set(['kelime']));
    for (const { title, director = '' } of SMALL_CATALOGUE) {
      expect(pieces.resolveTitle(title)).toEqual(whole.resolveTitle(title));
      expect(pieces.resolvePerson(director)).toBe(whole.resolvePerson(director));
    }
    expect(pieces.knowsWord('kelime')).toBe(true);
    expect(breaths).toBeGreaterThan(0);
  });
});
