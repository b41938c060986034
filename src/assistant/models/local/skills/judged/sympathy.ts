import { variant } from '#lib/variant.ts';
import type { Understanding } from '../../understand/understand.ts';
import situations from './sympathy.json' with { type: 'json' };
import { sounds } from '../../judge/sounds.ts';
import { type Decide, say } from '../../core/skill.ts';
import { isSurelyTitle } from '../../understand/spans.ts';

const BY_SITUATION: Readonly<Record<string, readonly string[]>> = situations;
const PLAIN = [
  'Anlıyorum seni. Buna iyi gelecek bir film bulayım mı: güldüren mi, içini ısıtan mı?',
  'Dinliyorum. İstersen sana eşlik edecek bir film seçelim: hafif mi olsun, duygulu mu?',
  'İyi ki yazdın. Kafanı dağıtacak bir film ister misin?',
];
/** How sure a situation must be before it is named: a wrong word of comfort hurts; surer still where films were asked for. */
const SURE = 0.45;
const SURE_BESIDE_FILMS = 0.7;
const GOOD_NEWS =
  /(?:^| )(?:(?:sinav\w*|ehliyet\w*|kpss\w*|yks\w*|lgs\w*|mulakat\w*|ders\w*|final\w*|vize\w*) (?:\w+ )?(?:gectim|gectik|gecmisim|verdim)|kazandi+[mk]|kazanmisi[mz]|atlattim|terfi \w+|basardi[mk]|mezun oldu[mk]|ise girdim|ise alindim|zam aldi[mk]|nisanlandi[mk]|evleniyoru[mz]|evlendi[mk])(?: |$)/u;
const tellsGoodNews = (text: string): boolean => GOOD_NEWS.test(text);

/** What says plainly how it stands: a worry that went well is none. */
const PLAINLY: readonly (readonly [said: RegExp, situation: string])[] = [
  [GOOD_NEWS, 'keyifli'],
  [/(?:^| )dogum gunum(?: |$)/u, 'doğum-günü'],
  [/(?:^| )(?:kavga|tartisma) (?:ettim|ettik)(?: |$)/u, 'kavga-sonrası'],
];

type Told = Pick<Understanding, 'judged' | 'text' | 'said'>;

function situationOf(told: Told, sure: number): readonly string[] | undefined {
  const { judged, text, said } = told;
  const plainly = PLAINLY.find(([plain]) => plain.test(text))?.[1];
  if (plainly !== undefined) return BY_SITUATION[plainly];
  const { situation } = judged;
  if (situation.sure >= sure && BY_SITUATION[situation.label] !== undefined)
    return BY_SITUATION[situation.label];
  if (!sounds('feeling', told)) return undefined;
  return said.mood === 'sad'
    ? BY_SITUATION['üzgün']
    : said.mood === 'happy'
      ? BY_SITUATION['keyifli']
      : undefined;
}

export const sympathy = (told: Told, seed: string): string =>
  situationOf(told, SURE)?.join(' ') ?? variant(PLAIN, seed);

/** The word of sympathy alone, above films that somebody who told of their day is shown. */
export const sympathyBefore = (told: Told): string | undefined => situationOf(told, SURE_BESIDE_FILMS)?.[0];

/** News that went well, and nothing wished: met with joy and an offer. */
export const goodNews: Decide = (parsed, { seed }) => {
  const { text, markers, films, exact, acts, titles, references, words } = parsed;
  if (!tellsGoodNews(text) || words > FEW_WORDS || acts.length + references.length > 0) return undefined;
  const wished = films || markers.asks || markers.surprise || markers.amends || WISHES.test(text);
  if (wished || (exact?.genres.length ?? 0) > 0 || titles.some(isSurelyTitle)) return undefined;
  return say(sympathy(parsed, seed));
};

/** Whoever tells more is likely to wish something, too. */
const FEW_WORDS = 6;
const WISHES = /(?:^| )(?:iste\w*|isti\w*|kutla\w*|lazim|izle\w*|bir sey\w*|bisey\w*)(?: |$)/u;
