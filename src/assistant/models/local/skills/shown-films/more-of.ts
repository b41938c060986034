import { askWhich } from '../../core/chosen-film.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { joinTitles } from '../../core/sentence.ts';
import { type Decision, type DecisionContext, act, recommendBy, say } from '../../core/skill.ts';
import { listsWords } from '../../lexicon/word-lists.ts';
import { union } from '../../understand/lists.ts';
import { endsClause } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { actorMeant, directorsOf } from '../questions/people-of-film.ts';
import { said } from '../questions/said.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';

/**
 * `bunun yönetmeninin başka filmi`, `aynı oyuncunun daha yenisi`: films of the same person, without the one at hand, as
 * the rest of the message wishes them.
 */
export function moreOf(
  parsed: Understanding,
  films: readonly ShownFilm[],
  context: DecisionContext,
): Decision | undefined {
  const { text, people, markers } = parsed;
  // `Kadir İnanır'la Türkan Şoray'ın beraber oynadığı başka film`: whose films is said.
  if (people.length > 1) return undefined;
  // `hepsinde aynı adam, vazgeçtim yabancı olsun`
  if (parsed.wishes && said.ALWAYS_SAME.in(text)) return undefined;
  const wishes = parsed.wishes || Object.keys(markers.relative).length > 0 || markers.amends;
  const byDirector = said.SAME_DIRECTOR.in(text) || (wishes && said.SAME_DIRECTOR_WITH.in(text));
  const byActor = said.SAME_ACTOR.in(text) || (wishes && said.SAME_ACTOR_WITH.in(text));
  const [film, ...others] = films;
  if (!(byDirector || byActor) || film === undefined) return undefined;
  const named = namedOf(parsed, film);
  const whoseIs = (one: ShownFilm) =>
    named !== undefined ? [named] : byDirector ? directorsOf(one) : actorMeant(one, text);
  // Of the films of a series most are somebody's.
  const whose = whoseIs(film);
  if (others.length > 0 && !isOfMost(whose, films.map(whoseIs)))
    return askWhich(
      `Hangisinin ${byDirector ? 'yönetmeni' : 'oyuncusu'}: ${joinTitles(films, 'ya da')}?`,
      films,
      (one) => moreOf(parsed, [one], context),
    );
  if (whose.length === 0)
    return say(`${film.title} filminde bunu bilmiyorum. Adını yazarsan onun filmlerini bulurum.`);
  // `aynı yönetmenden bi şey çıkarma karşıma bi daha`
  if (listsWords.HIDE.in(text))
    return act(
      ...whose.map((name) => ({
        tool: 'remember' as const,
        input: { note: { kind: 'avoidPerson' as const, text: name } },
      })),
    );
  const anew = { ...context.memory, wishes: undefined, shown: films, missed: undefined };
  const { similarTo: _measure, ...wished } = mergeWishes(anew, parsed, context.index);
  return recommendBy({
    ...wished,
    people: whose,
    excludeTitles: union(
      wished.excludeTitles,
      films.map(({ title }) => title),
    ),
  });
}

/** `aynı adamın başka filmi, aamir khan`: who of a film is meant is said behind it. */
function namedOf({ people, tokens }: Understanding, { actors = [], director = '' }: ShownFilm) {
  const [person] = people;
  const name = person?.span.name ?? '';
  const isApart = person !== undefined && person.from > 0 && endsClause(tokens[person.from - 1]);
  return isApart && (actors.includes(name) || director.includes(name)) ? name : undefined;
}

const isOfMost = ([name]: readonly string[], all: readonly (readonly string[])[]): boolean =>
  name !== undefined && all.filter(([first]) => first === name).length > all.length / 2;
