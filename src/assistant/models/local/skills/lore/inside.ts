import { wordsAskedIn } from '#films/lore/asked-words.ts';
import { findFact } from '#films/lore/find-fact.ts';
import { catalogued } from '../../core/known-film.ts';
import type { Decide, DecisionContext } from '../../core/skill.ts';
import { sounds } from '../../judge/sounds.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { toolOf } from '../../understand/acts.ts';
import { maskedText, wordsOf } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { type Question, questionIn } from '../questions/asked.ts';
import { eitherOf } from '../questions/either.ts';
import { HUSH } from '../questions/endings.ts';
import { namedTitles, withLeadingTitle } from '../questions/named-film.ts';
import { inQuestion } from '../questions/question-sentence.ts';
import { offerToTell, spoilsNothing, tell } from './giving-away.ts';
import { PLAYS_THERE, isOnlyAsked, mayAskForFact } from './lore.ts';
import { factsOfOtherParts, inThatPart } from './other-parts.ts';
import { subjectsOf, wordsAsked } from './subjects.ts';
import words from './words.json' with { type: 'json' };

const lists = phraseLists(words);

/** How a film comes out, whatever it is that happens then. */
const OF_THE_END: ReadonlySet<Question | undefined> = new Set<Question>(['ENDING', 'EXPLAIN']);
/** What becomes of an animal is told of every film before somebody sees it, and how long it is exactly. */
const TOLD_OTHERWISE: ReadonlySet<Question | undefined> = new Set<Question>([
  'ANIMAL',
  'CAST',
  'DIRECTOR',
  'SCREENWRITER',
  'LENGTH',
  'YEAR',
  'RATING',
]);

/**
 * `jack ölüyor mu`, `katil kimdi`: what happens in a film is told to who has seen it or does not mind, and else offered beside the
 * kind of its ending (docs/decisions/096-an-ending-for-who-wants-it.md).
 */
export const inside: Decide = (message, context) => {
  const mindsNot = lists.MINDS_NOT.in(message.text);
  if (HUSH.test(message.text) || !(mindsNot || mayAskForFact(message))) return undefined;
  const asked = inQuestion(message, context);
  const whole = withLeadingTitle(mindsNot ? withoutSeen(asked) : asked, context, sounds('question', asked));
  // `baba mı joker mi`: one of two is asked for.
  if (eitherOf(whole, context.index).length > 1) return undefined;
  const titles = namedTitles(whole);
  // `aslan kralda mufasa ölüyor mu`: whoever it is asked of may have a film of their own.
  const readings = titles.length < 2 ? [whole] : titles.map((title) => ({ ...whole, titles: [title] }));
  const decided = readings.flatMap((parsed) => ofOneFilm(parsed, { mindsNot, context }) ?? []);
  return decided.find(({ isAskedFor }) => isAskedFor || titles.length < 2)?.decision;
};

/** What a message asks of the film that it names or speaks of, and whether just that was asked. */
function ofOneFilm(
  parsed: Understanding,
  { mindsNot, context }: { mindsNot: boolean; context: DecisionContext },
) {
  const { lore, index } = context;
  const [subject] = lore === undefined ? [] : subjectsOf(parsed, lore, context).filter(({ film }) => film);
  const meant = subject?.film && catalogued(subject.film, index);
  if (lore === undefined || subject === undefined || meant === undefined || !isOnlyAsked(parsed))
    return undefined;
  const said = wordsAskedIn(
    lists.MINDS_NOT.without(wordsAsked(parsed, [...subject.spans, ...(subject.beside ?? [])]).join(' ')),
  );
  const question = questionIn(lists.MINDS_NOT.without(maskedText(parsed.tokens, subject.spans)));
  if (PLAYS_THERE.test(parsed.text)) return undefined;
  const beside = wordsOf(parsed, subject.beside ?? []);
  const own = { film: meant, facts: lore.inside.get(meant.id) ?? [] };
  const [found] = [own, ...factsOfOtherParts(meant, said, lore.inside, index.films)]
    .flatMap((part) => {
      const asked = findFact(part.facts, { said, beside });
      return asked === undefined ? [] : [{ ...part, ...asked }];
    })
    .toSorted((one, other) => other.weight - one.weight);
  // `keyser söze kim` is asked of the story, and of no cast.
  if (TOLD_OTHERWISE.has(question) && (found?.weight ?? 0) < SURELY) return undefined;
  const known = findFact(subject.facts, { said, beside });
  // What gives nothing away is told before what does.
  const isOfEnd = OF_THE_END.has(question);
  if (known !== undefined && known.weight >= Math.max(found?.weight ?? 0, isOfEnd ? SURELY : 0))
    return undefined;
  // `bunu izledim ya` alone asks nothing.
  const isWanted = mindsNot && lists.WANTS_TELLING.in(parsed.text);
  const fact = found?.fact ?? (isOfEnd || isWanted ? own.facts[0] : undefined);
  if (fact === undefined || (fact === own.facts[0] && lists.OF_ITS_KIND.in(parsed.text))) return undefined;
  const { film, facts } = found ?? own;
  const told = film === meant ? fact : { ...fact, says: inThatPart(film, fact.says) };
  const isToldAtOnce = mindsNot || lists.RECALLS.in(parsed.text) || spoilsNothing(fact, parsed);
  const telling = { film, fact: told, facts, said };
  // What was hoped for may be so though the film ends otherwise: where that is known only the kind of its ending is said.
  const decision = isToldAtOnce
    ? tell(telling)
    : offerToTell(telling, found === undefined ? parsed.text : '');
  return { decision, isAskedFor: found !== undefined };
}
/** A fact that gives nothing away must hold so much of a question about the end. */
const SURELY = 1.8;

/** A message without the marks of what was seen and the `spoiler ver`: these only say why it may be told. */
const withoutSeen = (parsed: Understanding): Understanding => ({
  ...parsed,
  markers: {
    ...parsed.markers,
    requests: markersWords.REQUEST.in(lists.MINDS_NOT.without(parsed.text)),
  },
  acts: parsed.acts.filter(({ act }) => toolOf(act) !== 'markWatched'),
});
