import { inputFor, inputForTitle } from '../../core/resolve-reference.ts';
import { type Decide, act } from '../../core/skill.ts';
import { talkWords } from '../../lexicon/word-lists.ts';
import { standsOut } from '../../understand/spans.ts';
import { targetOf } from '../../understand/targets.ts';
import { wordAt, wordsIn } from '../../understand/tokens.ts';

const MOST_WORDS = 7;

/** `ineception yazcaktım pardon inception`: the title that was meant is the one that is looked for. */
export const mistyped: Decide = (
  { titles, tokens, text, words, acts, exact, markers, talk },
  { index, memory },
) => {
  // `evde tek başına diyorum, macaulay culkin olan`
  const isMeant = titles.some(({ to }) => talkWords.MEANT.is(wordAt(tokens, to)));
  const says = isMeant || talkWords.MISTYPED.in(text) || (talk === 'sorry' && text.startsWith('pardon '));
  if (!says || memory.changed === true || words > MOST_WORDS || acts.length > 0 || markers.requests)
    return undefined;
  const meant = titles.findLast(
    (title) => !title.span.fuzzy && standsOut(title) && wordAt(tokens, title.to) !== 'degil',
  );
  // Anything else that is said is a wish of its own.
  if (meant === undefined || exact?.genres.length) return undefined;
  // `ilk joker diyorum, 2019 olan`
  const named = index.resolveTitle(wordsIn(tokens, meant.from, meant.to).join(' '));
  const ofYear = named.kind === 'one' && named.film.year === exact?.minYear ? named.film : undefined;
  const input = ofYear ? inputFor(ofYear, index) : inputForTitle(targetOf(meant), index, memory.shown);
  return act({ tool: 'showFilm', input });
};
