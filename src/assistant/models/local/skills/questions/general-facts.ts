import { phrases } from '../../lexicon/phrases.ts';
import { type Decide, say } from '../../core/skill.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { foldedText, wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { onlyLooks } from './asked.ts';
import source from './general-facts.json' with { type: 'json' };

interface Fact {
  said: readonly string[];
  told: string;
  /** Its own words are names of films or of people, too. */
  ofName?: boolean;
}
const TOLD: readonly Fact[] = source.facts;
const FACTS = TOLD.map(({ said, ...fact }) => ({ ...fact, said: phrases(said) }));
const { heroes, figures } = source;
/** Those who have played a hero, and films of who has lived: by the name, and what is asked of it. */
const NAMED = [
  ...heroes.list.map(({ said, players, best }) => ({
    said,
    answers: [
      [heroes.asksBest, best],
      [heroes.asksAll, players],
    ] as const,
  })),
  ...figures.list.map(({ said, told }) => ({ said, answers: [[figures.asks, told]] as const })),
].map(({ said, answers }) => ({
  said: phrases([said]),
  answers: answers.map(([asks, told]) => ({
    told,
    asks: once(() => phrases(asks.map((one) => one.replace('HERO', said)))),
  })),
}));
const THERE = phrases(source.there);
const ASKED =
  /(?:^| )(?:hangi\w*|ne|nere\w*|nerd\w*|neden|niye|nasil|neler|neyd[iu]|nedir|kim\w*|kac\w*|fark\w*|m[iu]\w*)(?: |$)/u;

/** `ilk türk filmi hangisi`, `oscar ne zaman veriliyor`: asked of cinema as a whole, before films of its words are wished. */
export const generalFacts: Decide = (parsed) => {
  const { text, words, markers, acts } = parsed;
  const isShort = words <= SHORT && !markers.requests;
  // `korku gerilim fark etmez`: either is wished.
  if (parsed.open !== undefined || !(ASKED.test(text) || isShort)) return undefined;
  if (!onlyLooks(parsed) && !acts.every(({ act }) => act.kind === 'list')) return undefined;
  const hero = ofNamed(parsed);
  if (hero !== undefined) return say(hero);
  const fact = factOf(text, parsed);
  if (fact === undefined) return undefined;
  // `ya türkiyede`: the same of here.
  return say(fact.told, (answered) => {
    const there = THERE.is(answered.text) ? factOf(`turkiyede ${text}`, parsed) : undefined;
    return there && say(there.told);
  });
};
const SHORT = 7;

/** `batman'i en iyi kim oynadı`, `napolyon ile ilgili film var mı`: of somebody whom many have played or who has lived, and of no film. */
function ofNamed({ text, titles, tokens }: Understanding): string | undefined {
  const [hero] = NAMED.filter(({ said }) => said.in(text));
  const isOfFilm = titles.some(
    (title) =>
      (isSurelyTitle(title) || (title.to - title.from > 1 && !title.span.fuzzy)) &&
      hero?.said.in(foldedText(tokens.slice(title.from, title.to))) !== true,
  );
  return isOfFilm ? undefined : hero?.answers.find(({ asks }) => asks().in(text))?.told;
}

/** What is made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function factOf(text: string, { named, titles, tokens }: Understanding) {
  const fact = FACTS.find(({ said }) => said.in(text));
  // The prize is nobody's name.
  const people = named.filter(({ from, to }) => to - from > 1 || !/^os[ck]ar/u.test(wordAt(tokens, from)));
  const isOfOne = people.length > 0 || titles.some(isSurelyTitle);
  return isOfOne && fact?.ofName !== true ? undefined : fact;
}
