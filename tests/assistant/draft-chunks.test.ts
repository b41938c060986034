import { describe, expect, it } from 'vitest';

import { createAgent } from '#assistant/agent.ts';
import type { After } from '#assistant/coalesce-chunks.ts';
import { createTransport } from '#assistant/transport.ts';
import type { RecommendEvent } from '#recommender/flow.ts';
import { aFilm } from '#tests/support/builders.ts';
import { scriptedModel } from '#tests/support/scripted-model.ts';
import { NOW, toolPorts } from '#tests/support/tool-ports.ts';

const made = {
  films: ['Av', 'Baba', 'Yol'].map((title) => aFilm({ title })),
  explanation: 'Üç film seçtim.',
  source: 'ai' as const,
  loosened: [],
  filteredCount: 0,
};
const drafts = (...titles: string[]): RecommendEvent => ({
  stage: 'drafts',
  drafts: titles.map((title) => ({ title, genre: 'Drama' })),
  replaced: [],
});

/** What a turn shows of a recommendation that goes through these events; `then` is waited for before the films. */
async function outputsOf(events: readonly RecommendEvent[], after: After, then: Promise<void>) {
  const { ports } = toolPorts();
  async function* recommend() {
    yield { stage: 'selecting' } as const;
    yield* events;
    await then;
    yield { stage: 'posters', ...made } as const;
    yield { stage: 'done', saved: true, ...made } as const;
    return { saved: true, ...made };
  }
  const model = scriptedModel([{ call: 'recommendFilms', input: { genres: ['Drama'] } }]);
  const agent = createAgent({ model, ports: { ...ports, flow: { ...ports.flow, recommend } } });
  const stream = await createTransport({
    agent: async () => ({ agent, model: 'scripted' }),
    now: () => NOW,
    after,
  }).sendMessages({
    trigger: 'submit-message',
    chatId: 'sohbet',
    messageId: undefined,
    messages: [{ id: '1', role: 'user', parts: [{ type: 'text', text: 'bir dram öner' }] }],
    abortSignal: undefined,
  });
  const outputs: unknown[] = [];
  for await (const chunk of stream) if (chunk.type === 'tool-output-available') outputs.push(chunk.output);
  return outputs;
}

/** The last one comes twice, the second time as the final one. */
const films = [
  { status: 'working', stage: 'posters' },
  { status: 'done', saved: true },
  { status: 'done', saved: true },
];

describe('drafts of a recommendation', () => {
  it('that the films replace at once are not drawn', async () => {
    const outputs = await outputsOf([drafts('Av'), drafts('Av', 'Baba')], () => {}, Promise.resolve());
    expect(outputs).toMatchObject([{ stage: 'selecting' }, ...films]);
  });

  it('are shown, the newest of them, where the films are a while in coming', async () => {
    let filmsCome = () => {};
    const then = new Promise<void>((resolve) => (filmsCome = resolve));
    const after: After = (run) => {
      run();
      // The drafts go on first.
      setImmediate(filmsCome);
    };
    const outputs = await outputsOf([drafts('Av')], after, then);
    expect(outputs).toMatchObject([
      { stage: 'selecting' },
      { stage: 'drafts', drafts: [{ title: 'Av' }] },
      ...films,
    ]);
  });
});
