import { knownFilm } from '../../core/known-film.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decision, type DecisionContext, say, unsure } from '../../core/skill.ts';
import type { Understanding } from '../../understand/understand.ts';
import { answer, asTold } from './answers.ts';
import { type Question, questionIn } from './asked.ts';
import { awardsOfPerson } from './awards.ts';
import { check, turnsOnAnother } from './checks.ts';
import { askedFor, companyWords } from './company.ts';
import { eitherGenre, eitherQuality } from './either-quality.ts';
import { nearest } from './good.ts';
import { plotAnew } from './facts.ts';
import { askedKind, kindWords } from './kinds.ts';
import { ageIn } from './lives.ts';
import { overBy } from './over-by.ts';
import { onlyAsked, severalAnswers } from './several.ts';

/** `kara şövalye nasıl`, beside a child of nine: whether it is for them comes before its worth. */
const OF_WORTH: ReadonlySet<Question> = new Set(['GOOD', 'OPINION']);
/** `uygun mu`, `korkunç mu`: of the child for whom films were wished, where no other is named. */
const OF_CHILD: ReadonlySet<Question> = new Set(['AGE', 'SCARY', 'DISTURBING', 'HEAVY']);
const HOW_OLD = /(?:^| )kac yas\w*/u;

/** `konusu ne`, of the film that the answer before led with: what happens in it was told, so more is. */
export function plotOfLed(
  question: Question | undefined,
  { title, year }: Pick<ShownFilm, 'title' | 'year'>,
  { memory: { lead, lastShow, shown }, index }: DecisionContext,
): Decision | undefined {
  const ledWith = lastShow?.tool === 'recommendFilms' ? (lead ?? shown[0]) : undefined;
  return question === 'PLOT' && ledWith?.title === title
    ? showAndAnswer({ title, year }, { index }, (film) => plotAnew(asTold(film, index)))
    : undefined;
}

/**
 * Answers what is asked of one film; undefined where that is no question that is known.
 * @param asked the message, folded, with what says which film is meant cut out
 */
export function answerOfOne(
  asked: string,
  film: ShownFilm,
  parsed: Understanding,
  context: DecisionContext,
): Decision | undefined {
  const { index } = context;
  const { said } = parsed;
  const inTime = overBy(asTold(film, index), parsed, context.now);
  if (inTime !== undefined) return showAndAnswer(film, { index }, () => inTime);
  // `natalie portman leon filminde kaç yaşındaydı`: asked of somebody in it.
  const [person] = parsed.named;
  if (person !== undefined && HOW_OLD.test(asked))
    return showAndAnswer(film, { index }, () => ageIn(person.span.name, film));
  const subject = person?.span.name;
  if (subject !== undefined && questionIn(asked) === 'AWARDS')
    return say(awardsOfPerson(subject, asTold(film, index), asked));
  const several = severalAnswers(parsed, context);
  if (several === undefined) {
    const only = onlyAsked(parsed);
    if (only !== undefined && only !== asked)
      return answerOfOne(only, film, { ...parsed, text: only, tokens: [] }, context);
  }
  const question = questionIn(asked);
  const known = knownFilm(film, index);
  const either =
    known === undefined || parsed.written.includes(',')
      ? undefined
      : (eitherQuality(known, asked) ?? eitherGenre(known, asked, parsed.exact?.genres ?? []));
  if (either !== undefined) return showAndAnswer(film, { index }, () => either);
  if (several !== undefined) return showAndAnswer(film, { index }, several);
  const isOther = question === undefined && turnsOnAnother(parsed, asked);
  const checked = known === undefined || isOther ? undefined : check(known, asked, parsed);
  const company = askedFor(asked, question);
  if (company !== undefined && known !== undefined)
    return showAndAnswer(film, { index }, () => companyWords([known], company, asked, said.maxAge));
  // `kim oynuyor, Engin Günaydın mı`
  if (checked !== undefined && parsed.named.length > 0) return say(checked);
  const led = plotOfLed(question, film, context);
  if (led !== undefined) return led;
  if (question !== undefined) {
    const { maxAge } = context.memory.wishes ?? {};
    const isTooOld = OF_WORTH.has(question) && (known?.ageRating ?? 0) > (maxAge ?? Infinity);
    const ofChild = maxAge === undefined || !(isTooOld || OF_CHILD.has(question)) ? '' : ` ${maxAge} yas`;
    return answer(isTooOld ? 'AGE' : question, film, index, `${asked}${ofChild}`, context.now);
  }
  if (known === undefined) return undefined;
  if (isOther && parsed.named.length > 0) return unsure(nearest(known, asked, known.title));
  // Of a film from elsewhere it is told from where.
  const kind = said.origin === undefined ? askedKind(asked) : undefined;
  if (kind?.quiet === false) return showAndAnswer(film, { index }, () => kindWords([known], kind, asked));
  const words = kind === undefined ? checked : kindWords([known], kind, asked);
  return words === undefined ? undefined : say(words);
}
