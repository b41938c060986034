import { normaliseTitle } from '#domain/title.ts';

import { nameIn } from '../lexicon/phrases.ts';
import { careWords } from '../lexicon/word-lists.ts';

const { FIGURE_OF_SPEECH, OF_A_FILM, OVERWHELMED, DEATH, DEATH_PLAIN, ...NEEDS } = careWords;

export type Need = keyof typeof NEEDS;

const URGENT: ReadonlySet<Need> = new Set(['selfHarm', 'farewell', 'violence', 'abuse', 'panic']);

/** Whether life, body or safety is at stake: then no film is offered, only words and where help is. */
export const isUrgent = (need: Need): boolean => URGENT.has(need);

/** What a message tells that somebody lives through; undefined where it tells of nothing, of a film, or in a figure of speech. */
export function needOf(written: string): Need | undefined {
  const text = normaliseTitle(written);
  const need = nameIn(NEEDS, text) ?? (tellsDeath(written, text) ? 'grief' : undefined);
  if (need === undefined || OF_A_FILM.in(text)) return undefined;
  return isUrgent(need) && FIGURE_OF_SPEECH.in(text) ? undefined : need;
}

/** Folded, `öldü` and `oldu` are one; the message as written tells them apart where it has Turkish letters at all. */
const tellsDeath = (written: string, text: string): boolean =>
  /öl(?:d[uü]|m[uü]ş)/iu.test(written) ? DEATH.in(text) : !/[çğıöşü]/iu.test(written) && DEATH_PLAIN.in(text);

/** Whether somebody is at the end of their strength, and wants to be heard rather than shown films. */
export const isOverwhelmed = (written: string): boolean => OVERWHELMED.in(normaliseTitle(written));

/** Words of animals that somebody may have lost, with the themes of films about them. */
const PETS: readonly (readonly [word: RegExp, theme: string])[] = [
  [/(?:^| )kope[kg]/u, 'köpek'],
  [/(?:^| )kedi/u, 'kedi'],
  [/(?:^| )tavsan/u, 'tavşan'],
  [/(?:^| )(?:kus|papagan|kanarya|hamster|balig|kaplumbaga|kuzu)/u, 'hayvan'],
];
const LOSS = ['ölüm', 'hastalık', 'yas'];

/** What nobody wants to see a film about after what they told of: death after a death, the animal that died, love after a break-up. */
export function sparedBy(need: Need, written: string): readonly string[] {
  const text = normaliseTitle(written);
  switch (need) {
    case 'grief':
      return [...LOSS, ...PETS.flatMap(([word, theme]) => (word.test(text) ? [theme] : []))];
    case 'illness':
      return [...LOSS, 'kanser', 'alzheimer', 'felç', 'koma', 'hastane', 'doktor'];
    case 'separation':
      return ['aşk', 'düğün', 'evlilik', 'ayrılık', 'boşanma'];
    default:
      return [];
  }
}
