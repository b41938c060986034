import type { DecisionContext } from '../../core/skill.ts';
import { CONCEPTS } from '../../understand/concepts.ts';
import { type Span, type Tokens, endsClause, placesOf } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { headIn } from './heads.ts';
import { type Head, type Named, isOfName, namedBy, namesIn, namesOnCards } from './on-cards.ts';

/** What a message says against the cards. */
export interface Against {
  named: readonly Named[];
  /** What is said of it besides names: `çizgi film` of `klaus çizgi film ya`. */
  facts: string;
  /** The message without it. */
  rest: string;
  /** It need not be, and nobody complains (`yemekli olması şart değil`). */
  mild: boolean;
}

/** Reads `çikolata fabrikası ne abi`, `iran mı dedim ben`, `üç saat verdin`, `klaus çizgi film ya`; undefined for any other message. */
export function againstCards(parsed: Understanding, context: DecisionContext): Against | undefined {
  const { tokens, written } = parsed;
  const names = namesOnCards(context);
  const heads = clausesOf(tokens).flatMap((clause) => headIn({ parsed, names, clause }) ?? []);
  if (heads.length === 0) return undefined;
  const named = heads.flatMap((head) => namesIn(parsed, names, head));
  // `siyah beyaz` is what a film is, though one is called so.
  const titles = parsed.titles.filter(({ from, to }) => CONCEPTS.at(tokens, from)?.to !== to);
  const tellsNothing = { ...parsed, titles };
  const facts = placesOf(...heads).filter(
    (place) => namedBy(tokens[place], named).length === 0 && !isOfName(tellsNothing, place),
  );
  return {
    named,
    facts: facts.map((place) => tokens[place]?.raw ?? '').join(' '),
    rest: without(written, tokens, heads),
    mild: heads.every(({ mild }) => mild === true),
  };
}

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
