import { variant } from '#lib/variant.ts';
import type { Talk } from '../../understand/talk.ts';
import replies from './replies.json' with { type: 'json' };

type Said = Talk | Exclude<keyof typeof replies, Talk>;
// Every kind of talk must have its replies.
const REPLIES: Readonly<Record<Said, readonly string[]>> = replies;

const RETURNED: readonly (readonly [said: RegExp, answer: string])[] = [
  [/g[uü]nayd[ıi]+n/iu, 'Günaydın!'],
  [/t[uü]nayd[ıi]+n/iu, 'Tünaydın!'],
  [/iyi ak[sş]amlar/iu, 'İyi akşamlar!'],
  [/iyi geceler/iu, 'İyi geceler!'],
  [/iyi g[uü]nler/iu, 'İyi günler!'],
];

const LAUGHS = /(?:ha|he|ah|eh){2,}|(?:sj|ks|dj|js){2,}|😂|🤣/iu;

/** A short, friendly answer to what wants no film. @param seed ends in the message, whose greeting is returned */
export function talkReply(talk: Said, seed: string): string {
  const greeting = RETURNED.find(([said]) => said.test(seed))?.[1];
  if (greeting !== undefined && (talk === 'greeting' || talk === 'chat'))
    return `${greeting} ${variant(REPLIES.returned, seed)}`;
  if (greeting !== undefined && talk === 'goodbye')
    return `${greeting} ${variant(['Tatlı rüyalar.', 'Yine beklerim.'], seed)}`;
  return variant(REPLIES[talk === 'chat' && LAUGHS.test(seed) ? 'laugh' : talk], seed);
}
