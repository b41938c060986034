import { isToolUIPart } from 'ai';
import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { ownConnections } from '#composition/connections.ts';
import { createServices } from '#composition/services.ts';
import { createTurn } from '#composition/turn.ts';
import { createTransport } from '#assistant/transport.ts';
import { withFinishErrors } from '#assistant/finish-errors.ts';
import { fallbackIn } from '#assistant/message-fallback.ts';
import { createTerminalChat } from '#cli/terminal-chat.ts';
import { FALLBACK_NOTICE } from '#domain/fallback.ts';
import type { Film } from '#domain/film.ts';
import type { Wishes } from '#domain/wishes.ts';
import { createChat } from '#features/chat/session/create-chat.ts';
import { shownParts } from '#features/chat/text/shown-parts.ts';
import { recommendWith, surpriseWith } from '#features/recommend/run-flow.ts';
import { seededRandom } from '#lib/random.ts';
import { rememberingLogger } from '#tests/support/builders.ts';
import { recommendationFaults, surpriseFaults } from '#tests/live/faults.ts';
import { type Reply, says } from '#tests/support/openai-stand-in/reply.ts';
import type { ServerKind } from '#tests/support/openai-stand-in/server-kind.ts';
import { type RunningStandIn, startOpenAiStandIn } from '#tests/support/openai-stand-in/start.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { NOW, toolPorts } from '#tests/support/tool-ports.ts';

/** How a service fails, and why that is, in words. */
interface Failure {
  reply: Reply | { status: number; body: object };
  why: string;
  /** Where a stream tells more than half an answer. */
  streamed?: string;
}

