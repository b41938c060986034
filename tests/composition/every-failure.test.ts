import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { ownConnections } from '#composition/connections.ts';
import { createServices } from '#composition/services.ts';
import { createTurn } from '#composition/turn.ts';
import { createTransport } from '#assistant/transport.ts';
import { withFinishErrors } from '#assistant/finish-errors.ts';
import { createTerminalChat } from '#cli/terminal-chat.ts';
import { FALLBACK_NOTICE } from '#domain/fallback.ts';
import { createChat } from '#features/chat/session/create-chat.ts';
import { recommendWith, surpriseWith } from '#features/recommend/run-flow.ts';
import { seededRandom } from '#lib/random.ts';
import { rememberingLogger } from '#tests/support/builders.ts';
import { type Reply, says } from '#tests/support/openai-stand-in/reply.ts';
import { type RunningStandIn, startOpenAiStandIn } from '#tests/support/openai-stand-in/start.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { NOW, toolPorts } from '#tests/support/tool-ports.ts';

/** How a service fails, and why that is, in words. */
interface Failure {
  reply: Reply | { status: number; body: object };
  why: string;
  /** Where a stream ends before anything tells what it was. */
  streamed?: string;
}
const FAILURES: Record<string, Failure> = {
  'an empty answer': { reply: says(''), why: 'Model boş bir yanıt verdi.' },
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
    streamed: 'Yanıt yarıda kesildi.',
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

let refusal: { status: number; body: object } | undefined;
let ai: RunningStandIn;
beforeAll(async () => {
  ai = await startOpenAiStandIn({
    retryAfterMs: 1,
    kind: { model: 'gpt-3.5-turbo', refuses: () => refusal },
  });
});
beforeEach(() => ai.reset());
afterAll(() => ai.close());

function stage(apiKey = 'sk-benim') {
  const { ports, records } = toolPorts();
  const services = createServices({
    records,
    catalogue: async () => createCatalogue(SMALL_CATALOGUE),
    connections: async () => ownConnections({ model: '', apiKey, tmdbKey: '', baseUrl: ai.baseUrl }),
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

const DOORS = {
  async form() {
    const { films, explanation, fallback } = await recommendWith(await stage().flow())(
      { genres: ['Drama'] },
      NEVER,
    );
    return { films, explanation, reason: fallback?.reason ?? '' };
  },
  async surprise() {
    const { film, explanation, fallback } = await surpriseWith(await stage().flow())(NEVER);
    return { films: [film], explanation, reason: fallback?.reason ?? '' };
  },
  async chat() {
    const { turn } = stage();
    const chat = createChat(
      withFinishErrors(createTransport({ agent: () => turn(), now: () => NOW, after: (run) => run() })),
    );
    await chat.sendMessage({ text: 'drama öner' });
    expect(chat.error).toBeUndefined();
    const part = chat.messages.at(-1)?.parts.find(({ type }) => type === 'tool-recommendFilms');
    if (part?.type !== 'tool-recommendFilms' || part.state !== 'output-available')
      throw new Error('no films');
    if (part.output.status !== 'done') throw new Error('no films');
    const { films, explanation, fallback } = part.output;
    return { films, explanation, reason: fallback?.reason ?? '' };
  },
  async terminal() {
    const { turn } = stage();
    const { tools, text, model } = await createTerminalChat(turn).say('drama öner');
    expect(model).toBe('builtIn');
    const output = tools.at(-1)?.output as { films: { title: string }[]; fallback?: { reason: string } };
    return { films: output.films, explanation: text, reason: output.fallback?.reason ?? '' };
  },
};

describe.each(Object.entries(FAILURES))('M-44 %s', (_name, { reply, streamed, ...failure }) => {
  beforeEach(() => {
    refusal = 'kind' in reply ? undefined : reply;
    if ('kind' in reply) ai.script(...Array.from({ length: 30 }, () => reply));
  });

  it.each(Object.entries(DOORS))(
    'ends with films and its cause: %s',
    async (door, ask) => {
      const { films, explanation, reason } = await ask();
      const why = (door === 'chat' ? streamed : undefined) ?? failure.why;
      expect(films).toHaveLength(door === 'surprise' ? 1 : 3);
      expect(films.every(({ title }) => title !== '')).toBe(true);
      expect(reason).toContain(why);
      expect(explanation.split(FALLBACK_NOTICE)).toHaveLength(2);
      expect(explanation.split(why)).toHaveLength(2);
    },
    20_000,
  );
});

describe('M-42 a model without tools', () => {
  it('is asked for films only, from the second message on and in the next turn', async () => {
    refusal = undefined;
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
