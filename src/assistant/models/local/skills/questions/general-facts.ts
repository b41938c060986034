import { phrases } from '../../lexicon/phrases.ts';
import { type Decide, say } from '../../core/skill.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import source from './general-facts.json' with { type: 'json' };

const FACTS = source.facts.map(({ said, told }) => ({ said: phrases(said), told }));
const THERE = phrases(source.there);
const ASKED = /(?:^| )(?:hangi\w*|ne|neydi|nedir|kim\w*|kac\w*|m[iu])(?: |$)/u;

/** `ilk türk filmi hangisi`, `en çok oscar alan film`: asked of cinema as a whole, before films of its words are wished. */
export const generalFacts: Decide = ({ text, named, titles, words, markers, acts }) => {
  const isShort = words <= SHORT && !markers.requests;
  if (named.length > 0 || titles.some(isSurelyTitle) || acts.length > 0 || !(ASKED.test(text) || isShort))
    return undefined;
  const fact = FACTS.find(({ said }) => said.in(text));
  if (fact === undefined) return undefined;
  // `ya türkiyede`: the same of here.
  return say(fact.told, (answered) =>
    THERE.is(answered.text) ? generalFact(`turkiyede ${text}`) : undefined,
  );
};
const SHORT = 5;

function generalFact(text: string) {
  const fact = FACTS.find(({ said }) => said.in(text));
  return fact && say(fact.told);
}
