import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { normaliseTitle } from '#domain/title.ts';
import { catalogued } from '../../core/known-film.ts';
import type { Decide, DecisionContext } from '../../core/skill.ts';
import { type Tokens, foldedText } from '../../understand/tokens.ts';
import { isAsking, questionIn, type Question } from '../questions/asked.ts';
import { answerOfOne } from '../questions/one-film.ts';

const LONGEST = 4;
const FEW_ASKED = 4;

/** What somebody wants to know of a film before they choose it. */
const OF_HOW_IT_IS: ReadonlySet<Question | undefined> = new Set([
  'HEAVY',
  'SCARY',
  'SAD',
  'FUNNY',
  'GORE',
  'DISTURBING',
  'COMPLEX',
  'BORING',
  'TRUE_STORY',
]);

/** `seven çok mu karanlık`: a film on the screen is called by a name that is an everyday word, too, and asked about. */
export const askedByName: Decide = (parsed, context) => {
  const { tokens, references, titles } = parsed;
  if (context.memory.shown.length === 0 || references.length > 0) return undefined;
  for (let to = Math.min(LONGEST, tokens.length - 1); to > 0; to--) {
    // `Matrix Revolutions`, while *Matrix* is on the screen.
    if (titles.some((title) => title.from === 0 && title.to > to && !title.span.fuzzy)) continue;
    const rest = foldedText(tokens.slice(to));
    if (tokens.length - to > FEW_ASKED || !isAsking(rest) || !OF_HOW_IT_IS.has(questionIn(rest))) continue;
    const film = calledSo(tokens.slice(0, to), context);
    if (film !== undefined) return answerOfOne(`§ ${rest}`, film, parsed, context) ?? undefined;
  }
  return undefined;
};

/** The film on the screen of which those words are a whole name. */
function calledSo(part: Tokens, { memory, index }: DecisionContext): CatalogueFilm | undefined {
  const name = normaliseTitle(foldedText(part));
  return memory.shown
    .flatMap((film) => catalogued(film, index) ?? [])
    .find(({ title, originalTitle, aliases }) =>
      [title, originalTitle, ...aliases].some((one) => normaliseTitle(one ?? '') === name),
    );
}
