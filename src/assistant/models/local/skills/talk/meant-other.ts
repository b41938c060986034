import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { type Decide, type Decision, type DecisionContext, unsure } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { type Tokens, endWithoutSuffix, foldedText, maskedText, wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isEveryday } from '../../understand/unknown-title.ts';
import { answer } from '../questions/answers.ts';
import { notHere } from '../questions/brought-up.ts';
import { bestKnown } from '../questions/named-film.ts';
import { answerOfOne } from '../questions/one-film.ts';
import source from './asked-other.json' with { type: 'json' };

const { MEANT, BESIDE } = phraseLists(source);
const MOST_WORDS = 12;

/** `kimlik dedim ya akıl defteri değil`, `ben titanik'i sordum, sen joker'i anlattın`: what was asked is answered of the film that was meant. */
export const meantOther: Decide = (parsed, context) => {
  const { tokens, acts, markers, words, exact } = parsed;
  const { asked, changed, deed } = context.memory;
  const at = tokens.findIndex(({ folded }) => MEANT.is(folded));
  const isWish = markers.requests || exact !== undefined || acts.some(({ act }) => act.kind !== 'film');
  if (asked === undefined || changed === true || deed !== undefined || at < 1 || isWish || words > MOST_WORDS)
    return undefined;
  const title = parsed.titles.find(({ to }) => to === at);
  const from = title?.from ?? nameBefore(tokens, at, context);
  if (from === undefined) return undefined;
  const others = parsed.titles.filter((one) => one !== title);
  const after = maskedText(tokens, others, at + 1, tokens.length).replaceAll('§', 'f');
  const rest = `${foldedText(tokens.slice(0, from))} ${after}`;
  if (BESIDE.without(rest).trim() !== '') return undefined;
  const film = bestKnown(title?.span.films ?? []);
  if (film !== undefined) return answered(film, context.understand(asked), context);
  const last = tokens[at - 1];
  const name = last && parsed.written.slice(tokens[from]?.start, endWithoutSuffix(last));
  return name === undefined ? undefined : unsure(`${source.sorry} ${notHere(name)}`);
};

/** Where a name begins that nobody knows. */
function nameBefore(tokens: Tokens, at: number, { index }: DecisionContext): number | undefined {
  let from = at;
  while (from > 0 && isName(from - 1)) from -= 1;
  return from === at ? undefined : from;

  function isName(place: number): boolean {
    const token = tokens[place];
    if (token === undefined || BESIDE.is(wordAt(tokens, place))) return false;
    return (token.capital && place > 0) || (!isEveryday(token) && !index.knowsWord(token.base));
  }
}

function answered(
  film: CatalogueFilm,
  before: Understanding,
  context: DecisionContext,
): Decision | undefined {
  if (before.said.similarTo !== undefined) return undefined;
  const question = maskedText(before.tokens, before.titles).replaceAll('§', '');
  const anew = context.understand(`${film.title} ${question}`);
  const told =
    answerOfOne(maskedText(anew.tokens, anew.titles), film, anew, context) ??
    answer('PLOT', film, context.index, '');
  return told.kind === 'say'
    ? { ...told, text: `${source.sorry} ${told.text}` }
    : { ...told, before: source.sorry };
}
