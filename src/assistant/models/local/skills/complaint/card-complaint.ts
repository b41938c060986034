import type { Wishes } from '#domain/wishes.ts';
import { conceding } from '../../core/conceding.ts';
import { type Decide, act } from '../../core/skill.ts';
import { type MessageWishes, isStated } from '../../understand/message-wishes.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';
import { stated } from '../recommendation/stated.ts';
import { againstCards } from './against.ts';
import { againstWords } from './on-cards.ts';
import { dropped, forgotten } from './dropped.ts';
import { complaintWords as words, lifted } from './faults.ts';

/** `çikolata fabrikası ne abi, intikam filmi yok mu`: what is named goes and is avoided, the rest of the wishes stays. */
export const cardComplaint: Decide = (parsed, context) => {
  const { memory, index, understand, seed } = context;
  if (memory.shown.length === 0 || memory.lastShow === undefined || memory.lastShow.tool === 'listFilms')
    return undefined;
  // `christian bale mi oynuyo onda` asks of one film.
  if (parsed.named.length > 0 && OF_ONE.test(parsed.text)) return undefined;
  if (parsed.acts.some(({ act: { kind } }) => kind !== 'film')) return undefined;
  const against = againstCards(parsed, context);
  if (against === undefined) return undefined;
  const { facts } = against;
  if (against.named.length === 0 && isMissed(parsed.text, facts, memory.wishes)) {
    const input = memory.wishes ?? { genres: [] };
    return { ...act({ tool: 'recommendFilms', input }), before: conceding(memory.wishes, input, seed) };
  }
  const drop = (wishes: Wishes, facts: MessageWishes) =>
    against.mild ? forgotten(wishes, facts) : dropped(wishes, facts, against.named);
  const before = drop(memory.wishes ?? { genres: [] }, facts);
  const rest = understand(against.rest);
  const markers = { ...rest.markers, keeps: !rest.markers.resets, asks: false };
  const merged = rest.wishes
    ? mergeWishes({ ...memory, wishes: before }, { ...rest, markers }, index)
    : before;
  // What is named against the cards is not wished by the rest either.
  const left = drop(merged, { ...facts, ...unbounded });
  const wishes = words.LOWERS.in(parsed.text) ? stated({ ...left, ...lifted(left) }) : left;
  const decision = act({ tool: 'recommendFilms', input: wishes });
  return against.mild ? decision : { ...decision, before: conceding(memory.wishes, before, seed) };
};

const OF_ONE = /(?:^| )m[iu] (?:\w+ )?(?:oyn|var)\w* (?:onda|bunda|o filmde|bu filmde|orda)(?: |$)/u;

/** `bu sakin mi ya`, after calm films were wished: it is doubted of what came, and wished still. */
function isMissed(text: string, facts: MessageWishes, wishes: Wishes | undefined): boolean {
  if (wishes === undefined || !/(?:^| )m[iu](?: |$)/u.test(text) || againstWords.SAID.in(text)) return false;
  const { genres, themes, mood, tones = [], occasions = [], countries, origin } = facts;
  const said = [...genres, ...themes, ...tones, ...occasions, ...countries, mood, origin].filter(isStated);
  const lists = [wishes.genres, wishes.themes, wishes.tones, wishes.occasions, wishes.countries];
  const wished: readonly unknown[] = [...lists.flat(), wishes.mood, wishes.origin];
  return said.length > 0 && said.every((one) => wished.includes(one));
}

const unbounded = { minYear: undefined, maxYear: undefined, minDuration: undefined, maxDuration: undefined };
