import { convertToModelMessages, type UIMessage } from 'ai';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { INTERRUPTED, closeInterrupted, closeDanglingCalls } from '#assistant/close-dangling-calls.ts';

const input = { title: 'Titanik' };
const call = { type: 'tool-showFilm', toolCallId: 'c1' } as const;
const STATES = {
  'input-streaming': { ...call, state: 'input-streaming', input: undefined },
  'input-available': { ...call, state: 'input-available', input },
  'approval-requested': { ...call, state: 'approval-requested', input, approval: { id: 'a' } },
  'approval-responded': {
    ...call,
    state: 'approval-responded',
    input,
    approval: { id: 'a', approved: true },
  },
  preliminary: {
    ...call,
    state: 'output-available',
    input,
    output: { status: 'working' },
    preliminary: true,
  },
  'output-available': { ...call, state: 'output-available', input, output: { status: 'done' } },
  'output-error': { ...call, state: 'output-error', input, errorText: 'olmadı' },
  'output-denied': { ...call, state: 'output-denied', input, approval: { id: 'a', approved: false } },
} satisfies Record<string, UIMessage['parts'][number]>;
type State = keyof typeof STATES;

const user: UIMessage = { id: 'u', role: 'user', parts: [{ type: 'text', text: 'selam' }] };
const assistant = (...states: State[]): UIMessage => ({
  id: 'a',
  role: 'assistant',
  parts: states.map((state, index) => ({ ...STATES[state], toolCallId: `c${index}` })),
});
const stateOf = (messages: UIMessage[], index: number) =>
  messages[index]?.parts.map((part) => ('state' in part ? part.state : ''));

describe('closeDanglingCalls', () => {
  it.each<[State, string]>([
    ['input-streaming', 'output-error'],
    ['input-available', 'output-error'],
    ['approval-requested', 'output-error'],
    ['approval-responded', 'output-error'],
    ['preliminary', 'output-error'],
    ['output-available', 'output-available'],
    ['output-error', 'output-error'],
    ['output-denied', 'output-denied'],
  ])('leaves an older call in %s as %s', (before, after) => {
    expect(stateOf(closeDanglingCalls([user, assistant(before), user]), 1)).toEqual([after]);
  });

  it('keeps the answered approval that is being sent, and closes what is open beside it', () => {
    const settled = closeDanglingCalls([user, assistant('approval-responded', 'input-available')]);
    expect(stateOf(settled, 1)).toEqual(['approval-responded', 'output-error']);
  });

  it('says that the call was interrupted, and keeps its input', () => {
    expect(closeDanglingCalls([user, assistant('input-available'), user])[1]?.parts).toEqual([
      { ...call, toolCallId: 'c0', state: 'output-error', input, errorText: INTERRUPTED },
    ]);
  });

  it('makes every mixture of states sendable: each call has a result', async () => {
    const states = fc.array(fc.constantFrom(...(Object.keys(STATES) as State[])), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(states, { minLength: 1, maxLength: 3 }), async (turns) => {
        const messages = turns.flatMap((turn, index) => [
          user,
          {
            ...assistant(...turn),
            parts: assistant(...turn).parts.map((part, at) => ({
              ...part,
              toolCallId: `${index}-${at}`,
            })) as UIMessage['parts'],
          },
        ]);
        const prompt = await convertToModelMessages(closeDanglingCalls([...messages, user]));
        const calls = prompt.flatMap(({ content }): { type: string; toolCallId?: string }[] =>
          typeof content === 'string' ? [] : [...content],
        );
        const ids = (type: string) =>
          calls.flatMap((part) => (part.type === type ? (part.toolCallId ?? []) : []));
        expect(ids('tool-result').toSorted()).toEqual(ids('tool-call').toSorted());
      }),
    );
  });
});

describe('closeInterrupted', () => {
  it.each<[State, string]>([
    ['input-streaming', 'output-error'],
    ['input-available', 'output-error'],
    ['approval-requested', 'approval-requested'],
    ['approval-responded', 'output-error'],
    ['preliminary', 'output-error'],
    ['output-available', 'output-available'],
    ['output-error', 'output-error'],
    ['output-denied', 'output-denied'],
  ])('shows a call in %s as %s once nobody works on it', (before, after) => {
    expect(stateOf(closeInterrupted([user, assistant(before)]), 1)).toEqual([after]);
  });

  it('a refusal that was not sent is a refusal', () => {
    const refused: UIMessage = {
      id: 'a',
      role: 'assistant',
      parts: [{ ...STATES['approval-responded'], approval: { id: 'a', approved: false } }],
    };
    expect(closeInterrupted([refused])[0]?.parts).toMatchObject([
      { state: 'output-denied', approval: { id: 'a', approved: false } },
    ]);
  });

  it('ends a text where it stopped, and leaves what is whole as it is', () => {
    const cut: UIMessage = {
      id: 'a',
      role: 'assistant',
      parts: [{ type: 'text', text: 'Şöyle bir', state: 'streaming' }],
    };
    const whole = assistant('output-available');
    const [first, second] = closeInterrupted([cut, whole]);
    expect(first?.parts).toEqual([{ type: 'text', text: 'Şöyle bir', state: 'done' }]);
    expect(second).toBe(whole);
  });
});
