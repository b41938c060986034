/**
 * A piece of what a model wrote: words for people, thoughts, or a call that it wrote as text. At the end of its turn stands
 * an empty piece; what it writes beyond is nobody's.
 */
export interface Region {
  kind: 'words' | 'thoughts' | 'call' | 'end';
  text: string;
}

interface Bracket {
  kind: Exclude<Region['kind'], 'words'>;
  open: string;
  close: string;
}

/**
 * How templates end a turn. A server that has another model's template, or none, writes them as words, and its model goes
 * on with the next turns by itself.
 */
const TURN_ENDS = [
  '<|im_end|>',
  '<|im_start|>',
  '<end_of_turn>',
  '<start_of_turn>',
  '<|eot_id|>',
  '<|eom_id|>',
  '<|start_header_id|>',
  '<|endoftext|>',
  '<|end_of_text|>',
  '<｜end▁of▁sentence｜>',
  '</s>',
];

/** How models bracket what is not meant for people. */
const BRACKETS: readonly Bracket[] = [
  { kind: 'thoughts', open: '<think>', close: '</think>' },
  { kind: 'thoughts', open: '<thinking>', close: '</thinking>' },
  { kind: 'thoughts', open: '<thought>', close: '</thought>' },
  { kind: 'thoughts', open: '<reasoning>', close: '</reasoning>' },
  { kind: 'thoughts', open: '[THINK]', close: '[/THINK]' },
  { kind: 'thoughts', open: '◁think▷', close: '◁/think▷' },
  { kind: 'call', open: '<tool_call>', close: '</tool_call>' },
  { kind: 'call', open: '<function_call>', close: '</function_call>' },
  { kind: 'call', open: '<function=', close: '</function>' },
  ...TURN_ENDS.map((open) => ({ kind: 'end', open, close: '' }) as const),
];

/**
 * Splits what a model writes into regions while it arrives; a bracket may be cut anywhere. Thoughts and words are passed
 * on as they come, a call when it is whole. What is never closed lasts to the end.
 */
export function createRegionSplitter() {
  let rest = '';
  let inside: Bracket | undefined;

  function* split(isEnd: boolean): Generator<Region> {
    while (inside?.kind !== 'end') {
      const next = inside === undefined ? firstOpen(rest) : closeOf(rest, inside);
      if (next === undefined) break;
      yield* piece(rest.slice(0, next.at));
      rest = rest.slice(next.at + next.length);
      inside = next.bracket;
      if (inside?.kind === 'end') yield { kind: 'end', text: '' };
    }
    if (inside?.kind === 'end') {
      rest = '';
      return;
    }
    const kept = isEnd ? 0 : inside?.kind === 'call' ? rest.length : cutBracket(rest, inside);
    yield* piece(rest.slice(0, rest.length - kept));
    rest = rest.slice(rest.length - kept);
  }
  function* piece(text: string): Generator<Region> {
    if (text !== '') yield { kind: inside?.kind ?? 'words', text };
  }

  return {
    push(text: string): Region[] {
      rest += text;
      return [...split(false)];
    },
    end: (): Region[] => [...split(true)],
  };
}

function firstOpen(text: string) {
  const found = BRACKETS.map((bracket) => ({
    at: text.indexOf(bracket.open),
    length: bracket.open.length,
    bracket,
  }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return found[0];
}

function closeOf(text: string, { close }: Bracket) {
  const at = text.indexOf(close);
  return at < 0 ? undefined : { at, length: close.length, bracket: undefined };
}

/** How many letters at the end may be the beginning of a bracket. */
function cutBracket(text: string, inside: Bracket | undefined): number {
  const marks = inside === undefined ? BRACKETS.map(({ open }) => open) : [inside.close];
  const longest = Math.max(...marks.map(({ length }) => length)) - 1;
  for (let length = Math.min(longest, text.length); length > 0; length -= 1) {
    if (marks.some((mark) => mark.startsWith(text.slice(-length)))) return length;
  }
  return 0;
}
