import { type Decide, say } from '../../core/skill.ts';
import { variant } from '#lib/variant.ts';
import { sounds } from '../../judge/sounds.ts';
import { plannedRecommendation } from '../recommendation/recommendation.ts';
import { type Need, isOverwhelmed, isUrgent, needOf } from '../../understand/need.ts';
import replies from './replies.json' with { type: 'json' };

/** Somebody in danger is answered as that, whatever else the message says. */
export const safety: Decide = (parsed, { written, seed }) => {
  const need = needIn(parsed.text, written);
  return need !== undefined && isUrgent(need) ? say(variant(replies.heard[need], seed)) : undefined;
};

/** A loss is answered with sympathy first, then with gentle films; who is at the end of their strength is listened to. */
export const sympathy: Decide = (parsed, context) => {
  const { written, seed } = context;
  const need = needIn(parsed.text, written);
  if (need === undefined || parsed.acts.length > 0 || parsed.markers.surprise) return undefined;
  const heard = variant(replies.heard[need], seed);
  const asked = parsed.films || parsed.markers.requests || parsed.markers.asks;
  if (isOverwhelmed(written) && !asked) return say(`${heard} ${variant(replies.listening, seed)}`);
  const { said } = parsed;
  // `yeni ayrıldım, aşk görmek istemiyorum`: a refusal is meant. `kedim öldü` wants no films about cats.
  const refuses = said.excludeGenres.length + said.refusedPeople.length > 0;
  const told = { genres: [...said.genres], ...(said.mood === undefined ? {} : { mood: said.mood }) };
  return {
    kind: 'act',
    calls: [
      asked || refuses ? plannedRecommendation(parsed, context) : { tool: 'recommendFilms', input: told },
    ],
    before: heard,
  };
};

/** A slip may hide it in the words as written, and mending in those that were read. */
const needIn = (text: string, written: string): Need | undefined => needOf(written) ?? needOf(text);

/** While somebody is cared for, small talk is not answered with `İyi seyirler`. */
export const beside: Decide = (parsed, { memory, seed }) => {
  const { exact, markers, films } = parsed;
  if (memory.care === undefined || !isUrgent(memory.care.need)) return undefined;
  if (films || markers.requests || markers.surprise) return undefined;
  const before = !memory.care.shown && exact === undefined && !markers.asks;
  // `14 yaşındayım`, `öğretmene söyleyemem`: more of what they live through, though a word of it could be a wish.
  const goesOn =
    !sounds('wish beside care', parsed) && exact?.mood === undefined && exact?.genres.length !== 1;
  return goesOn || before ? say(variant(replies.beside, seed)) : undefined;
};

/** What is not understood from somebody in danger is listened to. */
export const listening: Decide = (_parsed, { memory, seed }) =>
  memory.care !== undefined && isUrgent(memory.care.need) ? say(variant(replies.beside, seed)) : undefined;
