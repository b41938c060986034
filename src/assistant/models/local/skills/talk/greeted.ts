import { fold } from '#domain/title.ts';
import type { Decision, DecisionContext } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { returned } from './small-talk.ts';
import source from './greeted.json' with { type: 'json' };

const { GREETS } = phraseLists({ lists: source.lists });
/** So many words into a message it still greets. */
const BEGINNING = 3;
/** Whoever is in danger or mourns is answered as that at once. */
const GRAVE = /112|183|[Bb]aşın sağ|geçmiş olsun|üzüldüm|üzgünüm/u;

/** `günaydın çayı koydum`, `selamün aleyküm yeğenim …`: a greeting is given back, whatever else is told or wished. */
export function withGreeting(
  decision: Decision,
  { memory, written, own = written }: Pick<DecisionContext, 'memory' | 'written' | 'own'>,
): Decision {
  const begins = fold(own)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, BEGINNING)
    .join(' ');
  if (memory.lastShow !== undefined || !GREETS.in(begins)) return decision;
  const greeting = returned(` ${own}`) ?? 'Merhaba!';
  const greeted = (text: string) =>
    GRAVE.test(text) || saysAgain(text, greeting) ? text : `${greeting} ${text}`;
  return decision.kind === 'say'
    ? { ...decision, text: greeted(decision.text) }
    : { ...decision, before: greeted(decision.before ?? '').trim() || undefined };
}

/** It is greeted already, in these words or others. */
const saysAgain = (text: string, greeting: string): boolean =>
  text.startsWith(greeting.slice(0, -1)) || source.greeted.some((word) => text.includes(word));
