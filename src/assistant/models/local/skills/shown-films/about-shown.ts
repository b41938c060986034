import { brokenWishes } from '#domain/wish-rules.ts';
import { allOf } from '#lib/turkish/format.ts';
import { type Decide, type Decision, type DecisionContext, say } from '../../core/skill.ts';
import { joinTitles } from '../../core/sentence.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import type { Understanding } from '../../understand/understand.ts';
import { askedCompany, companyWords } from './company.ts';
import type { Answer } from '../questions/answers.ts';
import { asTold, askedFact, rowOfFacts } from './facts.ts';
import { askedKind, kindWords } from './kinds.ts';
import { type KnownFilm, knownFilm, knownFilms } from '../../core/known-film.ts';
import { said } from './said.ts';
import { nextAfter } from '../questions/series.ts';
import { type Subject, subjectOf } from './subject.ts';

/** A message that points at nothing asks about what was shown only where it says little else. */
const FEW_WORDS = 5;

const PLEA = / (?:ne olur|nolur)(?:sun)?(?= |$)/u;

/** A question about one or all of the shown films that is no ranking: whom they suit, what they are, a fact of them. */
export function aboutShown(
  parsed: Understanding,
  { films, isPointed }: Subject,
  context: DecisionContext,
): Decision | undefined {
  const { words, markers } = parsed;
  // `mutlu bitsin ne olur` begs, and asks nothing.
  const text = parsed.text.replace(PLEA, '');
  if (!said.ASKS.in(text) && !said.WHICH.in(text)) return undefined;
  if (!isPointed && (words > FEW_WORDS || markers.requests)) return undefined;
  const known = knownFilms(films, context.index);
  const [film] = films;
  const [one] = known;
  const isOne = films.length === 1;
  if (isOne && one !== undefined && said.SERIES.in(text)) return say(nextAfter(one, context.index));
  const company = isPointed ? askedCompany(text) : undefined;
  if (company !== undefined && one !== undefined) {
    const answer = companyWords(known, company, text, parsed.said.maxAge);
    return isOne ? showAndAnswer(one, context, () => answer) : say(answer);
  }
  const fact = askedFact(text);
  // `sonu nasıl` asks for the ending, `sonu mutlu mu` of three films which of them ends so.
  if (fact !== undefined && isOne && film !== undefined) return tellFact(film, fact, context, text);
  // `savaş filmi var mı` wishes for other films, `aralarında savaş filmi var mı` asks after these.
  const kind = isPointed || !said.ANY_FILM.in(text) ? askedKind(text) : undefined;
  if (kind !== undefined && one !== undefined)
    return isOne && !kind.quiet
      ? showAndAnswer(one, context, () => kindWords(known, kind))
      : say(kindWords(known, kind));
  if (film === undefined) return undefined;
  if (fact === undefined) return one === undefined || !isPointed ? undefined : wishedAmong(parsed, known);
  const row = isPointed
    ? rowOfFacts(
        films.map((shown) => asTold(shown, knownFilm(shown, context.index))),
        fact,
      )
    : undefined;
  return say(row ?? `Hangisini soruyorsun: ${joinTitles(films, 'ya da')}?`, readFilmFor(fact));
}

/** `animasyon olan hangisi`, `aralarında müzikal var mı`: what would be a wish elsewhere picks among the films shown. */
function wishedAmong({ text, said: wished, wishes }: Understanding, films: readonly KnownFilm[]) {
  const isAsked = said.WHICH.in(text) || said.KIND_OF.in(text);
  if (!wishes || !isAsked || wished.similarTo !== undefined) return undefined;
  const { genres, themes, countries, origin, minYear, maxYear, minDuration, maxDuration } = wished;
  const wanted = {
    genres: [...genres],
    themes: [...themes],
    minYear,
    maxYear,
    minDuration,
    maxDuration,
    origin,
  };
  const abroad = countries.length === 0 ? {} : { countries: [...countries] };
  const holds = (film: KnownFilm) => brokenWishes(film, { ...wanted, ...abroad }).length === 0;
  const found = films.filter(holds);
  if (found.length === 0) return say('Bunların hiçbiri öyle değil. İstersen öylesini bulayım.');
  if (found.length === films.length) return say(`${allOf(films.length)} öyle.`);
  return say(found.length === 1 ? `Aradığın ${joinTitles(found)}.` : `${joinTitles(found)} öyle.`);
}

function tellFact(
  film: ShownFilm,
  { card, tell }: Answer,
  context: DecisionContext,
  asked: string,
): Decision {
  const known = knownFilm(film, context.index);
  if (card !== true) return say(tell(asTold(film, known), asked));
  return showAndAnswer(film, context, (shown) => tell(asTold(shown, known), asked));
}

const readFilmFor =
  (fact: Answer): Decide =>
  (parsed, context) => {
    if (parsed.acts.length > 0 || parsed.markers.requests) return undefined;
    const subject = subjectOf(parsed, context);
    const [film, ...more] = subject?.isPointed === true ? subject.films : [];
    return film === undefined || more.length > 0 ? undefined : tellFact(film, fact, context, parsed.text);
  };
