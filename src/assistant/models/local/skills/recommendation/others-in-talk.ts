import type { PlannedCall } from '#tools/registry.ts';
import type { Memory } from '../../core/memory.ts';
import type { Decision } from '../../core/skill.ts';
import { union } from '../../understand/lists.ts';

const OTHERS = /(?:^| )(?:baska|diger|oteki)(?: |$)/u;
const SUCH = /(?:^| )(?:boyle|bu tarz\w*|bunun gibi|bu tur)(?: |$)/u;

/**
 * `başka ne çekmiş`, `böyle beyin yakan başka ne var`, with one film in talk: others than that one, and such as it is.
 * @param text the message, folded
 */
export function othersInTalk(decision: Decision, text: string, { focus, lastShow }: Memory): Decision {
  // After a recommendation the films of before stay away anyhow.
  if (focus === undefined || lastShow !== undefined || decision.kind !== 'act' || !OTHERS.test(text))
    return decision;
  const { title } = focus;
  const otherThanIt = (call: PlannedCall): PlannedCall => {
    if (call.tool !== 'recommendFilms' || call.input.similarTo !== undefined) return call;
    const { input } = call;
    const isSuch = SUCH.test(text) && (input.people ?? []).length === 0;
    const others = isSuch ? { similarTo: title } : { excludeTitles: union(input.excludeTitles, [title]) };
    return { ...call, input: { ...input, ...others } };
  };
  return { ...decision, calls: decision.calls.map(otherThanIt) };
}
