import type { FilmIndex } from '#films/film-index.ts';
import { upperFirst } from '#lib/turkish/format.ts';
import { knownFilm } from '../../core/known-film.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { withoutTitle } from '../../core/sentence.ts';
import { questionsIn } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { ANSWERS, asTold } from './answers.ts';
import { questionIn } from './asked.ts';
import { OF_PEOPLE, PARTICLE, checkOfPerson } from './checks.ts';
import { askedFor, companyWords } from './company.ts';
import { askedKind, kindWords } from './kinds.ts';

/** `yönetmeni kim, kaç senesi`, `tom hanks mi var, ağlatır mı`: each of several things asked at once; undefined where one is all. */
export function severalAnswers(parsed: Understanding, index: FilmIndex) {
  const told = partsAsked(parsed);
  if (new Set(told.map(({ of }) => of)).size < 2) return undefined;
  return (shown: ShownFilm) => {
    const whole = asTold(shown, index);
    const known = knownFilm(shown, index);
    const sentences = told.flatMap(({ text, question, kind, person, company }) => {
      if (person !== undefined) return checkOfPerson(whole, person, text);
      if (company !== undefined)
        return known === undefined ? [] : companyWords([known], company, text, parsed.said.maxAge);
      if (question !== undefined) return ANSWERS[question].tell(whole, text, index.films);
      return kind === undefined || known === undefined ? [] : kindWords([known], kind, text);
    });
    return sentences
      .map((one, place) => {
        const before = sentences[place - 1];
        return before === undefined ? one : withoutTitle(goingOn(one, before), shown.title);
      })
      .join(' ');
  };
}

/** `Hayır, 10 yaş ve üstü için.` and no second `Hayır` right after it. */
function goingOn(told: string, before: string): string {
  const [yes = ''] = /^(?:Evet|Hayır), /u.exec(told) ?? [];
  return yes !== '' && before.startsWith(yes) ? upperFirst(told.slice(yes.length)) : told;
}

function partsAsked({ tokens, titles, references, named }: Understanding) {
  const asked = questionsIn(tokens, [...titles, ...references]).map(({ text, from, to }) => {
    const question = questionIn(text);
    const [somebody] = named.filter((one) => from <= one.from && one.to <= to);
    const isOfSomebody = somebody !== undefined && PARTICLE.test(text) && OF_PEOPLE.has(question);
    const person = isOfSomebody ? somebody.span.name : undefined;
    const company = isOfSomebody ? undefined : askedFor(text, question);
    const kind = askedKind(text);
    const isTold = question !== undefined && ANSWERS[question].also;
    return { text, question: isTold ? question : undefined, kind, person, company, isTold };
  });
  return asked.flatMap((part, place) => {
    const { question, kind, person, company, isTold } = part;
    // `kim oynuyor, paul rudd mı`: one question, and a guess at its answer.
    if (asked[place + 1]?.person !== undefined && OF_PEOPLE.has(question) && isTold) return [];
    const of = person ?? company?.said ?? question ?? kind?.of;
    return of === undefined ? [] : [{ ...part, of }];
  });
}
