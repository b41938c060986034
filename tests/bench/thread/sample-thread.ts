import type { ChatTransport, UIMessageChunk } from 'ai';

import { seededRandom } from '#lib/random.ts';
import { aFilm } from '#tests/support/builders.ts';
import type { ChatMessage } from '#tools/registry.ts';

const WORDS =
  'film akşam yönetmen sahne hüzün umut yağmur deniz köy şehir kahkaha gölge perde müzik yolculuk çocukluk dostluk sessizlik ışık kapanış'.split(
    ' ',
  );
const TITLES = [
  'Selvi Boylum Al Yazmalım',
  'Eşkıya',
  'Babam ve Oğlum',
  'Vizontele',
  'Her Şey Çok Güzel Olacak',
];

/** Every so many answers is a recommendation with three cards, as in a conversation about films. */
const CARDS_EVERY = 5;

/** A conversation of alternating messages, the same one for the same length: Markdown answers, three cards now and then. */
export function sampleThread(length: number): ChatMessage[] {
  const random = seededRandom(11);
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? 'film';
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  const answer = () =>
    [
      `${words(24)} **${words(2)}** ${words(20)}.`,
      ...Array.from({ length: 3 }, () => `- **${word()}**: ${words(9)}`),
      `${words(18)}.`,
    ].join('\n');
  const cards = (index: number): ChatMessage['parts'][number] => ({
    type: 'tool-recommendFilms',
    toolCallId: `call-${index}`,
    state: 'output-available',
    input: { genres: [] },
    output: {
      status: 'done',
      films: [0, 1, 2].map((turn) => {
        const title = TITLES[(index + turn) % TITLES.length] ?? 'Eşkıya';
        return { ...aFilm({ id: `f-${index}-${turn}`, title }), originalTitle: title };
      }),
      explanation: words(20),
      source: 'builtIn',
      loosened: [],
      saved: true,
    },
  });
  return Array.from({ length }, (_, index): ChatMessage => {
    const id = `m-${index}`;
    if (index % 2 === 0) return { id, role: 'user', parts: [{ type: 'text', text: words(6) }] };
    const withCards = ((index - 1) / 2) % CARDS_EVERY === CARDS_EVERY - 1;
    return { id, role: 'assistant', parts: [withCards ? cards(index) : { type: 'text', text: answer() }] };
  });
}

/** A model that says `tokens` words at a steady pace, a paragraph or list item of some twenty words at a time. */
export function steadyTransport(tokens: number, perSecond: number): ChatTransport<ChatMessage> {
  return {
    async sendMessages({ abortSignal }): Promise<ReadableStream<UIMessageChunk>> {
      let timer: ReturnType<typeof setInterval>;
      return new ReadableStream({
        start(controller) {
          const begun = performance.now();
          let said = -1;
          timer = setInterval(() => {
            // With the first word, and not before: what comes from a network comes in a task of its own.
            if (said < 0) {
              controller.enqueue({ type: 'start' });
              controller.enqueue({ type: 'text-start', id: 't' });
              said = 0;
            }
            // What a busy page has missed comes all at once, as it would from a network.
            const due = Math.min(tokens, Math.floor(((performance.now() - begun) / 1000) * perSecond));
            for (; said < due; said += 1)
              controller.enqueue({ type: 'text-delta', id: 't', delta: token(said) });
            if (said < tokens) return;
            clearInterval(timer);
            controller.enqueue({ type: 'text-end', id: 't' });
            controller.enqueue({ type: 'finish' });
            controller.close();
          }, 1000 / perSecond);
          abortSignal?.addEventListener('abort', () => clearInterval(timer));
        },
        cancel: () => clearInterval(timer),
      });
    },
    reconnectToStream: async () => null,
  };
}

/** The same words, whole. */
export const sampleWords = (tokens: number): string =>
  Array.from({ length: tokens }, (_, index) => token(index)).join('');

function token(index: number): string {
  const word = WORDS[index % WORDS.length] ?? 'film';
  if (index % 20 === 0) return index % 60 === 0 ? `\n\n${word} ` : `\n- ${word} `;
  return index % 20 === 4 ? `**${word}** ` : `${word} `;
}
