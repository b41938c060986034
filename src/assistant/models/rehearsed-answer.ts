import { REHEARSED_WORDS } from '#lib/pacing/constants.ts';

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

/** Answers as a service does, with some words, asking nobody (spec §7). @param pause before each event */
export const rehearsedAnswer =
  (pause: () => Promise<void>): typeof fetch =>
  async () => {
    const encoder = new TextEncoder();
    const lines = [...EVENTS.map((event) => JSON.stringify(event)), '[DONE]'].values();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await pause();
        const { done, value } = lines.next();
        if (done === true) controller.close();
        else controller.enqueue(encoder.encode(`data: ${value}\n\n`));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
