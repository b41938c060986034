import type { Wishes } from '#domain/wishes.ts';

import { RECENT } from './years.ts';

/** What people mean by `kısa`, `uzun`, `eski`, `yüksek puanlı`: minutes, years and points without a number. */
const SHORT = 100;
const NOT_LONG = 120;
const LONG = 140;
const OLD = 1990;
const NOT_OLD = 2000;
const NOT_NEW = 2010;
const GOOD = 7.5;

type Numeric = Pick<Wishes, 'minYear' | 'maxYear' | 'minRating' | 'minDuration' | 'maxDuration'>;

const w = (source: string) => new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'u');

const NOT_LONG_WORDS = w(
  '(?:cok |fazla |asiri |pek |o kadar |bu kadar )?uzun\\w* (?:film\\w* )?(?:bir sey |de |da )?(?:olmasin|surmesin|olmayan|olmamali|degil|istemiyorum|istemem|sevmiyorum|sevmem|surmeyen)\\w*|uzamasin|ne (?:cok )?uzun|uzun uzun izleyemem|uzun filme gelemem',
);
const NOT_SHORT_WORDS = w('(?:cok |fazla )?kisa\\w* (?:film )?(?:olmasin|surmesin|olmayan|degil)');
const SHORT_WORDS = w(
  '(?<!daha )(?<!daha da )(?<!en )(?:cok |kisacik |gayet )?(?:kisa|kisacik|kisa sureli|kisaca|kisasindan)(?: \\w+)?',
);
const SHORT_NOT = w(
  'kisaca anlat\\w*|kisa metraj\\w*|kisa surede|kisa film festival\\w*|kisaca|en kisa\\w*|daha kisa\\w*|kisa surer\\w*',
);
const LITTLE_TIME = w(
  'vaktim az|zamanim az|az vaktim|az zamanim|vaktim yok|zamanim yok|cok vaktim yok|fazla vaktim yok|fazla zamanim yok|cok zamanim yok|vaktim kisitli|cabuk bitsin|cabucak|hemen bitsin',
);
const LONG_WORDS = w(
  '(?<!daha )(?<!en )(?:upuzun|uzun (?:film\\w*|bir film\\w*|bir sey\\w*|soluklu|olsun|metrajli destan|sureli)|uzun olsun|uzunca|uzun uzadiya|saatlerce sur\\w*|bitmek bilmeyen|uzun ama)',
);
const NOT_OLD_WORDS = w(
  '(?:cok |fazla |asiri |pek )?eski\\w* (?:film\\w* )?(?:artik |hic |pek )?(?:olmasin|olmayan|istemi|istem|sevmi|sevm|hoslanm|degil|bik(?:t|m)|sikil|usan|nefret|sarmi|izlemem|izlemi)\\w*|siyah beyaz (?:film\\w* )?(?:olmasin|olmayan|istemi|istem|sevmi|sevm|izlem|hoslanm)\\w*',
);
const NOT_NEW_WORDS = w(
  '(?:cok |fazla )?yeni\\w* (?:film\\w* )?(?:olmasin|olmayan|istemi|sevmi|sevmem|hoslanm|degil)\\w*',
);
const OLD_WORDS = w(
  '(?<!daha )(?<!en )(?<!biraz )(?:eski (?!sevgili|koca|kari|esim|oneri|hali|dost|arkadas|ben|gibi)\\w+|eskilerden|eski|eskiler|retro|vintage|siyah beyaz|babamin gencligi\\w*|dedelerimiz\\w*|eski zaman\\w*)',
);
const NEW_WORDS = w(
  '(?<!daha )(?<!en )(?<!biraz )(?:yeni (?!bastan|dalga|gercekci|baslayan|baslangic|oneri|sohbet|evli|zelanda|tur|bir tane|hayat|dunya|liste|konusma|bir oneri|yil)\\w+|yenilerden|yeniler|yeni|yenice|guncel\\w*|son cikan\\w*|yeni cikan\\w*|yeni nesil|modern|gunumuz\\w*|vizyon\\w*|taze|son donem\\w*|bugunun)',
);
const GOOD_WORDS = w(
  'puan\\w* (?:da |de |en )?(?:iyi|guzel|yuksek)|yuksek puanli\\w*|puani yuksek\\w*|imdb\\w* yuksek\\w*|puanlari yuksek\\w*|yuksek imdb\\w*|imdb puani (?:iyi|yuksek)\\w*|(?:cok|(?<!izledigim )(?<!gordugum )en) (?:iyi|begenilen|sevilen|kaliteli|basarili)(?:ler\\w*|si\\w*|leri\\w*)?|(?<!izledigim )(?<!gordugum )(?<!sevdigim )en iyi\\w*|kaliteli|basyapit\\w*|saheser\\w*|odullu|oscar\\w*|top ?10|imdb top|elestirmen\\w*|cok ovulen|efsane film\\w*',
);

/**
 * Lengths, years and ratings said without a number.
 * @param text the message's words, folded, titles cut out; @param said what was said with a number counts before them
 */
export function readLoose(text: string, said: Numeric, thisYear: number): Partial<Wishes> {
  const duration =
    said.minDuration === undefined && said.maxDuration === undefined ? looseDuration(text) : {};
  const year = said.minYear === undefined && said.maxYear === undefined ? looseYear(text, thisYear) : {};
  const rating = said.minRating === undefined && GOOD_WORDS.test(text) ? { minRating: GOOD } : {};
  return { ...duration, ...year, ...rating };
}

function looseDuration(text: string): Partial<Wishes> {
  if (NOT_LONG_WORDS.test(text)) return { maxDuration: NOT_LONG };
  if (NOT_SHORT_WORDS.test(text)) return { minDuration: SHORT };
  if (LITTLE_TIME.test(text)) return { maxDuration: SHORT };
  if (SHORT_WORDS.test(text) && !SHORT_NOT.test(text)) return { maxDuration: SHORT };
  return LONG_WORDS.test(text) ? { minDuration: LONG } : {};
}

function looseYear(text: string, thisYear: number): Partial<Wishes> {
  if (NOT_OLD_WORDS.test(text)) return { minYear: NOT_OLD };
  if (NOT_NEW_WORDS.test(text)) return { maxYear: NOT_NEW };
  if (OLD_WORDS.test(text) && !w('cok eski|fazla eski|eskisi|en eski\\w*|daha eski\\w*').test(text))
    return { maxYear: OLD };
  return NEW_WORDS.test(text) &&
    !w(
      'cok yeni|yeniden|yeni bastan|yeni dalga|yeni gercekci\\w*|yenisi|en yeni\\w*|daha yeni\\w*|yeni bir (?:oneri|tane|liste)',
    ).test(text)
    ? { minYear: thisYear - RECENT }
    : {};
}
