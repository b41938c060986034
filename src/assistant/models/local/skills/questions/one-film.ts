import type { FilmIndex } from '#films/film-index.ts';
import { knownFilm } from '../../core/known-film.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { withoutTitle } from '../../core/sentence.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decision, type DecisionContext, say } from '../../core/skill.ts';
import { clausesOf } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { ANSWERS, answer, asTold } from './answers.ts';
import { type Question, questionIn } from './asked.ts';
import { check } from './checks.ts';
import { askedCompany, companyWords } from './company.ts';
import { eitherQuality } from './either-quality.ts';
import { askedKind, kindWords } from './kinds.ts';

/** What asks for whom a film is, where somebody is named beside it. */
const OF_COMPANY: ReadonlySet<Question | undefined> = new Set([undefined, 'GOOD']);
const PARTICLE = /(?:^| )m[iu]/u;

/**
 * Answers what is asked of one film; undefined where that is no question that is known.
 * @param asked the message, folded, with what says which film is meant cut out
 */
export function answerOfOne(
  asked: string,
  film: ShownFilm,
  parsed: Understanding,
  { index }: DecisionContext,
): Decision | undefined {
  const { said } = parsed;
  const question = questionIn(asked);
  const known = knownFilm(film, index);
  const either =
    known === undefined || parsed.written.includes(',') ? undefined : eitherQuality(known, asked);
  if (either !== undefined) return showAndAnswer(film, { index }, () => either);
  const several = severalAnswers(parsed, index);
  if (several !== undefined) return showAndAnswer(film, { index }, several);
  const checked = known === undefined ? undefined : check(known, asked, parsed);
  // `annemle izlenir mi` asks for whom it is, `izlenir mi` how good it is.
  // `küfürlü mü o, hanım kalkar gider` asks what it is like, and tells why.
  const isCompany = OF_COMPANY.has(question) && PARTICLE.test(asked) && askedKind(asked) === undefined;
  const company = isCompany ? askedCompany(asked) : undefined;
  if (company !== undefined && known !== undefined)
    return showAndAnswer(film, { index }, () => companyWords([known], company, asked, said.maxAge));
  // `kim oynuyor, Engin Günaydın mı`
  if (checked !== undefined && parsed.named.length > 0) return say(checked);
  if (question !== undefined) return answer(question, film, index, asked);
  if (known === undefined) return undefined;
  // Of a film from elsewhere it is told from where.
  const kind = said.origin === undefined ? askedKind(asked) : undefined;
  if (kind?.quiet === false) return showAndAnswer(film, { index }, () => kindWords([known], kind, asked));
  const words = kind === undefined ? checked : kindWords([known], kind, asked);
  return words === undefined ? undefined : say(words);
}

/** `yönetmeni kim, kaç senesi`: each of several facts that are asked at once; undefined where one is all. */
function severalAnswers({ tokens, titles, references }: Understanding, index: FilmIndex) {
  const parts = clausesOf(tokens, [...titles, ...references]);
  const asked = parts.map((text) => ({ text, question: questionIn(text), kind: askedKind(text) }));
  const told = asked.filter(
    ({ question, kind }) => kind !== undefined || (question !== undefined && ANSWERS[question].also),
  );
  const isOne = new Set(told.map(({ question, kind }) => question ?? kind?.of)).size < 2;
  if (isOne) return undefined;
  return (shown: ShownFilm) => {
    const whole = asTold(shown, index);
    const known = knownFilm(shown, index);
    const sentences = told.flatMap(({ text, question, kind }) => {
      if (question !== undefined) return ANSWERS[question].tell(whole, text, index.films);
      return kind === undefined || known === undefined ? [] : kindWords([known], kind, text);
    });
    return sentences.map((one, place) => (place === 0 ? one : withoutTitle(one, shown.title))).join(' ');
  };
}
