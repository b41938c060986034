import type { DecisionContext } from '../../core/skill.ts';
import { CONCEPTS } from '../../understand/concepts.ts';
import { type Span, type Tokens, endsClause, placesOf, wordAt } from '../../understand/tokens.ts';
import { type MessageWishes, NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import type { Understanding } from '../../understand/understand.ts';
import { emptyDraft, note, settle } from '../../understand/wish-draft.ts';
import { headIn } from './heads.ts';
import {
  type Head,
  type Heard,
  type Named,
  againstWords as words,
  isOfName,
  namedBy,
  namesIn,
  namesOnCards,
} from './on-cards.ts';

/** What a message says against the cards. */
export interface Against {
  named: readonly Named[];
  /** What is said of it besides names: `çizgi film` of `klaus çizgi film ya`. */
  facts: MessageWishes;
  /** The message without it. */
  rest: string;
  /** It need not be, and nobody complains (`yemekli olması şart değil`). */
  mild: boolean;
}

/** Reads `çikolata fabrikası ne abi`, `iran mı dedim ben`, `üç saat verdin`, `klaus çizgi film ya`; undefined for any other message. */
export function againstCards(parsed: Understanding, context: DecisionContext): Against | undefined {
  const { tokens, written } = parsed;
  const names = namesOnCards(context);
  const heads = clausesOf(tokens).flatMap((clause) => headsIn({ parsed, names, clause }));
  if (heads.length === 0) return undefined;
  const named = heads.flatMap((head) => namesIn(parsed, names, head));
  // `siyah beyaz` is what a film is, though one is called so.
  const titles = parsed.titles.filter(({ from, to }) => CONCEPTS.at(tokens, from)?.to !== to);
  const tellsNothing = { ...parsed, titles };
  const facts = placesOf(...heads).filter(
    (place) =>
      namedBy(tokens[place], named).length === 0 &&
      !isOfName(tellsNothing, place) &&
      // `bunlar eski`: they are pointed at, and `eski` is the fault.
      !words.ALL.is(wordAt(tokens, place)),
  );
  return {
    named,
    facts: factsIn(tokens, facts, context),
    rest: without(written, tokens, heads),
    mild: heads.every(({ mild }) => mild === true),
  };
}

/** `beyaz balon ne o, iran filmi mi bunlar`: one after the other, though no comma parts them. */
function headsIn(heard: Heard, isFirst = true): Head[] {
  const head = headIn(heard, isFirst);
  if (head === undefined || head.end >= heard.clause.to) return head === undefined ? [] : [head];
  const rest = { from: head.end, to: heard.clause.to };
  return [head, ...headsIn({ ...heard, clause: rest }, false)];
}

/** What some words say as a wish, and each of them alone: `at ne alaka` is of horses, though `at` may be thrown elsewhere. */
function factsIn(
  tokens: Tokens,
  places: readonly number[],
  { understand }: Pick<DecisionContext, 'understand'>,
): MessageWishes {
  if (places.length === 0) return NO_WISHES;
  const draft = emptyDraft();
  for (const place of places) {
    const found = CONCEPTS.at(tokens, place);
    if (found === undefined || found.to > (places.at(-1) ?? 0) + 1) continue;
    note(draft, { type: 'concept', concept: found.value, item: { ...found, kind: found.value.kind } }, HEARD);
  }
  const said = understand(places.map((place) => tokens[place]?.raw ?? '').join(' ')).said;
  const alone = settle(draft);
  return statesAnything(said) ? { ...said, maxAge: said.maxAge ?? alone.maxAge } : alone;
}

const HEARD = { refused: false } as const;

function clausesOf(tokens: Tokens): Span[] {
  const ends = tokens.flatMap((token, place) => (endsClause(token) ? [place + 1] : []));
  return [...new Set([...ends, tokens.length])].map((to, at, all) => ({ from: all[at - 1] ?? 0, to }));
}

/** A message without some of its words, as it was written. */
function without(written: string, tokens: Tokens, heads: readonly Head[]): string {
  const startOf = (place: number) => tokens[place]?.start ?? written.length;
  const parts = heads.map(({ from }, at) => written.slice(startOf(heads[at - 1]?.end ?? 0), startOf(from)));
  return [...parts, written.slice(startOf(heads.at(-1)?.end ?? 0))].join(' ').trim();
}
