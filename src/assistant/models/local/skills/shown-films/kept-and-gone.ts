import { sameTitle } from '#domain/title.ts';
import { accusative } from '#lib/turkish/suffix.ts';
import { variant } from '#lib/variant.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { joinTitles } from '../../core/sentence.ts';
import { namedShown } from '../../core/named-shown.ts';
import { inputFor, inputForTitle, pointedAt } from '../../core/resolve-reference.ts';
import { type Decide, type DecisionContext, act, say, sayAndAct } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { listsWords } from '../../lexicon/word-lists.ts';
import { union } from '../../understand/lists.ts';
import { isSurelyTitle, overlap, standsOut } from '../../understand/spans.ts';
import { targetOf } from '../../understand/targets.ts';
import { type Span, foldedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { choiceIn, saysNoMore } from '../talk/choice.ts';
import source from './kept-and-gone.json' with { type: 'json' };

const words = phraseLists(source);
type Verdict = 'goes' | 'leaves' | 'seen' | 'stays';
type Named = Span & { films: readonly ShownFilm[]; isRest: boolean };

/**
 * `john wick kalsın diğerlerini sevmedim`, `mementoyu gördüm öbürlerini bilmiyorum`: what is said of each film on the
 * screen. What was seen is marked, and only what does not stay gives way to another.
 */
export const keptAndGone: Decide = (parsed, context) => {
  const { lastShow, wishes, shown } = context.memory;
  const isOfWish = lastShow?.tool === 'recommendFilms' || lastShow?.tool === 'filmsForTwo';
  // `ilkini izledim ikincisini sonra izlerim`: each is a deed.
  const isDone = parsed.markers.requests || listsWords.FOR_LATER.in(parsed.text);
  if (!isOfWish || shown.length < 2 || isDone) return undefined;
  const said = verdictsIn(parsed, namedIn(parsed, context));
  const of = (verdict: Verdict) => said.filter((one) => one.verdict === verdict);
  const filmsOf = (verdict: Verdict) => [
    ...new Map(
      of(verdict).flatMap(({ named }) => named.films.map((film) => [film.title, film] as const)),
    ).values(),
  ];
  const [gone, seen] = [filmsOf('goes'), filmsOf('seen')];
  const stay = filmsOf('stays').filter(({ title }) => !isOneOf(seen, title));
  const [kept] = stay;
  const isKept = kept !== undefined && gone.length + seen.length + of('leaves').length > 0;
  if (!isKept) return undefined;
  const marks = seen.map((film) => ({ tool: 'markWatched', input: inputFor(film, context.index) }) as const);
  const stays = variant(STAYS, context.seed).replace('{titles}', joinTitles(stay));
  // `john wicki izledim matrix kalsın`: the one that is said to stay is taken.
  if (gone.length === 0 && !of('stays').some(({ named }) => named.isRest)) {
    const taken = `${stays} İyi seyirler!`;
    const noted = `${accusative(joinTitles(seen))} izlediklerine yazdım.`;
    return marks.length === 0 ? say(taken) : { ...act(...marks), answer: () => `${noted} ${taken}` };
  }
  const giveWay = [...gone, ...seen].map(({ title }) => title).filter((title) => isOneOf(shown, title));
  const before = wishes ?? { genres: [] };
  // `the others kalsın ötekileri sevmedim`, of a film that was not shown: others like it.
  if (giveWay.length === shown.length && lastShow.tool === 'recommendFilms')
    return sayAndAct(stays, ...marks, {
      tool: 'recommendFilms',
      input: { ...before, similarTo: kept.title, excludeTitles: union(before.excludeTitles, giveWay) },
    });
  if (giveWay.length === 0 || giveWay.length >= shown.length) return undefined;
  const { input, tool } = lastShow;
  if (tool === 'filmsForTwo')
    return act(...marks, { tool, input: { ...input, without: [...(input.without ?? []), ...giveWay] } });
  const [only = '', ...others] = giveWay;
  return act(...marks, { tool, input: { ...before, swap: others.length === 0 ? only : giveWay } });
};

const isOneOf = (films: readonly ShownFilm[], title: string): boolean =>
  films.some((film) => sameTitle(film.title, title));

const STAYS = ['{titles} kalsın o zaman.', 'Olur, {titles} duruyor.'];

/** The films that are named or pointed at, in their order, each with what it stands for. */
function namedIn(
  { titles, references, tokens }: Understanding,
  { memory, index }: DecisionContext,
): readonly Named[] {
  const { shown } = memory;
  const isShown = ({ title }: ShownFilm) => isOneOf(shown, title);
  const pointed = references.filter(
    ({ reference, from }) =>
      reference.kind !== 'sequel' &&
      reference.kind !== 'some' &&
      // `dune'un iki bölümünü izledim, ikisini de beğendim`: both are those that were named.
      !(reference.kind === 'first' && reference.both === true && titles.some(({ to }) => to <= from)),
  );
  const byTitle = titles
    .filter((title) => !pointed.some((one) => overlap(one, title)))
    .map((title) => ({ ...title, film: { year: 0, ...inputForTitle(targetOf(title), index, shown) } }))
    .filter(
      (title) => isShown(title.film) || (!title.span.fuzzy && (isSurelyTitle(title) || standsOut(title))),
    );
  const inShort = byTitle.some(({ film }) => isShown(film)) ? undefined : namedShown(tokens, shown);
  const found = [
    ...byTitle.map(({ from, to, film }) => ({ from, to, films: [film], isRest: false })),
    ...(inShort === undefined ? [] : [{ ...inShort, films: [inShort.film], isRest: false }]),
    ...pointed.map(({ from, to, reference }) => ({
      from,
      to,
      films: pointedAt(reference, memory),
      isRest: reference.kind === 'rest' || reference.kind === 'all',
      isThis: reference.kind === 'this',
    })),
  ].toSorted((a, b) => a.from - b.from);
  // `hepsi güzel ama ilkini izlemiştim`: all but that one.
  const own = found.flatMap(({ films, isRest }) => (isRest ? [] : films));
  return found.map((one, place) => {
    if (one.isRest)
      return { ...one, films: shown.filter((film) => !own.some(({ title }) => title === film.title)) };
    // `call me by your name'i duymuştum, o kalsın`: the film that was named just before.
    const before = found[place - 1];
    return 'isThis' in one && one.isThis && before !== undefined ? { ...one, films: before.films } : one;
  });
}

/** What is said of each; none where anything else is said. */
function verdictsIn(
  { tokens }: Understanding,
  named: readonly Named[],
): readonly { named: Named; verdict: Verdict }[] {
  const [first] = named;
  if (first === undefined) return [];
  const before = verdictOf(foldedText(tokens.slice(0, first.from)));
  const behind = named.map(({ to }, place) =>
    verdictOf(foldedText(tokens.slice(to, named[place + 1]?.from))),
  );
  if ([before, ...behind].includes(undefined)) return [];
  // `1 ve 3 kalsın`: what is said next is said of both; `sevmedim ötekileri` says it first.
  return named.flatMap((one, place) => {
    const [own = 'none'] = behind.slice(place).filter((verdict) => verdict !== 'none');
    const verdict = place === 0 && behind[0] === 'none' && before !== 'none' ? before : own;
    return verdict === undefined || verdict === 'none' ? [] : [{ named: one, verdict }];
  });
}

/** What a stretch of words says of a film: nothing (`ve`), or undefined where it says something else. */
function verdictOf(text: string): Verdict | 'none' | undefined {
  const left = words.BESIDE.without(text);
  const said = [
    ['seen', words.SEEN],
    ['stays', words.UNKNOWN],
    ['goes', words.GOES],
    ['leaves', words.LEAVES],
  ] as const;
  const [found, ...others] = said.filter(([, list]) => list.in(left));
  if (found !== undefined && others.length === 0 && saysNoMore(found[1].without(left))) return found[0];
  if (found !== undefined || !saysNoMore(left)) return undefined;
  const choice = choiceIn(`o ${left}`);
  return choice === undefined ? 'none' : 'stays';
}
