import { fold } from '#domain/title.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import type { Memory } from '../../core/memory.ts';
import type { DecisionContext } from '../../core/skill.ts';
import { type Span, type Tokens, foldedText, maskedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import source from './asked-again.json' with { type: 'json' };
import { isAsking, questionIn } from './asked.ts';
import { asksOfLife } from './lives.ts';

const { BESIDE, OPENS } = phraseLists(source);
const MOST_WORDS = 6;

/**
 * What was just asked of another film, of the one that a message names and little else: `titanik kaç dakika`, then `peki
 * baba`; `ilki korkunç mu`, then `ya ikincisi`. Undefined where the message asks something itself.
 */
export function withQuestionCarried(
  parsed: Understanding,
  { asked = '' }: Memory,
  understand: DecisionContext['understand'],
): string | undefined {
  const meant = filmMeant(parsed);
  if (meant === undefined || asked === '' || !isAsking(asked)) return undefined;
  const before = understand(asked);
  // What is asked of a film is asked of no person.
  if (isOfSomebody(before) !== isOfSomebody(parsed)) return undefined;
  const spans = filmsIn(before);
  const question = maskedText(before.tokens, spans);
  const isKnown = questionIn(question) !== undefined || asksOfLife(question);
  if (spans.length === 0 || before.markers.requests || !isKnown) return undefined;
  const rest = question.replaceAll('§', ' ').replaceAll(/\s+/gu, ' ').trim().replace(ENDING_APART, '');
  const { tokens, written } = parsed;
  return `${written.slice(tokens[meant.from]?.start, tokens[meant.to - 1]?.end)} ${rest}`;
}
/** `yok o fazla, en hafifi`: asked of what is shown; what was too much is no part of it. */
export const withoutTooMuch = (message: string, { shown }: Memory): string | undefined =>
  shown.length > 1 && TOO_MUCH.test(message) ? message.replace(TOO_MUCH, '') : undefined;
const TOO_MUCH =
  /^(?:(?:yok|hay[ıi]r|yoo+|o|bu|bunlar|[çc]ok|fazla|a[ğg][ıi]r|olmaz|geldi)[ ,.]+)+(?=en \p{L}+[ıiuü](?: hangisi| olan[ıi]?)?[.?!]*$)/iu;

/** What an apostrophe or a blank has left of the other film's name. */
const ENDING_APART = /^(?:n?[iu]n|[dt][ae]|y?[iuae]) /u;

const filmsIn = ({ titles, references, named }: Understanding): readonly Span[] =>
  titles.length + references.length > 0
    ? [...titles, ...references.filter(({ reference: { kind } }) => kind === 'place')]
    : named;

const isOfSomebody = ({ titles, references, named }: Understanding): boolean =>
  titles.length + references.length === 0 && named.length > 0;

/** The one film that is named or pointed at, where nothing else is said but that it is meant, too. */
function filmMeant(parsed: Understanding): Span | undefined {
  const { tokens, words } = parsed;
  if (words > MOST_WORDS || !OPENS.in(fold(parsed.text))) return undefined;
  const [film, ...others] = filmsIn(parsed);
  if (film === undefined || others.length > 0) return undefined;
  const isFree = (part: Tokens) => BESIDE.without(foldedText(part)).trim() === '';
  return isFree(tokens.slice(0, film.from)) && isFree(tokens.slice(film.to)) ? film : undefined;
}