/** An answer that came whole, whatever was asked. */
const whole = (message: object, finish_reason = 'stop'): Reply => ({
  kind: 'raw',
  body: JSON.stringify({ id: 'x', model: 'm', created: 1, choices: [{ index: 0, message, finish_reason }] }),
  contentType: 'application/json',
});
const error = (status: number, message: string, code: string | null = null) => ({
  status,
  body: { error: { message, code } },
});
const HALF = 'Şöyle bir film var, anlatayım sana.';
const FAILURES: Record<string, Failure> = {
  'an empty answer': { reply: says(''), why: 'Model boş bir yanıt verdi.' },
  'an answer of nothing': { reply: whole({ content: null }), why: 'Model boş bir yanıt verdi.' },
  'thoughts and no answer': {
    reply: whole({ content: null, reasoning_content: 'Önce düşüneyim: {"recommendations":[]}' }),
    why: 'Model boş bir yanıt verdi.',
  },
  'thoughts in tags and no answer': {
    reply: says('<think>Önce düşüneyim.</think>'),
    why: 'Model boş bir yanıt verdi.',
  },
  'a refusal': {
    reply: whole({ content: null, refusal: 'I cannot help with that.' }),
    why: 'Model bu isteği yanıtlamayı reddetti.',
  },
  'the same words for ever': {
    reply: says('sen, '.repeat(400)),
    why: 'Model aynı sözleri yineleyip durdu.',
  },
  'only [DONE]': {
    reply: { kind: 'raw', body: 'data: [DONE]\n\n', contentType: 'text/event-stream' },
    why: 'Servisten anlaşılır bir yanıt gelmedi.',
  },
  'an empty body': {
    reply: { kind: 'raw', body: '', contentType: 'application/json' },
    why: 'Servisten anlaşılır bir yanıt gelmedi.',
  },
  'a page': {
    reply: { kind: 'raw', body: '<!doctype html><title>Hoş geldin</title>', contentType: 'text/html' },
    why: 'Servisten anlaşılır bir yanıt gelmedi.',
  },
  'the page of a proxy': { reply: { kind: 'html', status: 502 }, why: 'Serviste bir sorun var.' },
  'half an answer': {
    reply: { kind: 'endsEarly', text: HALF },
    why: 'Servisten anlaşılır bir yanıt gelmedi.',
    streamed: 'Yanıt yarıda kesildi.',
  },
  'an error after the first words': {
    reply: { kind: 'failsMidway', text: HALF },
    why: 'Serviste bir sorun var.',
  },
  'a limit before the first word': {
    reply: { kind: 'says', text: '', finishReason: 'length' },
    why: 'Yanıt, uzunluk sınırına ulaştığı için yarıda kaldı.',
  },
  'a filter': {
    reply: { kind: 'says', text: '', finishReason: 'content_filter' },
    why: 'Yanıtı içerik süzgeci durdurdu.',
  },
  'no choices': {
    reply: { kind: 'noChoices' },
    why: 'Servisten anlaşılır bir yanıt gelmedi.',
  },
  'an error inside': {
    reply: {
      kind: 'raw',
      body: '{"error":{"message":"Internal error","code":500}}',
      contentType: 'application/json',
    },
    why: 'Serviste bir sorun var.',
  },
  'a wrong key': { reply: { kind: 'status', status: 401 }, why: 'Yapay zekâ anahtarı geçersiz.' },
  'an unwell server': { reply: { kind: 'status', status: 503 }, why: 'Serviste bir sorun var.' },
  'no credit': {
    reply: {
      status: 429,
      body: { error: { message: 'You exceeded your current quota', code: 'insufficient_quota' } },
    },
    why: 'Yapay zekâ hesabında kredi kalmamış.',
  },
  'no more credits': {
    reply: error(402, 'This request requires more credits, or fewer max_tokens.'),
    why: 'Yapay zekâ hesabında kredi kalmamış.',
  },
  'a model that is not there': {
    reply: error(404, 'The model `m` does not exist', 'model_not_found'),
    why: 'Yapay zekâ modeli ya da adresi bulunamadı.',
  },
  'no permission': {
    reply: error(403, 'Project does not have access to model `m`.'),
    why: 'Yapay zekâ anahtarının bu modele izni yok.',
  },
  'a question that nobody understands': {
    reply: error(400, 'We could not parse the JSON body of your request.'),
    why: 'Servis isteği anlamadı.',
  },
  'a filter before the answer': {
    reply: error(
      400,
      'The response was filtered due to the prompt triggering Azure OpenAI’s content management policy.',
      'content_filter',
    ),
    why: 'Yanıtı içerik süzgeci durdurdu.',
  },
  'a key of Gemini': {
    reply: error(400, 'API key not valid. Please pass a valid API key.'),
    why: 'Yapay zekâ anahtarı geçersiz.',
  },
  'the day’s share of the server': {
    reply: { status: 429, body: { error: { message: 'x', type: 'sinesohbet_error', code: 'dailyLimit' } } },
    why: 'Sunucunun bugünkü yapay zekâ payı doldu; yarın yenilenecek.',
  },
  'a country': {
    reply: {
      status: 403,
      body: {
        error: {
          code: 'unsupported_country_region_territory',
          message: 'Country, region, or territory not supported',
        },
      },
    },
    why: 'Servis bulunduğun ülkeye hizmet vermiyor.',
  },
  'a small context': {
    reply: {
      status: 400,
      body: {
        error: {
          code: 'context_length_exceeded',
          message: "This model's maximum context length is 2048 tokens.",
        },
      },
    },
    why: 'İstek modelin bağlamına sığmıyor.',
  },
  'no memory': {
    reply: {
      status: 500,
      body: { error: { message: 'model requires more system memory (9.2 GiB) than is available' } },
    },
    why: 'Sunucunun belleği bu modele yetmiyor.',
  },
  'a long wait': {
    reply: {
      status: 429,
      body: {
        error: { message: 'Rate limit reached. Please try again in 45s.', code: 'rate_limit_exceeded' },
      },
    },
    why: 'İstek sınırına ulaşıldı. 45 saniye sonra yeniden dene.',
  },
};

