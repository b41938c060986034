import { refusalsWords as words } from '../lexicon/word-lists.ts';
import { union, without } from './lists.ts';
import type { MessageWishes } from './message-wishes.ts';

const TRUE_STORY = 'gerçek hikâye';
const SAYS_STORY = /(?:^| )(?:gercek (?:hika|olay|hayat|oyku|kisi|insan|bir)|yasanmis|gercege)/u;

/** `animasyon değil gerçek olsun`, `gerçek insan oynasın`: with actors, be it a true story or not. */
export function withLiveAction(said: MessageWishes, text: string): MessageWishes {
  if (words.LIVE_ACTION.in(text))
    return {
      ...said,
      genres: without(said.genres, ['Animasyon']),
      excludeGenres: union(said.excludeGenres, ['Animasyon']),
      themes: without(said.themes, [TRUE_STORY]),
    };
  const isOfActors = said.excludeGenres.includes('Animasyon') && said.themes.includes(TRUE_STORY);
  return isOfActors && !SAYS_STORY.test(text)
    ? { ...said, themes: without(said.themes, [TRUE_STORY]) }
    : said;
}

/** `oscar almış yabancı film`: nearly all that won one are foreign, so the prize for foreign ones is meant. */
export const inOtherTongue = (said: MessageWishes): MessageWishes =>
  said.origin === 'yabancı' && said.awards?.includes('oscar') === true
    ? { ...said, origin: undefined, awards: ['oscar-yabanci'] }
    : said;

const NEWCOMER = /(?:^| )(?:sevmeyen|izlemeyen|anlamayan|hoslanmayan)(?:e|ler\w*| bir\w*| icin)(?: |$)/u;

/** `bilim kurgu sevmeyen birine bilim kurgu`: of a kind that is wished, what wins over who does not like it. */
export const forNewcomers = (said: MessageWishes, text: string): MessageWishes =>
  said.genres.length > 0 && NEWCOMER.test(text) ? { ...said, tones: union(said.tones, ['iç ısıtan']) } : said;
