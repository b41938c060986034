import { describe, expect, it } from 'vitest';

import { MAX_MESSAGE_LENGTH, readSubmission } from '#features/chat/composer/submission.ts';
import type { ChatMessage } from '#tools/registry.ts';

const asking: ChatMessage[] = [
  { id: 'u', role: 'user', parts: [{ type: 'text', text: 'Titanik’i çıkar' }] },
  {
    id: 'a',
    role: 'assistant',
    parts: [
      {
        type: 'tool-removeFavourite',
        toolCallId: 'c',
        state: 'approval-requested',
        input: { title: 'Titanik' },
        approval: { id: 'onay' },
      },
    ],
  },
];

describe('readSubmission', () => {
  it.each(['', '   ', '\n\t'])('sends nothing for %j', (text) => {
    expect(readSubmission(text, [])).toEqual({ kind: 'empty' });
  });

  it('refuses a message over 4,000 characters with a note that says both lengths', () => {
    expect(readSubmission('a'.repeat(MAX_MESSAGE_LENGTH), [])).toMatchObject({ kind: 'message' });
    expect(readSubmission('a'.repeat(5000), [])).toEqual({
      kind: 'tooLong',
      note: 'Mesajın 5.000 karakter; en çok 4.000 karakter gönderebilirsin.',
    });
  });

  it('answers the open approval with a yes or a no, and sends anything else', () => {
    expect(readSubmission('evet', asking)).toEqual({ kind: 'approval', id: 'onay', approved: true });
    expect(readSubmission('Hayır, kalsın', asking)).toEqual({
      kind: 'approval',
      id: 'onay',
      approved: false,
    });
    expect(readSubmission('bana bir komedi öner', asking)).toEqual({
      kind: 'message',
      text: 'bana bir komedi öner',
    });
  });

  it('takes a yes for a message when nothing was asked, or the question is no longer the last word', () => {
    expect(readSubmission('evet', [])).toEqual({ kind: 'message', text: 'evet' });
    const passed: ChatMessage[] = [
      ...asking,
      { id: 'u2', role: 'user', parts: [{ type: 'text', text: 'selam' }] },
    ];
    expect(readSubmission('evet', passed)).toEqual({ kind: 'message', text: 'evet' });
  });
});
