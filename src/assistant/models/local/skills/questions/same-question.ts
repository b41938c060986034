import type { Decide } from '../../core/skill.ts';
import { maskedText } from '../../understand/tokens.ts';
import { isAsking } from './asked.ts';
import { questions } from './questions.ts';

const AND_THAT = /^(?:(?:peki|ya|e|ee|eee) )+§(?: (?:nasil|peki|ya))?$/u;

/** `sapık korkunç mu`, then `peki arka pencere`: the same is asked of another film. */
export const sameQuestion: Decide = (parsed, context) => {
  const { titles, tokens, written } = parsed;
  const { asked } = context.memory;
  const [title, ...more] = titles;
  if (asked === undefined || title === undefined || more.length > 0) return undefined;
  if (!AND_THAT.test(maskedText(tokens, titles))) return undefined;
  const before = context.understand(asked);
  const rest = maskedText(before.tokens, before.titles);
  if (before.titles.length !== 1 || !rest.startsWith('§ ') || !isAsking(rest)) return undefined;
  const name = written.slice(tokens[title.from]?.start, tokens[title.to - 1]?.end);
  return questions(context.understand(rest.replace('§', name)), context);
};
