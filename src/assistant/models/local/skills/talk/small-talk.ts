import type { Mood } from '#domain/mood.ts';
import { fold } from '#domain/title.ts';
import { variant } from '#lib/variant.ts';
import { notKnown } from '../../core/not-known.ts';
import type { Talk } from '../../understand/talk.ts';
import greetings from './greetings.json' with { type: 'json' };
import replies from './replies.json' with { type: 'json' };
import thanks from './thanks.json' with { type: 'json' };
import { type Decide, type Decision, offer, offering, recommendBy, unsure } from '../../core/skill.ts';
import { offTopicWords, talkWords } from '../../lexicon/word-lists.ts';

type Said = Talk | Exclude<keyof typeof replies, Talk>;
// Every kind of talk must have its replies.
const REPLIES: Readonly<Record<Said, readonly string[]>> = replies;

const answersTo = (list: readonly { said: string; answer: string }[]) =>
  list.map(({ said, answer }) => ({ said: new RegExp(said, 'iu'), answer }));
const GREETINGS = answersTo(greetings);
const THANKS = answersTo(thanks);

/** A greeting or a good wish, given back in its own words (`hayırlı cumalar`). @param seed ends in the message */
export const returned = (seed: string): string | undefined =>
  GREETINGS.find(({ said }) => said.test(seed))?.answer;

const LAUGHS = /(?:ha|he|ah|eh){2,}|(?:sj|ks|dj|js){2,}|😂|🤣/iu;

const NIGHT = /geceler!$/u;
const SLEEP = ['Tatlı rüyalar.', 'Güzel uyu.'];

/** A short, friendly answer to what wants no film. @param seed ends in the message, whose greeting is returned */
export function talkReply(talk: Said, seed: string): string {
  const greeting = returned(seed);
  // `hayırlı geceler, yatıyorum`
  const isOff = talk === 'goodbye' || (talk === 'greeting' && talkWords.TO_BED.in(fold(seed)));
  if (greeting !== undefined && isOff)
    return NIGHT.test(greeting) ? `${greeting} ${variant(SLEEP, seed)}` : greeting;
  if (greeting !== undefined && (talk === 'greeting' || talk === 'chat'))
    return `${greeting} ${variant(REPLIES.returned, seed)}`;
  const thanked = talk === 'thanks' ? THANKS.find(({ said }) => said.test(seed))?.answer : undefined;
  if (thanked !== undefined) return `${thanked} ${variant(['İyi seyirler!', 'Keyifle izle!'], seed)}`;
  return variant(REPLIES[talk === 'chat' && LAUGHS.test(seed) ? 'laugh' : talk], seed);
}

const FOR_THE_SAD = 'Hüznüne bir şarkı seçmeyi bilmem ama müziği içine işleyen bir film bulurum. Bulayım mı?';
const FOR_ANY = 'Şarkıda elim zayıf ama müziği dilinden düşmeyecek bir film bulurum. Bulayım mı?';
/** `şarkı öner hüzünlü`: a film of music instead. */
export const musicInstead = (text: string, mood: Mood | undefined): Decision | undefined =>
  offTopicWords.MUSIC.in(text)
    ? offer(mood === 'sad' ? FOR_THE_SAD : FOR_ANY, {
        tool: 'recommendFilms',
        input: { genres: [], themes: ['müzik'], ...(mood && { mood }) },
      })
    : undefined;

export const talk: Decide = ({ talk, text, bareTarget, titles, exact }, { seed, memory }) => {
  // `olmaz`, of films that were recommended: others.
  if (memory.lastShow?.tool === 'recommendFilms' && talkWords.REJECTS.is(text))
    return recommendBy(memory.wishes ?? { genres: [] });
  // A title like *Hayır* or *Selam* gives way to what the word says.
  const title =
    bareTarget !== undefined && !titles.some(({ span }) => span.ordinary && span.evidence === 'whole');
  if (talk === undefined || title) return undefined;
  if (talk === 'unknownFact') return unsure(notKnown(text, seed));
  const instead = talk === 'offTopic' ? musicInstead(text, exact?.mood) : undefined;
  if (instead !== undefined) return instead;
  return offering(talkReply(talk === 'yes' && memory.lastShow !== undefined ? 'enjoy' : talk, seed));
};
