import { REHEARSED_WORDS } from '#lib/pacing/constants.ts';
import { streamOf } from '#lib/stream-of.ts';

const chunk = (choice: object, more: object = {}) => ({
  id: 'prova',
  object: 'chat.completion.chunk',
  created: 0,
  model: 'prova',
  ...more,
  choices: [{ index: 0, logprobs: null, finish_reason: null, ...choice }],
});

const EVENTS = [
  chunk({ delta: { role: 'assistant', content: '', refusal: null } }),
  ...Array.from({ length: REHEARSED_WORDS }, () => chunk({ delta: { content: 'prova ' } })),
  chunk({ delta: {}, finish_reason: 'stop' }),
  { ...chunk({}), choices: [], usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 } },
];

/** A fetch that answers as a service does, with some words, without a network. @param pause before each event */
export const rehearsedAnswer =
  (pause: () => Promise<void>): typeof fetch =>
  async () => {
    const body = streamOf(serverSentEvents(pause));
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };

async function* serverSentEvents(pause: () => Promise<void>) {
  const encoder = new TextEncoder();
  for (const line of [...EVENTS.map((event) => JSON.stringify(event)), '[DONE]']) {
    await pause();
    yield encoder.encode(`data: ${line}\n\n`);
  }
}
