import type { Token } from './tokens.ts';

/** Which way a number bounds a wish: at most, at least, about, or just so. */
export type Bound = 'most' | 'least' | 'about' | 'exact';

const AFTER = 6;
const BEFORE = 3;

// Looked for in the folded words after the number and its unit, the earliest first.
const LESS =
  /^(?:alti|altinda\w*|altindan|altina|kisa\w*|az|azi|dusuk|kadar|icinde|icerisinde|asagi\w*|gecmesin|gecmeyen|gecmeyecek|gecmez|gecmeden|asmasin|asmayan|asmayacak|asmaz|max|maks|maksimum|sigsin|sigacak|yetecek|vaktim|zamanim|surem|oncesi\w*|once|onceki|eski|evvel)$/u;
const MORE =
  /^(?:ustu|ustunde\w*|ustune|uzeri|uzerinde\w*|uzun\w*|fazla|fazlasi|yuksek|buyuk|gecsin|gecen|asan|assin|askin|yukari\w*|min|minimum|sonra|sonrasi\w*|yeni|itibaren|beri|bugune|gunumuze|ileri)$/u;
const ABOUT = /^(?:civari\w*|dolay\w*|suları|sularinda|yaklasik|asagi yukari|asagi|kusur|gibi)$/u;
const NOT =
  /^(?:olmasin|olmayan|olmamali|surmesin|surmeyen|dusmesin|inmesin|istemiyorum|istemem|degil|cikmasin|gitmesin|tutmasin|kalmasin)$/u;
const MOST_BEFORE = /(?:en fazla|en cok|max|maks|maksimum|azami|taş çatlasa|tas catlasa|at most)$/u;
const LEAST_BEFORE = /(?:en az|en azindan|min|minimum|asgari|at least)$/u;
const ABOUT_BEFORE = /(?:yaklasik|asagi yukari|ortalama|takriben|civari)$/u;

/**
 * How the words around a number bound it. `altına düşmesin` turns round what `altına` says; a clause mark ends the look.
 * @param from first token of the number, @param to one beyond the number and its unit
 */
export function boundOf(tokens: readonly Token[], from: number, to: number): Bound {
  const before = tokens
    .slice(Math.max(0, from - BEFORE), from)
    .map(({ folded }) => folded)
    .join(' ');
  if (MOST_BEFORE.test(before)) return turned('most', tokens, to);
  if (LEAST_BEFORE.test(before)) return turned('least', tokens, to);
  if (/\+/u.test(tokens[to - 1]?.gap.slice(0, 2) ?? '')) return 'least';
  for (let place = to; place < Math.min(tokens.length, to + AFTER); place++) {
    if (/[.,;!?\n]/u.test(tokens[place - 1]?.gap ?? '')) break;
    const word = tokens[place]?.folded ?? '';
    if (LESS.test(word)) return /^(?:gecme|asma)/u.test(word) ? 'most' : turned('most', tokens, place + 1);
    if (MORE.test(word)) return turned('least', tokens, place + 1);
    if (ABOUT.test(word)) return 'about';
    if (!PASSED_OVER.test(word)) break;
  }
  return ABOUT_BEFORE.test(before) ? 'about' : 'exact';
}

// Words that may stand between a number and what bounds it: `120 dakikadan daha kısa`, `8 puanın biraz üstü`, `2010 ve sonrası`.
const PASSED_OVER =
  /^(?:[td][ae]n|[iu]n|n[iu]n|[iu]|y[iu]|daha|biraz|ve|de|da|veya|ya|film\w*|surec\w*|sure\w*|suren|cok|imdb|puan\w*|yil\w*|sene\w*|bir|seyler?|sey|olan|yapim\w*)$/u;

function turned(bound: Bound, tokens: readonly Token[], from: number): Bound {
  for (let place = from; place < Math.min(tokens.length, from + 3); place++) {
    if (/[.,;!?\n]/u.test(tokens[place - 1]?.gap ?? '')) break;
    if (NOT.test(tokens[place]?.folded ?? '')) return bound === 'most' ? 'least' : 'most';
  }
  return bound;
}