/** A service that fails in one way, whatever it is asked. */
function failing(reply: Failure['reply']) {
  const refuses = () => ('kind' in reply ? undefined : reply);
  return served({ model: 'gpt-3.5-turbo', refuses }, 'kind' in reply ? reply : undefined);
}

async function served(kind: ServerKind, reply?: Reply) {
  const ai = await startOpenAiStandIn({ retryAfterMs: 1, kind });
  if (reply !== undefined) ai.script(...Array.from({ length: 40 }, () => reply));
  return ai;
}

function stage({ baseUrl }: RunningStandIn, apiKey = 'sk-benim') {
  const { ports, records } = toolPorts();
  const services = createServices({
    records,
    catalogue: async () => createCatalogue(SMALL_CATALOGUE),
    connections: async () => ownConnections({ model: '', apiKey, tmdbKey: '', baseUrl }),
    fetch,
    now: () => NOW,
    random: seededRandom(1),
    logger: rememberingLogger(),
    clearSelectionLater: () => {},
  });
  // Streamed by the transport all the same; only a page has frames to wait for.
  const turn = () => createTurn(services, ports, { streams: false });
  const flow = async () => (await services.using(await services.connections())).flow();
  return { turn, flow };
}

const NEVER = new AbortController().signal;
const DRAMA: Wishes = { genres: ['Drama'] };

const faultsOf = (films: readonly Film[]) =>
  recommendationFaults(films, {
    wishes: DRAMA,
    loosened: [],
    banned: [],
    known: ({ title }) => SMALL_CATALOGUE.find((film) => film.title === title),
  });

const DOORS = {
  async form(ai: RunningStandIn) {
    const { films, explanation, fallback } = await recommendWith(await stage(ai).flow())(DRAMA, NEVER);
    return { films, explanation, reason: fallback?.reason ?? '' };
  },
  async surprise(ai: RunningStandIn) {
    const { film, explanation, fallback } = await surpriseWith(await stage(ai).flow())(NEVER);
    return { films: [film], explanation, reason: fallback?.reason ?? '' };
  },
  async chat(ai: RunningStandIn) {
    const { turn } = stage(ai);
    const chat = createChat(
      withFinishErrors(createTransport({ agent: () => turn(), now: () => NOW, after: (run) => run() })),
    );
    await chat.sendMessage({ text: 'drama öner' });
    expect([chat.status, chat.error]).toEqual(['ready', undefined]);
    const parts = shownParts(chat.messages.at(-1)?.parts ?? []);
    const calls = parts.filter(isToolUIPart);
    expect(calls.filter(({ state }) => state !== 'output-available')).toEqual([]);
    const part = calls.find(({ type }) => type === 'tool-recommendFilms');
    if (part?.type !== 'tool-recommendFilms' || part.output?.status !== 'done') throw new Error('no films');
    const { films, explanation } = part.output;
    // Said before the films, in words, or with them: once in all.
    const words = parts.map((each) => (each.type === 'text' ? each.text : '')).join('');
    const reason = parts.map(fallbackIn).find((found) => found !== undefined)?.reason ?? '';
    return { films, explanation: `${words}${explanation}`, reason };
  },
  async terminal(ai: RunningStandIn) {
    const { turn } = stage(ai);
    const { tools, text, model } = await createTerminalChat(turn).say('drama öner');
    expect(model).toBe('builtIn');
    // The output of recommendFilms, as the terminal writes it.
    const output = tools.at(-1)?.output as { films: Film[]; fallback?: { reason: string } };
    return { films: output.films, explanation: text, reason: output.fallback?.reason ?? text };
  },
};

