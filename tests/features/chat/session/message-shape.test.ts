import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hasMessageShape } from '#features/chat/session/message-shape.ts';

const MESSAGE = { id: 'm', role: 'assistant', parts: [{ type: 'text', text: 'Merhaba' }] };

describe('the shape of a message', () => {
  it.each([
    ['text alone', MESSAGE],
    ['nothing said yet', { ...MESSAGE, parts: [] }],
    [
      'a part that only its tool understands',
      { ...MESSAGE, parts: [{ type: 'tool-recommendFilms', state: 7 }] },
    ],
    ['who said it and when', { ...MESSAGE, metadata: { model: 'builtIn', createdAt: '2026-10-01' } }],
    ['metadata of another version', { ...MESSAGE, metadata: { mood: 'sad' } }],
  ])('is there: %s', (_, message) => {
    expect(hasMessageShape(message)).toBe(true);
  });

  it.each([
    ['no object', 'Merhaba'],
    ['nothing', null],
    ['no id', { ...MESSAGE, id: undefined }],
    ['an unknown speaker', { ...MESSAGE, role: 'narrator' }],
    ['no parts', { ...MESSAGE, parts: undefined }],
    ['a part that is no object', { ...MESSAGE, parts: ['Merhaba'] }],
    ['a part without a type', { ...MESSAGE, parts: [{ text: 'Merhaba' }] }],
    ['text without words', { ...MESSAGE, parts: [{ type: 'text' }] }],
    ['a time that is no text', { ...MESSAGE, metadata: { createdAt: 7 } }],
    ['metadata that are none', { ...MESSAGE, metadata: null }],
  ])('is missing: %s', (_, message) => {
    expect(hasMessageShape(message)).toBe(false);
  });

  it('is looked for in anything without a complaint', () => {
    fc.assert(fc.property(fc.anything(), (value) => typeof hasMessageShape(value) === 'boolean'));
  });
});
