import { endsForeign } from './foreign.ts';
import { NARROW, turkishVowelOf } from './sound.ts';

/** Words of titles that end in ı, i, u, ü by themselves: nobody possesses them. Written folded to Turkish lower case. */
const BASE_WORDS = new Set(
  (
    'iki altı yedi yirmi mavi sarı kırmızı yeni eski deli kedi gemi peri serseri martı kapı komşu ordu kuyu su uyku ' +
    'korku duygu büyü köprü türkü öykü sürü dolu koyu kötü iyi gibi şimdi belki hani yani hadi haydi kendi biri ikisi ' +
    'hepsi kimi sevgi bilgi çizgi ezgi vergi yargı saygı kaygı dünkü bugünkü asi fani ani gani hayali gayri sahi ' +
    'vali kadı davetli tanrı ayrı aynı doğru eğri karşı dışarı içeri yukarı ileri geri beri yazı kızı çarşı akı halı ' +
    'salı sırrı ağrı tatlı acı yankı sancı şarkı çalgı kuzu kutu koku soru boru konu karı arı darı dizi gizli ruhi ' +
    'hokkabazı taksi parti polisi asansörcü köylü tahtalı türü gazi inci genci çoğu pembe bıçkı tutku baskı coşku ' +
    'sorgu vurgu tilki tepsi hindi mini maxi hippi zombi mumi radyo abi bacı annesi çengi önyargı vargı kuğu kiki'
  ).split(' '),
);
// Possessed, although they look like what the lists of shapes below exclude (`Ahlat Ağacı`, `Yüzüğün Gücü`).
const POSSESSED =
  /(?:ağacı|kılıcı|gücü|ucu|sonucu|amacı|ilacı|inancı|tacı|sevinci|bilinci|suçu|haçı|saçı|adı|tadı|yurdu|kurdu|derdi|kanadı|evladı|odası|kızı|polisi|genci|reçeli|kralı|oteli|yolu|bedeli|gölü|çölü|gülü|kolu|dili|seli|hayali|masalı|heykeli|tüneli|ödülü|okulu|sahili|katili|aklı|rolü|harek[aâ]tı|cumhuriyeti|memleketi|hakikati|cinayeti|saadeti|kıyameti)$/u;
const GENITIVE = /[ıiuü]n$/u;
const OWNED_BY_NAME = /['’]n?[ıiuü]n (?:\p{L}+ )?\p{L}+s?[ıiuü]$/u;
const NO_OWNERS = ['son', 'altın', 'kadın'];
const ADJECTIVE_OR_AGENT = /(?:l[ıiuü]|[cç][ıiuü])$/u;
const PAST = /[dt][ıiuü]$/u;

// Compounds written as one word, the surnames of the Turks, and what several have (`Diğerleri`).
const ONE_WORD =
  /.(?:arası|altı|üstü|içi|yüzü|oğlu|yolu|köyü|suyu|alanı|burnu|adası|dağı|gölü|kulesi|çekimi|sarayı|bahçesi|tepesi)$|.(?:böceği|çiçeği|yıldızı|kuşağı|sözü)$|^(?:gözyaşı|yılbaşı)$|\p{L}{3}(?:leri|ları)$/u;

/**
 * Whether a title ends in a possessive (`Esaretin Bedeli`, `Dövüş Kulübü`), after which suffixes take an n: `Bedeli'ni`.
 * A guess from shape: one word alone seldom counts, nor does what reads as foreign (`Büyük Lebowski`: no Turkish i follows
 * an o).
 */
export function endsInPossessive(name: string): boolean {
  // `Schindler'in Listesi`: whoever owns it, a Turkish word is owned.
  if (OWNED_BY_NAME.test(name.toLocaleLowerCase('tr'))) return true;
  if (endsForeign(name) || /\d\s*$/.test(name)) return false;
  const words = name.toLocaleLowerCase('tr').match(/[\p{L}'’]+/gu) ?? [];
  const last = words.at(-1) ?? '';
  if (ONE_WORD.test(last)) return true;
  const before = words.at(-2);
  if (before === undefined || last.length < 3 || !/[ıiuü]$/u.test(last)) return false;
  if (NARROW[turkishVowelOf(last.slice(0, -1))] !== last.slice(-1)) return false;
  const hasOwner = before.length > 2 && GENITIVE.test(before) && !NO_OWNERS.includes(before);
  if (hasOwner || POSSESSED.test(last)) return true;
  return !BASE_WORDS.has(last) && !ADJECTIVE_OR_AGENT.test(last) && !PAST.test(last);
}
