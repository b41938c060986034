import { normaliseTitle } from '#domain/title.ts';

import { nameIn } from '../lexicon/phrases.ts';
import { careWords } from '../lexicon/word-lists.ts';
import { tellsPlot } from './told-plot.ts';

const {
  LOW: _low,
  WANTS_TO_SEE: _wants,
  WORRIES: _worries,
  FIGURE_OF_SPEECH,
  OF_A_FILM,
  OVERWHELMED,
  DEATH,
  DEATH_PLAIN,
  RELIEVED,
  TEARS,
  BREATH_THEN,
  BREATH_OF,
  AT_A_FILM,
  STILL_NOW,
  ...NEEDS
} = careWords;

export type Need = keyof typeof NEEDS;

const DONE_OR_NEAR: ReadonlySet<Need> = new Set(['wounded', 'poisoned', 'atHand', 'peril']);
/** What happens around somebody, now or a moment ago. */
const HAZARDS = ['quake', 'flood', 'storm', 'fire', 'gas', 'crash'] as const satisfies readonly Need[];
const URGENT_NEEDS = [
  'wounded',
  'poisoned',
  'atHand',
  'peril',
  'selfHarm',
  'farewell',
  'stalked',
  'nextDoor',
  'lostOne',
  'violence',
  'abuse',
  'heart',
  'panic',
  ...HAZARDS,
] as const satisfies readonly Need[];
export type UrgentNeed = (typeof URGENT_NEEDS)[number];
const URGENT: ReadonlySet<Need> = new Set(URGENT_NEEDS);
const HAZARDOUS: ReadonlySet<Need> = new Set(HAZARDS);
const BREATHLESS: ReadonlySet<Need> = new Set(['heart', 'panic']);

/** Whether life, body or safety is at stake: then no film is offered, only words and where help is. */
export const isUrgent = (need: Need): boolean => URGENT.has(need);
/** Whether it is over as often as not: who asks for a film after it has come through it. */
export const isHazard = (need: Need): boolean => HAZARDOUS.has(need);

/** What a message tells that somebody lives through; undefined where it tells of nothing, of a film, or in a figure of speech. */
export function needOf(written: string): Need | undefined {
  const text = normaliseTitle(written);
  const need = nameIn(NEEDS, text) ?? (tellsDeath(written, text) ? 'grief' : undefined);
  // `intihara sürüklenen liseli`
  if (need === undefined || tellsPlot(text)) return undefined;
  // `anoreksiyayım, bununla ilgili film var mı`: told of oneself, whatever film is asked for.
  if (need !== 'eating' && OF_A_FILM.in(text.replaceAll(KEPT_AWAY, ' '))) return undefined;
  if (need === 'grief' && WHY_ITS.test(text)) return undefined;
  if (BREATHLESS.has(need) && (isBreathThen(text) || !isPanic(BREATH_OF.without(text)))) return undefined;
  // `babam ameliyattan çıktı çok şükür`
  if (mayTurnOutWell(need) && RELIEVED.in(text)) return undefined;
  // What was done to oneself is no turn of phrase, whatever else is said.
  return isUrgent(need) && !DONE_OR_NEAR.has(need) && FIGURE_OF_SPEECH.in(text) ? undefined : need;
}

/** `john wick'te köpeği niye öldürdüler`: of an animal that is nobody's who speaks, it is asked why. */
const WHY_ITS =
  /(?:^| )(?:kope(?:k|gi)|kedi(?:yi|si)?|at[iu]?|hayvan[iu]?)(?: neden| niye| nicin) ol(?:d|m)/u;

/** `geçen sefer mağarada geçiyordu, nefesim kesildi`: how it was at a film. */
const isBreathThen = (text: string): boolean =>
  BREATH_THEN.in(text) && AT_A_FILM.in(text) && !STILL_NOW.in(text) && !isPanic(BREATH_THEN.without(text));

const isPanic = (text: string): boolean => NEEDS.panic.in(text) || NEEDS.heart.in(text);

/** `hastane sahnesi olmasın`, `köpek görmeyelim filmde`: what a film is to be without is not what was told. */
const KEPT_AWAY =
  /(?:^| )(?:\w+ ){1,3}(?:olmas[iu]n|olmayan|olmadan|istem\w+|kaldir[ae]m\w*|gormey\w+|gecmesin|cikmasin)(?: (?:film\w*|icinde|hic|bir|bi|sey|bisey))*(?= |$)/gu;

/** Folded, `öldü` and `oldu` are one; the message as written tells them apart where it has Turkish letters at all. */
const tellsDeath = (written: string, text: string): boolean =>
  /öl(?:d[uü]|m[uü]ş)/iu.test(written) ? DEATH.in(text) : !/[çğıöşü]/iu.test(written) && DEATH_PLAIN.in(text);

