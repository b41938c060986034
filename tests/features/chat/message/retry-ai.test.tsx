// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import type { Fallback } from '#domain/fallback.ts';
import { METADATA_KEY } from '#ai-service/model-with-fallback.ts';
import {
  type ConversationActions,
  ConversationActionsProvider,
} from '#features/chat/actions/conversation-actions.tsx';
import { Message } from '#features/chat/message/message.tsx';
import { RetryAi } from '#features/chat/message/retry-ai.tsx';
import { actionsWith } from '#tests/support/chat-stage.tsx';
import type { ChatMessage } from '#tools/registry.ts';

type Part = ChatMessage['parts'][number];

const FALLBACK: Fallback = { reason: 'Yanıt zamanında gelmedi.' };

const text = (words: string, fallback?: Fallback): Part => ({
  type: 'text',
  text: words,
  ...(fallback === undefined ? {} : { providerMetadata: { [METADATA_KEY]: { fallback: fallback.reason } } }),
});
const recommended = (explanation: string, fallback?: Fallback): Part => ({
  type: 'tool-recommendFilms',
  toolCallId: 'a',
  state: 'output-available',
  input: { genres: [] },
  output: { status: 'done', films: [], explanation, source: 'builtIn', loosened: [], saved: true, fallback },
});
const NOTICE = 'Yapay zekâ servisi kullanılamadı: Yanıt zamanında gelmedi.';

function show(part: Part, own: Partial<ConversationActions> = {}) {
  const regenerate = vi.fn<ConversationActions['regenerate']>();
  render(
    <ConversationActionsProvider actions={actionsWith({ regenerate, ...own })} busy={false}>
      <RetryAi message={{ id: 'm', role: 'assistant', parts: [part] }} />
    </ConversationActionsProvider>,
  );
  return regenerate;
}

const button = () => screen.queryByRole('button', { name: 'Tekrar dene' });

describe('Tekrar dene in the conversation', () => {
  it.each([
    [
      'words of the built-in assistant',
      text(`${NOTICE} Bu yanıt yerleşik asistandan.\n\nMerhaba!`, FALLBACK),
    ],
    [
      'films of the built-in recommender',
      recommended(`${NOTICE} Onun yerine yerleşik önerici seçti.`, FALLBACK),
    ],
    [
      'a recommendation that nobody could give',
      {
        type: 'tool-recommendFilms',
        toolCallId: 'a',
        state: 'output-available',
        input: { genres: [] },
        output: { status: 'failed', message: 'Film kalmadı.' },
      } satisfies Part,
    ],
  ])('is offered beside %s', async (_what, part) => {
    const regenerate = show(part);
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(regenerate).toHaveBeenCalledWith('m');
  });

  it.each([
    ['words', text('Merhaba!')],
    ['films', recommended('Üç drama seçtim.')],
  ])('is not offered beside %s that need none', (_what, part) => {
    show(part);
    expect(button()).toBeNull();
  });

  it('M-39 stands there at once, with the wait counted down beside it', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T20:00:00Z') });
    try {
      const retryAt = '2026-11-22T20:01:02Z';
      show(recommended(NOTICE, { ...FALLBACK, retryAt }));
      expect(button()).toBeEnabled();
      expect(screen.getByRole('timer')).toHaveTextContent('1 dk 2 sn sonra hazır');
      for (let second = 0; second < 3; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(screen.getByRole('timer')).toHaveTextContent('59 sn sonra hazır');
      for (let second = 0; second < 60; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(screen.queryByRole('timer')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not offered where another tab writes the conversation', () => {
    show(text(NOTICE, FALLBACK), { readOnly: true });
    expect(button()).toBeNull();
  });
});

describe('the notice that the AI service could not answer', () => {
  it('stands above the answer with its button, and is not said again in the text', () => {
    const words = `${NOTICE} Yerine yerleşik asistan olarak ben baktım. Merhaba!`;
    render(
      <ConversationActionsProvider actions={actionsWith({})} busy={false}>
        <Message
          message={{ id: 'm', role: 'assistant', parts: [text(words, FALLBACK)] }}
          isLast
          live={false}
        />
      </ConversationActionsProvider>,
    );
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent(NOTICE);
    expect(within(note).getByRole('button', { name: 'Tekrar dene' })).toBeVisible();
    expect(screen.getAllByText(/kullanılamadı/u)).toHaveLength(1);
    const answer = screen.getByText('Merhaba!');
    expect(note.compareDocumentPosition(answer) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });
});
