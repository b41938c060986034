import { variant } from '#lib/variant.ts';

import { namedShown } from '../../core/named-shown.ts';
import type { Decision, DecisionContext } from '../../core/skill.ts';
import { endsClause } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { choosesInPassing } from './choice.ts';
import { partsOf } from './parts.ts';
import { namedElse, turnIn } from './small-turns.ts';

const GOOD_WISHES = ['İyi seyirler!', 'Keyifle izle!', 'İyi seyirler, bitince nasıldı anlat.'];
const WISHED = /seyir|keyif|\?$/iu;

/** `onu açıyoruz, kaç dakika`: who asks of the film that they choose is wished a good evening too. */
export function withGoodWishes(
  decision: Decision,
  { tokens, titles }: Pick<Understanding, 'tokens' | 'titles'>,
  { memory, seed }: Pick<DecisionContext, 'memory' | 'seed'>,
): Decision {
  const isAnswer = decision.kind === 'say' || decision.calls.every(({ tool }) => tool === 'showFilm');
  if (memory.shown.length === 0 || !isAnswer) return decision;
  const named = namedShown(tokens, memory.shown) ?? namedElse(titles);
  const parts = partsOf(tokens, named, endsClause);
  const turns = parts.map(turnIn);
  const chosen = turns.some((turn) => turn === 'accept' || turn === 'begun') || parts.some(choosesInPassing);
  if (!chosen || turns.every((turn) => turn !== undefined)) return decision;
  const wished = (text: string) => (WISHED.test(text) ? text : `${text} ${variant(GOOD_WISHES, seed)}`);
  if (decision.kind === 'say') return { ...decision, text: wished(decision.text) };
  const { answer } = decision;
  if (answer === undefined) return decision;
  return {
    ...decision,
    answer: (film) => {
      const text = answer(film);
      return text === undefined ? undefined : wished(text);
    },
  };
}