/** Whether somebody is at the end of their strength, and wants to be heard rather than shown films. */
export const isOverwhelmed = (written: string): boolean => OVERWHELMED.in(normaliseTitle(written));

export const isSickbed = (need: Need): boolean => need === 'illness' || need === 'unwell';

/** What may turn out well: an illness passes, what was lost is found. */
export const mayTurnOutWell = (need: Need): boolean => isSickbed(need) || need === 'missing';

/** Whether it turned out well (`babam uyandı çok şükür`, `kedi bulundu`). */
export const isRelieved = (written: string): boolean => RELIEVED.in(normaliseTitle(written));

/** Whether somebody wishes to cry over a love that ended, or to see one end. */
export const wishesTears = (written: string): boolean => TEARS.in(normaliseTitle(written));

/** Words of animals that somebody may have lost, with the themes of films about them. */
const PETS: readonly (readonly [word: RegExp, theme: string])[] = [
  [/(?:^| )kope[kg]/u, 'köpek'],
  [/(?:^| )kedi/u, 'kedi'],
  [/(?:^| )tavsan/u, 'tavşan'],
  [/(?:^| )(?:kus|papagan|kanarya|hamster|balig|kaplumbaga|kuzu)/u, 'hayvan'],
];
const LOSS = ['ölüm', 'hastalık', 'yas'];
const SICKBED = [...LOSS, 'kanser', 'alzheimer', 'felç', 'koma', 'hastane', 'doktor'];
/** A child that was not to be. */
const UNBORN = /(?:^| )(?:bebe[gk]|dusuk yap|dogum(?! gun)|gebeli|hamile)/u;
/** Of whom it is told: no films about mothers for somebody whose mother is ill. */
const PARENTS: readonly (readonly [word: RegExp, theme: string])[] = [
  [/(?:^| )(?:ann?e|ana)(?:m|ci)/u, 'annelik'],
  [/(?:^| )baba(?:m|ci)/u, 'babalık'],
];
/** Beside whose bed: no films in which that one is gone, or is all that a child has. */
const LEFT_BY: typeof PARENTS = PARENTS.flatMap(([word, theme]) =>
  (theme === 'annelik'
    ? ['anne oğul', 'anne kız', 'üvey anne', 'yetim']
    : ['baba oğul', 'baba kız', 'üvey baba', 'yetim']
  ).map((left) => [word, left] as const),
);
/** Whose life was shared: no films of love for a widow. */
const SPOUSE: typeof PARENTS = [
  [
    /(?:^| )(?:esi|koca|kari|sevgili|nisanli|hanimi?|beyi|hayat arkadasi)m(?:i|[iu]n)?(?= |$)|(?:^| )hanim(?= |$)/u,
    'aşk',
  ],
];
const COUPLES = ['evlilik', 'düğün', 'ayrılık'];
/** What took a home away. */
const DISASTERS = ['deprem', 'felaket', 'sel', 'tsunami', 'yangın', 'fırtına', 'kasırga', 'deniz'];
const OWN_HAND: readonly (readonly [word: RegExp, theme: string])[] = [
  [/(?:^| )intihar|canina kiy/u, 'intihar'],
];
const themesIn = (text: string, words: typeof PARENTS) =>
  words.flatMap(([word, theme]) => (word.test(text) ? [theme] : []));

/** What nobody wants to see a film about after what they told of: death after a death, the animal that died, love after a break-up. */
export function sparedBy(need: Need, written: string): readonly string[] {
  const text = normaliseTitle(written);
  switch (need) {
    case 'grief':
      return [
        ...LOSS,
        ...(UNBORN.test(text) ? ['bebek', 'hamilelik'] : []),
        ...themesIn(text, PETS),
        ...themesIn(text, PARENTS),
        ...themesIn(text, OWN_HAND),
        ...themesIn(text, SPOUSE).flatMap((theme) => [theme, ...COUPLES]),
      ];
    case 'missing':
      return [...LOSS, 'kayıp çocuk', ...themesIn(text, PETS)];
    case 'disaster':
    case 'quake':
    case 'flood':
    case 'storm':
    case 'gas':
    case 'fire':
      return [...LOSS, ...DISASTERS];
    case 'crash':
      return [...LOSS, 'kaza'];
    case 'burden':
      return [...LOSS, ...DISASTERS, 'kayıp çocuk'];
    case 'illness':
    case 'unwell':
      return [...SICKBED, ...themesIn(text, PARENTS), ...themesIn(text, LEFT_BY)];
    case 'newMother':
      return [...LOSS, 'bebek', 'hamilelik', 'annelik'];
    case 'eating':
      return ['anoreksi', 'anoreksiya', 'bulimi', 'bulimia', 'yeme bozukluğu', 'diyet', 'yemek', 'aşçı'];
    case 'separation':
      return ['aşk', 'düğün', 'evlilik', 'ayrılık', 'boşanma'];
    default:
      return [];
  }
}
