import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readDrafts } from '#recommender/ai/read-drafts.ts';
import { withFallback } from '#recommender/ai/fallback.ts';
import { createFlow, type RecommendEvent } from '#recommender/flow.ts';
import type { Drafts, Recommender } from '#recommender/recommender.ts';
import { aFilm, aUser, NOW, recordsInMemory, rememberingLogger } from '#tests/support/builders.ts';
import { FAULTS } from '#tests/support/openai-stand-in/faults.ts';
import { says, saysJson } from '#tests/support/openai-stand-in/reply.ts';
import { GOOD_ANSWER, THREE_FILMS } from '#tests/support/openai-stand-in/sample-films.ts';
import { aTaste } from '../arbitraries.ts';
import { aiStage, failureOf } from './ai-stage.ts';

const { standIn, ai } = aiStage();
const drama = { genres: ['Drama' as const] };
const titles = THREE_FILMS.map(({ title }) => title);

async function hearing(recommender: Recommender = ai()) {
  const heard: Drafts[] = [];
  const answer = recommender.recommend(drama, aTaste(), undefined, (drafts) => heard.push(drafts));
  return { heard, made: await answer };
}

describe('readDrafts', () => {
  const film = fc.record({
    title: fc.string({
      minLength: 3,
      maxLength: 20,
      unit: fc.constantFrom('a', 'ş', 'İ', '"', '{', ' ', 'b'),
    }),
    year: fc.integer({ min: 1895, max: 2030 }),
    genre: fc.constant('Drama'),
  });
  const answer = fc
    .array(film, { minLength: 1, maxLength: 4 })
    .map((recommendations) => JSON.stringify({ explanation: 'Bir { iki "üç"', recommendations }));

  it('only ever adds to what it has read: no title is half a word, no year half a number', async () => {
    await fc.assert(
      fc.asyncProperty(answer, fc.nat(), async (text, at) => {
        const whole = await readDrafts(text, []);
        const soFar = await readDrafts(text.slice(0, at % text.length), []);
        expect(soFar.map(({ title }) => title)).toEqual(
          whole.slice(0, soFar.length).map(({ title }) => title),
        );
        for (const [place, { year }] of soFar.entries()) {
          expect([undefined, whole[place]?.year]).toContain(year);
        }
      }),
    );
  });

  it('reads through fences and prose, and nothing out of words alone', async () => {
    const json = JSON.stringify(GOOD_ANSWER);
    expect(await readDrafts(`\`\`\`json\n${json.slice(0, -40)}`, [])).toHaveLength(3);
    expect(await readDrafts('Tabii, hemen bakıyorum.', [])).toEqual([]);
    expect(await readDrafts('', [])).toEqual([]);
  });
});

