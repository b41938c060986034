import { upperFirst } from '#lib/turkish/format.ts';
import { knownFilm } from '../../core/known-film.ts';
import type { ShownFilm } from '../../core/memory.ts';
import type { DecisionContext } from '../../core/skill.ts';
import { withoutTitle } from '../../core/sentence.ts';
import { questionsIn } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { ANSWERS, asTold } from './answers.ts';
import { isAsking, questionIn } from './asked.ts';
import { OF_PEOPLE, PARTICLE, checkBeside, checkOfPart } from './checks.ts';
import { askedFor, companyWords } from './company.ts';
import { askedKind, kindWords } from './kinds.ts';

/** `yönetmeni kim, kaç senesi`, `tom hanks mi var, ağlatır mı`: each of several things asked at once; undefined where one is all. */
export function severalAnswers(
  parsed: Understanding,
  { index, understand, now }: Pick<DecisionContext, 'index' | 'understand' | 'now'>,
) {
  const parts = partsAsked(parsed, understand);
  const told = parts.filter(({ of }, at) => parts.findIndex((other) => other.of === of) === at);
  if (told.length < 2) return undefined;
  // When it is over tells how long it is, too.
  const isTimed = told.some(({ question }) => question === 'ENDS_AT');
  return (shown: ShownFilm) => {
    const whole = asTold(shown, index);
    const known = knownFilm(shown, index);
    const people = told.flatMap(({ person }) => person ?? []);
    const sentences = told.flatMap(({ text, question, kind, person, company, part }) => {
      if (isTimed && question === 'LENGTH') return [];
      if (person !== undefined) return checkBeside(whole, person, text, people);
      if (part !== undefined) return checkOfPart(whole, text, part) ?? [];
      if (company !== undefined)
        return known === undefined ? [] : companyWords([known], company, text, parsed.said.maxAge);
      if (question !== undefined) return ANSWERS[question].tell(whole, text, index.films, now);
      return kind === undefined || known === undefined ? [] : kindWords([known], kind, text);
    });
    // `kitaptan mı, yazarı kim`: what was said is not said again.
    const bare = sentences.map((one) => one.replace(YES_OR_NO, ''));
    const kept = sentences.filter(
      (_, place) => bare.findIndex((one) => one.startsWith(bare[place] ?? '')) >= place,
    );
    return kept
      .map((one, place) => {
        const before = kept[place - 1];
        return before === undefined ? one : withoutTitle(goingOn(one, before), shown.title);
      })
      .join(' ');
  };
}

const YES_OR_NO = /^(?:Evet|Hayır), /u;
/** `Hayır, 10 yaş ve üstü için.` and no second `Hayır` right after it. */
function goingOn(told: string, before: string): string {
  const [yes = ''] = YES_OR_NO.exec(told) ?? [];
  return yes !== '' && before.startsWith(yes) ? upperFirst(told.slice(yes.length)) : told;
}

/** The parts that ask; where none does by itself (`yönetmeni, süresi`), all of them. `ağlattığını anladık` asks nothing. */
function partsOfQuestion({ tokens, titles, references }: Understanding) {
  const parts = questionsIn(tokens, [...titles, ...references]).filter(({ text }) => !DENIED.test(text));
  return parts.some(({ text }) => isAsking(text))
    ? parts.filter(({ text }) => isAsking(text) || !TOLD.test(text))
    : parts;
}

/** `konusu ne diyorum, ağlattığını anladık`: the one part that asks, where what is told beside it would be a question too. */
export function onlyAsked(parsed: Understanding): string | undefined {
  const { tokens, titles, references } = parsed;
  const all = questionsIn(tokens, [...titles, ...references]);
  const [only, ...others] = partsOfQuestion(parsed);
  const isOnly = only !== undefined && others.length === 0 && all.length > 1;
  return isOnly && questionIn(only.text) !== undefined ? only.text : undefined;
}

/** `oyuncuları demedim`, `uygun mu diye sormadım` */
const DENIED = /(?:^| )(?:demedi[mk]|sormadi[mk]|sormuyorum)(?: |$)/u;
/** `ağlattığını anladık`, `annem ağlayarak izler`: a finished sentence that asks nothing. */
const TOLD = /(?:[dt][iu][mk]|[iu]yor(?:um|uz)?|[ae]r(?:im|iz)?|m[iu]s)$/u;

function partsAsked(parsed: Understanding, understand: DecisionContext['understand']) {
  const { named } = parsed;
  const asked = partsOfQuestion(parsed).map(({ text, from, to }) => {
    const question = questionIn(text);
    const [somebody] = named.filter((one) => from <= one.from && one.to <= to);
    const isOfSomebody = somebody !== undefined && PARTICLE.test(text) && OF_PEOPLE.has(question);
    const person = isOfSomebody ? somebody.span.name : undefined;
    const company = isOfSomebody ? undefined : askedFor(text, question);
    const kind = askedKind(text);
    const isTold = question !== undefined && ANSWERS[question].also;
    // `hint mi o`: what would be a wish elsewhere is asked of the film.
    const isOpen =
      question === undefined && kind === undefined && person === undefined && PARTICLE.test(text);
    const part = isOpen && company === undefined ? understand(text) : undefined;
    return {
      part: part?.exact === undefined ? undefined : part,
      text,
      question: isTold ? question : undefined,
      kind,
      person,
      company,
      isTold,
    };
  });
  return asked.flatMap((part, place) => {
    const { question, kind, person, company, isTold, text } = part;
    // `kim oynuyor, paul rudd mı`: one question, and a guess at its answer.
    if (asked[place + 1]?.person !== undefined && OF_PEOPLE.has(question) && isTold) return [];
    // `jack nicholson muydu oynayan`: the same turned round.
    const isTurned = asked[place - 1]?.person !== undefined && question === 'CAST';
    if (isTurned && !/(?:^| )kim/u.test(text)) return [];
    const of =
      person ?? company?.said ?? question ?? kind?.of ?? (part.part && (part.part.exact?.themes[0] ?? text));
    return of === undefined ? [] : [{ ...part, of }];
  });
}