describe('M-44 ends with three films and its true cause, in form, surprise, chat and terminal', () => {
  // The built-in recommender takes a second when it stands in, so that they wait together.
  it.concurrent.each(Object.entries(FAILURES))('%s', async (_name, { reply, streamed, ...failure }) => {
    const ai = await failing(reply);
    for (const [door, { films, explanation, reason }] of await throughAll(ai)) {
      const why = (door === 'chat' ? streamed : undefined) ?? failure.why;
      expect(films, door).toHaveLength(door === 'surprise' ? 1 : 3);
      expect(door === 'surprise' ? films.flatMap(surpriseFaults) : faultsOf(films), door).toEqual([]);
      expect(reason, door).toContain(why);
      expect(explanation.split(FALLBACK_NOTICE), door).toHaveLength(2);
      expect(explanation.split(why), door).toHaveLength(2);
    }
    await ai.close();
  });
});

const throughAll = (ai: RunningStandIn) =>
  Promise.all(Object.entries(DOORS).map(async ([door, ask]) => [door, await ask(ai)] as const));

describe('M-44 a model whose calls only fail', () => {
  it.each([
    ['of another product', { name: 'get_weather', input: { city: 'Ankara' } }],
    ['without what they need', { name: 'showFilm', input: {} }],
  ])('leaves no red line, and is asked for the films in words: %s', async (_what, call) => {
    const ai = await served({
      model: 'gpt-3.5-turbo',
      says: (said, { tools }) => (tools === undefined ? said : { calls: [call] }),
    });
    const { films, reason } = await DOORS.chat(ai);
    expect(faultsOf(films)).toEqual([]);
    expect(reason).toBe('');
    const withTools = ai.requests.filter(({ body }) => JSON.stringify(body).includes('"tools"'));
    expect([withTools.length, ai.requests.length]).toEqual([2, 3]);
    await ai.close();
  });
});

it('M-44 a key with a letter that no key has is named as such in the chat and in the form', async () => {
  const ai = await served({ model: 'gpt-3.5-turbo' });
  const bad = stage(ai, 'sk-ışık');
  const { fallback, films } = await recommendWith(await bad.flow())(DRAMA, NEVER);
  expect(fallback?.reason).toContain('bulunamayacak bir harf');
  expect(faultsOf(films)).toEqual([]);
  const { text, tools } = await createTerminalChat(bad.turn).say('drama öner');
  expect(text).toContain('bulunamayacak bir harf');
  expect(tools.at(-1)?.output).toMatchObject({ status: 'done', films: [{}, {}, {}] });
  expect(ai.requests).toEqual([]);
  await ai.close();
});

describe('M-42 a model without tools', () => {
  it('is asked for films only, from the second message on and in the next turn', async () => {
    const noTools = {
      status: 400,
      body: { error: { message: 'registry.ollama.ai/library/gemma3 does not support tools' } },
    };
    const deaf = await startOpenAiStandIn({
      retryAfterMs: 1,
      kind: {
        model: 'gpt-3.5-turbo',
        refuses: (request) => (request.tools === undefined ? undefined : noTools),
      },
    });
    const { ports, records } = toolPorts();
    const shelf = { entries: [] as readonly unknown[] };
    const services = () =>
      createServices({
        records,
        catalogue: async () => createCatalogue(SMALL_CATALOGUE),
        connections: async () =>
          ownConnections({ model: '', apiKey: 'sk-x', tmdbKey: '', baseUrl: deaf.baseUrl }),
        fetch,
        now: () => NOW,
        random: seededRandom(1),
        logger: rememberingLogger(),
        learnt: { get: () => shelf.entries, set: (next) => void (shelf.entries = next) },
        clearSelectionLater: () => {},
      });
    const say = (of = services()) =>
      createTerminalChat(() => createTurn(of, ports, { streams: false })).say('drama öner');
    const withTools = () =>
      deaf.requests.filter(({ body }) => JSON.stringify(body).includes('"tools"')).length;
    for (let visit = 0; visit < 3; visit += 1) {
      // A new visit knows it, too.
      const { tools } = await say();
      expect(tools.at(-1)?.output).toMatchObject({ status: 'done', source: 'ai', films: [{}, {}, {}] });
      expect(withTools()).toBe(1);
    }
    await deaf.close();
  });
});
