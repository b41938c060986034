import { inputForTitle } from '../../core/resolve-reference.ts';
import { type Decide, type DecisionContext, act } from '../../core/skill.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { type TitleAt, isWholeTitle } from '../../understand/spans.ts';
import { targetOf } from '../../understand/targets.ts';
import type { Understanding } from '../../understand/understand.ts';
import { bareName } from './act-on-film.ts';

const FAMOUS = { known: 4, byEverybody: 5 };
const LONG = 4;

/**
 * A film's name and nothing else (`neşeli günler`, `en iyi arkadaşım evleniyor`): what its words say elsewhere is neither
 * wished nor told. Only who begins anew says `sil baştan` once films were shown.
 */
export const titleAlone: Decide = (parsed, context) => {
  const { titles, tokens, text } = parsed;
  // With a slip too (`vashi robot`), but for words that all mean something.
  const isMistyped = ({ span, from, to }: TitleAt) =>
    span.fuzzy && !span.ordinary && from === 0 && to === tokens.length && to > 1;
  if (titles.some((title) => isWholeTitle(title, tokens) || isMistyped(title))) {
    const isAnew = context.memory.lastShow !== undefined && markersWords.RESET.is(text);
    return isAnew ? undefined : bareName(parsed, context);
  }
  const [title] = titles;
  return title !== undefined && isKnownByWord(title, parsed, context)
    ? act({ tool: 'showFilm', input: inputForTitle(targetOf(title), context.index, []) })
    : undefined;
};

/** `gladyatör`, `başlangıç`: one word with which a conversation begins, and a film that most know by it. */
function isKnownByWord({ span }: TitleAt, parsed: Understanding, { memory }: DecisionContext): boolean {
  const { tokens, talk, exact } = parsed;
  if (tokens.length > 1 || talk !== undefined || memory.shown.length > 0) return false;
  if (span.fuzzy || span.evidence !== 'whole') return false;
  const fame = Math.max(...span.films.map(({ judgement }) => judgement?.fame ?? 0));
  const isLong = (tokens[0]?.base.length ?? 0) >= LONG;
  // Of a word that is also wished by: all know the film, and no kind of film is called so.
  if (exact === undefined) return fame >= FAMOUS.known || isLong;
  const { genres, mood } = exact;
  return (
    fame >= (span.ordinary ? FAMOUS.byEverybody : FAMOUS.known) &&
    isLong &&
    genres.length === 0 &&
    mood === undefined
  );
}
