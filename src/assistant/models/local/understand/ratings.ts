import { measuresWords } from '../lexicon/word-lists.ts';
import { boundOf } from './bounds.ts';
import { heardBound } from './judged-bounds.ts';
import type { Reader } from './reading.ts';
import { placesOf, wordAt, wordsIn } from './tokens.ts';

const NEAR = 4;
const LONG = 6;
const REFUSES_BELOW =
  /(?:^| )(?:alt|asagi|dusu[kg])\w* .*(?:(?:vakit|zaman|vaktim\w*|zamanim\w*) (?:kaybet|harca|oldur)m|ugrastirma|gosterme|verme|onerme|istem|olmasin|getirme|teklif etme|bakma|izlem|cikarma|cikartma|[kg]oyma|goturme|dizme|atma|sokma|girm|gelmes|d[iu]sm|inm[ei])/u;
const HIGHEST = 10;
const SCALE = /^(?:uzerinden|ustunden)$/u;
/** `üçüne`, `dördünü` */
const OF_THEM = /^[iu]n[iuae]n?$/u;
/** Few films have more. */
const BEST = 8;
const LOWEST_BARE = 4;
const LEAST_IN_TENTHS = 5;
/** Below this a number beside `puan` counts something else: `bir puan`. */
const LOWEST = 2;
const REACH_OF_HOUR = 4;

/** Reads a rating: `8'in üstünde`, `puanı en az 7`, `IMDb 7.5+`, `yedi buçuktan yüksek`. Only a lower bound is a wish. */
export const readRating: Reader = ({ tokens, numbers, claimed, text, titles, hearing }) => {
  // `5 üzerinden kaç verirsin`, `ne kadar korkunç 10 üzerinden` asks.
  if (/(?:uzerinden|ustunden) kac(?: |$)|(?:ne kadar|kac) .*(?:uzerinden|ustunden)(?: |$)/u.test(text))
    return {};
  // The `yıldız` of *Yıldızlararası* counts nothing.
  const pointsNear = (from: number, to: number): boolean =>
    tokens.some(
      ({ folded }, at) =>
        at >= from - NEAR &&
        at < to + NEAR &&
        measuresWords.POINTS.is(folded) &&
        !titles.some((title) => title.from <= at && at < title.to),
    );
  const rating = numbers.find(({ value, from, to, suffix }) => {
    if (value < LOWEST || value > HIGHEST || claimed.has(from)) return false;
    // `10 numara 5 yıldız film`
    if (wordAt(tokens, to).startsWith('numara')) return false;
    // `üçüne de 4 yıldız`: so many of them, and no points.
    if (OF_THEM.test(suffix)) return false;
    // `10 üzerinden 8`
    if (SCALE.test(wordAt(tokens, to))) return false;
    // `saat şimdi yedi buçuk`
    if (wordsIn(tokens, from - REACH_OF_HOUR, from).includes('saat')) return false;
    // `4 yıl sonra ayrıldık`: so long ago.
    if (measuresWords.OF_TIME.is(wordAt(tokens, to))) return false;
    // `10 puan demedim`
    if (wordsIn(tokens, to, to + 2).some((word) => /^deme(?:di|misti)[mk]$/u.test(word))) return false;
    // `10 üzerinden kaç verirsin` asks.
    if (wordsIn(tokens, to, to + 2).some((word) => word.startsWith('kac'))) return false;
    const ruled = boundOf(tokens, from, to);
    // `en yüksek puanlı 3 film`: so many films, not points.
    const counted = measuresWords.NOT_POINTS.is(wordAt(tokens, to));
    const spoken = !counted && pointsNear(from, to);
    // `10'dan sonra vaktim oluyor`: an hour.
    const isHour = /^(?:sonra|once|beri|itibaren)$/u.test(wordAt(tokens, to));
    const bare = value >= LOWEST_BARE && ruled === 'least' && !isHour;
    // `7.5 da olur`: nothing else is told in tenths, but for half an hour (`dokuz buçukta ara`).
    const tenths = !Number.isInteger(value) && value >= LEAST_IN_TENTHS && !/^[dt][ae]$/u.test(suffix);
    if (!(spoken || bare || tenths)) return false;
    const bound = heardBound({ tokens, hearing }, { from, to, amount: value }, 'rating');
    // `puanı sekizin altındaysa uğraştırma`: what lies below is refused.
    const below = bound === 'most' && spoken && REFUSES_BELOW.test(wordsIn(tokens, to, to + LONG).join(' '));
    return below || (bound !== 'most' && bound !== 'none');
  });
  if (rating === undefined) return {};
  // Letterboxd gives up to five stars.
  const isHalf = rating.value <= HIGHEST / 2;
  const ofFive = isHalf && /(?:^| )letterboxd/u.test(text);
  // `beş yıldızlık film`: as good as films get.
  const minRating =
    isHalf && wordAt(tokens, rating.to).startsWith('yildiz')
      ? Math.min(BEST, rating.value * 2)
      : rating.value * (ofFive ? 2 : 1);
  const scale = numbers.filter(({ to }) => SCALE.test(wordAt(tokens, to)));
  return { bounds: { minRating }, claims: placesOf(rating, ...scale) };
};
