import { variant } from '#lib/variant.ts';
import type { PlannedCall } from '#tools/registry.ts';
import { type Decide, offer, offering, say } from '../../core/skill.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import source from './film-talk.json' with { type: 'json' };

const HOLDS: PlannedCall = {
  tool: 'recommendFilms',
  input: { genres: [], maxDuration: 110, avoidThemes: ['ağır tempo'] },
};
const LISTS = phraseLists(source);

/** `marvel sinema değildir`, `sıkılmıyo musun hep film film`, `uydurdun di mi bunları`: talked about films, and none wished. */
export const filmTalk: Decide = (parsed, { seed, memory }) => {
  const { text, acts, titles, people, references, markers, said: wished } = parsed;
  const said = nameIn(LISTS, text);
  const wishes = [markersWords.REQUEST, markersWords.WISHING, markersWords.WHAT_TO_WATCH];
  if (said === undefined || markers.surprise || wishes.some((list) => list.in(text))) return undefined;
  if (acts.length > 0 || WISHES_AFTER_ALL.test(text) || titles.some(isSurelyTitle)) return undefined;
  // `bunlar uzun, yüz dakikayı geçmesin, yarısında uyuyorum`: others are wished.
  if (memory.shown.length > 0 && (wished.maxDuration ?? wished.minYear) !== undefined) return undefined;
  // `filmlerden bıktım, az bilinen bir gerilim`
  if (said === 'nothingGrips' && wished.genres.length > 0) return undefined;
  // `tarkovski sıkıcı bence`; of what is shown it is a complaint.
  // `tarık akan mı kadir inanır mı, kahvede kavga çıktı`
  if (said === 'quarrel' && people.length < 2) return undefined;
  if (said === 'fine' && people.length === 0) return undefined;
  if (said === 'ofSomebody' && (people.length === 0 || (references.length > 0 && memory.shown.length > 0)))
    return undefined;
  const words = variant(source.replies[said], seed);
  // Somebody who falls asleep over films or is tired of them wants one that holds.
  if (said === 'fallsAsleep' || said === 'nothingGrips' || said === 'tooLate') return offer(words, HOLDS);
  return said === 'opinion' || said === 'allTheSame' || said === 'cinemaNow' ? offering(words) : say(words);
};

/** `eski filmler daha güzeldi, öyle bişey aç` */
const WISHES_AFTER_ALL =
  /(?:^| )(?:ac|acalim|koy|bul|ver|izleyelim|izlesek|bi ?sey\w*|bisi\w*|bir sey\w*)(?: |$)/u;
