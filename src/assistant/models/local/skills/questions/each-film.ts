import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { knownFilm } from '../../core/known-film.ts';
import { type Decide, type DecisionContext, say } from '../../core/skill.ts';
import { standsOut } from '../../understand/spans.ts';
import { type Tokens, endsSentence, maskedText } from '../../understand/tokens.ts';
import { ANSWERS } from './answers.ts';
import { isAsking, questionIn } from './asked.ts';
import { askedKind, kindWords } from './kinds.ts';
import { bestKnown } from './named-film.ts';

/** `frances ha siyah beyaz mıydı? bir de gölge oyunu komik mi`: of each of several films something of its own, by sentences. */
export const eachFilm: Decide = (parsed, context) => {
  const parts = sentencesOf(parsed.tokens, parsed.written);
  if (parts.length < 2) return undefined;
  const asked = parts.flatMap((part) => askedOf(part, context) ?? []);
  const films = new Set(asked.map(({ film }) => film));
  if (asked.length !== parts.length || films.size < 2) return undefined;
  return say(asked.map(({ words }) => words).join(' '));
};

function askedOf(part: string, { understand, index }: DecisionContext) {
  const own = understand(part);
  const named = own.titles.filter(standsOut);
  const film: CatalogueFilm | undefined =
    named.length === 1 ? bestKnown(named[0]?.span.films ?? []) : undefined;
  const text = maskedText(own.tokens, named);
  if (film === undefined || !isAsking(text)) return undefined;
  const question = questionIn(text);
  const known = knownFilm(film, index);
  const kind = askedKind(text);
  const words =
    kind !== undefined && known !== undefined && question === undefined
      ? kindWords([known], kind, text)
      : question && ANSWERS[question].tell(known ?? film, text, index.films);
  return words === undefined ? undefined : { film, words };
}

/** The sentences of a message, as they were written. */
function sentencesOf(tokens: Tokens, written: string): string[] {
  const ends = tokens.flatMap((token, at) => (endsSentence(token) || at === tokens.length - 1 ? [at] : []));
  return ends.map((end, at) => written.slice(tokens[(ends[at - 1] ?? -1) + 1]?.start, tokens[end]?.end));
}