describe('drafts of a recommendation', () => {
  it('arrive one after the other, before the answer is complete', async () => {
    // What comes at once is shown at once.
    standIn().pace(2);
    standIn().script(saysJson(GOOD_ANSWER));
    const { heard, made } = await hearing();
    expect(new Set(heard.map(({ drafts }) => drafts.length))).toEqual(new Set([1, 2, 3]));
    expect(heard.at(-1)?.drafts).toEqual(
      THREE_FILMS.map(({ title, year, genre, rating }) => ({ title, year, genre, rating })),
    );
    expect(made).toMatchObject({ source: 'ai', films: titles.map((title) => ({ title })) });
    expect(made).not.toHaveProperty('replaced');
  });

  it('stream the same request', async () => {
    standIn().script(saysJson(GOOD_ANSWER), saysJson(GOOD_ANSWER));
    await hearing();
    await ai().recommend(drama, aTaste());
    const [streamed, whole] = standIn().requests.map(({ body }) => body);
    expect(streamed).toEqual({ ...(whole as object), stream: true, stream_options: { include_usage: true } });
  });

  it('go with their reason where a rule rejects them, and the answer says which did not stay', async () => {
    const [first, second] = THREE_FILMS;
    const wrong = { ...THREE_FILMS[2], title: 'Gezegenimiz', originalTitle: undefined, genre: 'Belgesel' };
    standIn().script(
      saysJson({ ...GOOD_ANSWER, recommendations: [first, second, wrong] }),
      saysJson(GOOD_ANSWER),
    );
    const { heard, made } = await hearing();
    const replaced = [{ title: 'Gezegenimiz', why: 'Tür uyuşmazlığı' }];
    const rejection = heard.find((each) => each.replaced.length > 0);
    expect(rejection?.drafts.map(({ title }) => title)).toEqual([first.title, second.title]);
    expect(rejection?.replaced).toEqual(replaced);
    expect(made.replaced).toEqual(replaced);
    expect(made.films.map(({ title }) => title)).toEqual(titles);
  });

  it('are not forgotten where the answer breaks off and the built-in one steps in', async () => {
    standIn().script({ kind: 'cut', text: JSON.stringify(GOOD_ANSWER) });
    const stood = withFallback({
      ai: ai(),
      builtIn: {
        recommend: async () => ({
          films: [aFilm({ title: 'Av' })],
          explanation: 'Bir film.',
          source: 'builtIn',
          loosened: [],
          filteredCount: 0,
        }),
        surprise: () => Promise.reject(new Error('not asked for')),
      },
      logger: rememberingLogger(),
      pause: async () => {},
    });
    const { heard, made } = await hearing(stood);
    expect(heard.length).toBeGreaterThan(0);
    expect(made.explanation).toContain('Yanıt yarıda kesildi.');
    expect(made.replaced?.[0]).toEqual({ title: titles[0], why: 'Yanıt tamamlanmadı' });
  });

  it.each([
    ['status401', 1, "Yapay zekâ anahtarı geçersiz. Ayarlar'dan denetleyebilirsin."],
    ['status503', 3, 'Serviste bir sorun var.'],
    ['cut', 1, 'Yanıt yarıda kesildi.'],
    ['endsEarly', 1, 'Yanıt yarıda kesildi.'],
    ['failsMidway', 1, 'Serviste bir sorun var.'],
    ['htmlAnswer', 1, 'Servisten anlaşılır bir yanıt gelmedi.'],
  ] as const)('fail as what it is: %s', async (fault, asked, reason) => {
    standIn().fault(fault);
    expect(await failureOf(hearing())).toMatchObject({ reason });
    expect(standIn().requests).toHaveLength(asked);
  });

  it('end with the person', async () => {
    standIn().script(FAULTS.stalls);
    const person = new AbortController();
    const heard = ai().recommend(drama, aTaste(), person.signal, () => person.abort(new Error('durdur')));
    expect(await failureOf(heard)).toMatchObject({ message: 'durdur' });
  });

  it('of an answer without JSON there are none', async () => {
    standIn().script(says('Üzgünüm.'), saysJson(GOOD_ANSWER));
    const { heard, made } = await hearing();
    expect(heard.at(-1)?.replaced).toEqual([]);
    expect(made.films).toHaveLength(3);
  });
});

describe('drafts in the flow', () => {
  const flowOf = (drafts: boolean) =>
    createFlow({
      recommender: ai(),
      attachPosters: async (films) => [...films],
      records: recordsInMemory({ user: aUser() }),
      now: () => NOW,
      logger: rememberingLogger(),
      drafts,
      clearSelectionLater: () => {},
    });
  const stagesOf = async (drafts: boolean) => {
    standIn().script(saysJson(GOOD_ANSWER));
    const events: RecommendEvent[] = [];
    for await (const event of flowOf(drafts).recommend(drama)) events.push(event);
    return [...new Set(events.map(({ stage }) => stage))];
  };

  it('come between choosing and posters, where somebody shows them', async () => {
    expect(await stagesOf(true)).toEqual(['selecting', 'drafts', 'posters', 'done']);
    expect(await stagesOf(false)).toEqual(['selecting', 'posters', 'done']);
  });

  it('do not hide a failure', async () => {
    standIn().fault('status401');
    const run = async () => {
      for await (const { stage } of flowOf(true).recommend(drama)) expect(stage).toBe('selecting');
    };
    expect(await failureOf(run())).toMatchObject({ name: 'AiFailure' });
  });
});
