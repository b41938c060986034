import { variant } from '#lib/variant.ts';
import { type Decide, type Decision, type DecisionContext, say } from '../../core/skill.ts';
import type { Understanding } from '../../understand/understand.ts';
import { byLikelihood } from './guessed.ts';
import replies from './not-understood.json' with { type: 'json' };

/** Said where a name that is not known stands beside a wish that is: it is not dropped in silence. */
export const notHere = ({ unread }: Understanding): string | undefined =>
  unread?.name === undefined ? undefined : `“${unread.name}” kısmını tanımadım, gerisine göre seçtim.`;

/** What to do where nothing of a wish was understood: films by what it is like, or a question, as others would look chosen. */
export function askAnew(parsed: Understanding, context: DecisionContext): Decision | undefined {
  if (parsed.unread === undefined) return undefined;
  const { name } = parsed.unread;
  if (name !== undefined) return say(variant(replies.name, context.seed).replace('NAME', name));
  return byLikelihood(parsed, context) ?? say(variant(replies.words, context.seed));
}

/** Films of somebody or something that is not here, and nothing else: `satoshi kon'dan ne var`. */
export const unheardName: Decide = (parsed, context) =>
  // What its words are merely like is no wish beside a name.
  parsed.unread?.name === undefined || parsed.exact !== undefined || parsed.acts.length > 0
    ? undefined
    : askAnew(parsed, context);
