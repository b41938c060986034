import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { announcementOf } from '#features/chat/text/spoken.ts';
import type { ChatMessage } from '#tools/registry.ts';

const said = (text: string): ChatMessage[] => [
  { id: 'a', role: 'assistant', parts: [{ type: 'text', text }] },
];

describe('the announcement of an answer', () => {
  it('is its text, once it is complete, without the signs of its layout', () => {
    expect(announcementOf('ready', said('Bu akşam **Eşkıya** iyi gider.'))).toBe(
      'Bu akşam Eşkıya iyi gider.',
    );
    expect(announcementOf('streaming', said('Bu akşam'))).toBe('');
    expect(announcementOf('submitted', said('Bu akşam'))).toBe('');
  });

  it('says that there is none', () => {
    expect(announcementOf('error', said('Bu akşam'))).toBe('Yanıt alınamadı.');
  });

  it('is silent about what the person said', () => {
    expect(
      announcementOf('ready', [{ id: 'b', role: 'user', parts: [{ type: 'text', text: 'selam' }] }]),
    ).toBe('');
    expect(announcementOf('ready', [])).toBe('');
  });

  it('of a long one is its beginning, up to a whole word', () => {
    const word = fc.stringMatching(/^[a-zçğıöşü]{1,20}$/u);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 400 }), (words) => {
        const text = words.join(' ');
        const announced = announcementOf('ready', said(text));
        if (text.length <= 1000) expect(announced).toBe(text);
        else {
          expect(announced.length).toBeLessThan(1030);
          const [beginning = '', rest] = announced.split('…');
          expect(rest).toBe(' Yanıtın devamı konuşmada.');
          expect(words.join(' ')).toContain(`${beginning} `);
          expect(beginning.split(' ')).toEqual(words.slice(0, beginning.split(' ').length));
        }
      }),
    );
  });
});
