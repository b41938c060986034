import { variant } from '#lib/variant.ts';
import { type Decision, offer, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import source from './favourite.json' with { type: 'json' };

const { WHY } = phraseLists({ lists: source.lists });

/** `sen hangi filmi seversin`, then `neden o`: the reason, and its card at a yes. */
export function favouriteWithReason(words: string): Decision {
  const told = offer(words, { tool: 'showFilm', input: { title: source.film } });
  return say(words, (answer, context) => {
    if (WHY.is(answer.text)) return say(variant(source.reasons, context.seed));
    return told.kind === 'say' ? told.expects?.(answer, context) : undefined;
  });
}
