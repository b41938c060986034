import { describe, expect, it } from 'vitest';

import { isFallback, withFallbackFields } from '#assistant/message-fallback.ts';
import { asOutput } from '#tools/find-film.ts';
import type { ChatMessage } from '#tools/registry.ts';
import { aFilm } from '#tests/support/builders.ts';

type Part = ChatMessage['parts'][number];

const WORDS =
  'Yapay zekâ servisi kullanılamadı: Yanıt zamanında gelmedi. Bu yanıt yerleşik asistandan.\n\nMerhaba!';
const FILMS =
  'Yapay zekâ servisi kullanılamadı: Yanıt zamanında gelmedi. Onun yerine yerleşik önerici seçti. Üç drama.';

const messageOf = (...parts: Part[]): ChatMessage => ({ id: 'm', role: 'assistant', parts });
const recommended = (explanation: string): Part => ({
  type: 'tool-recommendFilms',
  toolCallId: 'a',
  state: 'output-available',
  input: { genres: [] },
  output: { status: 'done', films: [], explanation, source: 'builtIn', loosened: [], saved: true },
});
const surprised = (explanation: string): Part => ({
  type: 'tool-surpriseFilm',
  toolCallId: 'b',
  state: 'output-available',
  input: {},
  output: { status: 'done', film: asOutput(aFilm()), explanation, source: 'builtIn', saved: true },
});

describe('messages of versions that told of a fallback in their texts only', () => {
  it.each([
    ['words', { type: 'text', text: WORDS } satisfies Part],
    ['films', recommended(FILMS)],
    ['a surprise', surprised(`Sürpriz film önerisi: ${FILMS}`)],
  ])('get the field for it and keep everything else: %s', (_what, part) => {
    const [read] = withFallbackFields(messageOf(part)).parts;
    expect(read).toMatchObject(part);
    expect(read !== undefined && isFallback(read)).toBe(true);
    expect(JSON.stringify(read)).toContain('"Yanıt zamanında gelmedi."');
  });

  it('stay as they are where the AI answered', () => {
    const message = messageOf({ type: 'text', text: 'Merhaba!' }, recommended('Üç drama.'));
    expect(withFallbackFields(message)).toBe(message);
    expect(message.parts.some(isFallback)).toBe(false);
  });
});
