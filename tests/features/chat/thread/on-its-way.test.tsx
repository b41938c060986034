// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Thread } from '#features/chat/thread/thread.tsx';
import { isOnItsWay } from '#features/chat/thread/on-its-way.ts';
import { renderOnStage } from '#tests/support/chat-stage.tsx';
import { toolPorts } from '#tests/support/tool-ports.ts';
import type { RecommendOutput } from '#tools/recommend-films.ts';
import type { ChatMessage } from '#tools/registry.ts';

type Part = ChatMessage['parts'][number];

const call = { type: 'tool-recommendFilms' as const, toolCallId: 'c', input: { genres: [] } };
const output = (value: RecommendOutput): Part => ({ ...call, state: 'output-available', output: value });
const result = { films: [], explanation: '', source: 'builtIn' as const, loosened: [] };

const answer = (...parts: Part[]): ChatMessage => ({ id: 'a', role: 'assistant', parts });
const own: ChatMessage = { id: 'o', role: 'user', parts: [{ type: 'text', text: 'bir dram öner' }] };

describe('an answer', () => {
  it.each<[string, ChatMessage | undefined]>([
    ['nothing has arrived', answer()],
    ['a step has begun', answer({ type: 'step-start' }, { type: 'text', text: '' })],
    ['it thinks', answer({ type: 'reasoning', text: 'Hm.' })],
    ['a call is being written', answer({ ...call, state: 'input-streaming' })],
    ['a tool has been called', answer({ ...call, state: 'input-available' })],
    ['films are being chosen', answer(output({ status: 'working', stage: 'selecting' }))],
    [
      'there are drafts of films',
      answer(output({ status: 'working', stage: 'drafts', drafts: [], replaced: [] })),
    ],
  ])('is on its way where %s', (_, message) => {
    expect(isOnItsWay(message)).toBe(true);
  });

  it.each<[string, ChatMessage | undefined]>([
    ['there is none', undefined],
    ['the person spoke last', own],
    ['it has words', answer({ type: 'text', text: 'Merhaba' })],
    ['there are films', answer(output({ status: 'working', stage: 'posters', ...result }))],
    ['there are no films', answer(output({ status: 'failed', message: 'Olmadı.' }))],
    ['a tool failed', answer({ ...call, state: 'output-error', errorText: 'Olmadı.' })],
    [
      'it asks for leave',
      answer({
        type: 'tool-removeFavourite',
        toolCallId: 'c',
        input: { title: 'Av' },
        state: 'approval-requested',
        approval: { id: 'i' },
      }),
    ],
  ])('is there where %s', (_, message) => {
    expect(isOnItsWay(message)).toBe(false);
  });
});

describe('what would only flicker', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  const conversation = (messages: ChatMessage[], state: 'waiting' | 'streaming' | 'ready') => (
    <Thread messages={messages} busy={state !== 'ready'} waiting={state === 'waiting'} error={undefined} />
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('is not shown: neither that it thinks, nor what it does', () => {
    const { show } = renderOnStage(conversation([own], 'waiting'), toolPorts().records);
    expect(screen.queryByText('Düşünüyor…')).toBeNull();
    pass(100);
    const working = output({ status: 'working', stage: 'selecting' });
    show(conversation([own, answer(working)], 'streaming'));
    expect(screen.queryByText('Filmler seçiliyor…')).toBeNull();
    show(conversation([own, answer({ type: 'text', text: 'İşte filmler.' })], 'streaming'));
    expect(screen.getByText('İşte filmler.')).toBeVisible();
  });

  it('is shown once it has lasted, and then at every step', () => {
    const { show } = renderOnStage(conversation([own], 'waiting'), toolPorts().records);
    pass(150);
    expect(screen.getByText('Düşünüyor…')).toBeVisible();
    show(conversation([own, answer({ ...call, state: 'input-available' })], 'streaming'));
    show(conversation([own, answer(output({ status: 'working', stage: 'selecting' }))], 'streaming'));
    expect(screen.getByText('Filmler seçiliyor…')).toBeVisible();
  });

  it('is shown at once where it was stopped', () => {
    const cut = answer({ ...call, state: 'input-available' });
    const { show } = renderOnStage(conversation([own, cut], 'streaming'), toolPorts().records);
    expect(screen.queryByText('Yarıda kesildi.')).toBeNull();
    show(conversation([own, cut], 'ready'));
    expect(screen.getByText('Yarıda kesildi.')).toBeVisible();
  });
});
