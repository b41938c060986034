import { variant } from '#lib/variant.ts';
import { type Decide, type Decision, say } from '../../core/skill.ts';
import type { Understanding } from '../../understand/understand.ts';
import replies from './not-understood.json' with { type: 'json' };

/** Said where a name that is not known stands beside a wish that is: it is not dropped in silence. */
export const notHere = ({ unread }: Understanding): string | undefined =>
  unread?.name === undefined ? undefined : `“${unread.name}” bende yok.`;

/** What to ask where nothing of a wish was understood: films shown on it would look chosen. */
export function askAnew({ unread }: Understanding, seed: string): Decision | undefined {
  if (unread === undefined) return undefined;
  const { name } = unread;
  return say(
    name === undefined ? variant(replies.words, seed) : variant(replies.name, seed).replace('NAME', name),
  );
}

/** Films of somebody or something that is not here, and nothing else: `satoshi kon'dan ne var`. */
export const unheardName: Decide = (parsed, { seed }) =>
  parsed.unread?.name === undefined || parsed.wishes || parsed.acts.length > 0
    ? undefined
    : askAnew(parsed, seed);
