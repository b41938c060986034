import { isFields } from '#lib/is-fields.ts';

interface Words {
  text: string;
  thoughts: string;
}

const NOTHING: Words = { text: '', thoughts: '' };
const together = (all: readonly Words[]): Words => ({
  text: all.map(({ text }) => text).join(''),
  thoughts: all.map(({ thoughts }) => thoughts).join(''),
});

/** The words of a content: a text, or parts of which some are thoughts (Mistral's `thinking`). */
export function wordsOf(content: unknown): Words {
  if (typeof content === 'string') return { text: content, thoughts: '' };
  if (Array.isArray(content)) return together(content.map(wordsOf));
  if (!isFields(content)) return NOTHING;
  const { type, text, thinking } = content;
  if (thinking !== undefined) return { text: '', thoughts: wordsOf(thinking).text };
  const said = typeof text === 'string' ? text : '';
  return type === 'thinking' || type === 'reasoning'
    ? { text: '', thoughts: said }
    : { text: said, thoughts: '' };
}

/** Where servers write what a model thinks: vLLM and DeepSeek, OpenRouter and Groq, Ollama. */
const FIELDS = ['reasoning_content', 'reasoning', 'thinking'] as const;

/** The thoughts beside the content; the same thought may stand in several fields. */
export function thoughtsIn(message: Readonly<Record<string, unknown>>): string {
  for (const field of FIELDS) {
    const said = message[field];
    if (typeof said === 'string' && said !== '') return said;
  }
  return '';
}
