import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Fact } from '#domain/lore.ts';
import { fold } from '#domain/title.ts';
import { findFact } from '#films/lore/find-fact.ts';
import { isSameWord, tellsLittle } from '#films/lore/same-word.ts';
import { variant } from '#lib/variant.ts';
import { type Decide, type Decision, accepts, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import type { Understanding } from '../../understand/understand.ts';
import { kindOfEnding } from '../questions/endings.ts';
import { questionIn } from '../questions/asked.ts';
import { namedTitles } from '../questions/named-film.ts';
import { isOnlyAsked } from './lore.ts';
import { wordsAsked } from './subjects.ts';
import words from './words.json' with { type: 'json' };

const lists = phraseLists(words);

const OFFERS = ['Gerisini söyleyeyim mi?', 'Anlatırsam tadı kaçar; yine de söyleyeyim mi?'];

/** What is told of a film, and what it was asked by. */
interface Told {
  film: CatalogueFilm;
  fact: Fact;
  /** All that is known of what happens in it. */
  facts: readonly Fact[];
  said: readonly string[];
}

/** `neden deliriyor`: a reason or a meaning takes nothing from who has not seen the film, unless it tells of somebody's fate. */
export const spoilsNothing = ({ says }: Fact, { text }: Understanding): boolean =>
  lists.ASKS_REASON.in(text) &&
  !lists.FATE.in(text) &&
  !lists.FATE.in(fold(says).replace(/[^a-z0-9]+/gu, ' '));

export const tell = ({ fact, facts, said }: Told): Decision => say(fact.says, goingOn(facts, said));

/** The kind of the ending and an offer to tell more; who says yes, or asks on, wants to know. */
export function offerToTell(told: Told, asked: string): Decision {
  const whole = tell(told);
  return say(`${kindOfEnding(told.film, asked)} ${variant(OFFERS, told.film.id)}`, (answer, later) => {
    const isTaken = accepts(answer) || lists.TELL.in(answer.text) || lists.MINDS_NOT.in(answer.text);
    if (isTaken) return whole;
    return (
      goingOn(told.facts, told.said)(answer, later) ?? (isAgain(answer, told) ? whole : endTold(answer, told))
    );
  });
}

/** `ya sonunu sordum`: how it ends, to who asks once more. */
function endTold(answer: Understanding, { facts, film, said }: Told): Decision | undefined {
  const [fact] = facts;
  const isEnd =
    questionIn(answer.text) === 'ENDING' && namedTitles(answer).length === 0 && isOnlyAsked(answer);
  return isEnd && fact !== undefined ? tell({ film, fact, facts, said }) : undefined;
}

/** `ya ölüyor mu diyorum`: what was asked is asked again, of no other film. */
const isAgain = (answer: Understanding, { said }: Told): boolean =>
  namedTitles(answer).length === 0 &&
  isOnlyAsked(answer) &&
  wordsAsked(answer, []).some((word) => !tellsLittle(word) && said.some((one) => isSameWord(one, word)));

/** `peki malcolm`: the same, or more, of the same film, which may be told by now. @param before what was asked last */
const goingOn =
  (facts: readonly Fact[], before: readonly string[]): Decide =>
  (parsed) => {
    if (namedTitles(parsed).length > 0) return undefined;
    const said = wordsAsked(parsed, []);
    // A name or a word alone is asked the same of.
    const isShort = lists.GOES_ON.is(parsed.text);
    const found =
      (isShort || isOnlyAsked(parsed) ? findFact(facts, { said }) : undefined) ??
      (isShort ? findFact(facts, { said: [...said, ...before.slice(-1)] }) : undefined);
    return found && say(found.fact.says, goingOn(facts, before));
  };
