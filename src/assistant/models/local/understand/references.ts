import type { Token } from './tokens.ts';

/** How a message points at films that were shown. */
export type Reference =
  | { kind: 'place'; /** Counted from 0; −1 is the last. */ place: number }
  | { kind: 'first'; count: number }
  | { kind: 'lastOnes'; count: number }
  | { kind: 'all' }
  | { kind: 'this' }
  | { kind: 'most'; by: 'shortest' | 'longest' | 'newest' | 'oldest' | 'best' };

export interface ReferenceSpan {
  reference: Reference;
  from: number;
  to: number;
}

// Inflections that an ordinal takes when it stands for a film: ikincisi, ikincisini, ikinciyi, ikincinin, ikinci.
const ENDING = '(?:y[iuae]|n[iu]n|s[iu]|s[iu]n[iuae]|s[iu]n[iu]n|s[iu]nd[ae]n?|d[ae]n?|s[iu]yle|yle)?';
const ordinal = (stem: string) => new RegExp(`^${stem}${ENDING}$`, 'u');
const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [ordinal('birinci'), 0],
  [ordinal('ikinci'), 1],
  [ordinal('ucuncu'), 2],
  [ordinal('dorduncu'), 3],
  [ordinal('besinci'), 4],
  [ordinal('sonuncu'), -1],
  [/^ilki(?:n[iuae]|n[iu]n|nd[ae]n?|yle)?$/u, 0],
  [/^(?:bastaki|bastakin\w*)$/u, 0],
  [/^(?:ortadaki|ortadakin\w*|ortanca\w*)$/u, 1],
  [/^(?:sondaki|sondakin\w*|sonki|sonkin\w*)$/u, -1],
];
const FILM = /^(?:film\w*|oneri\w*|secenek\w*|secenegi\w*|sirada\w*|numara\w*|olan\w*)$/u;
const TIME =
  /^(?:aksam\w*|gece\w*|gun\w*|hafta\w*|ay|ayki|yil\w*|sene\w*|sabah\w*|saat\w*|kez|defa|sefer\w*|arada|ara|tarz\w*|tur\w*|tip\w*|kadar|yuzden|konu\w*|sira(?:lar\w*|da)|gunler\w*|ara(?:lar|lik)\w*|sekilde|ruh\w*|mod\w*|hal\w*)$/u;
const THIS =
  /^(?:bunu|buna|bunun|bundan|bunda|bununla|sunu|suna|sunun|sundan|onu|ona|onun|ondan|onda|bunu da|onu da)$/u;
const THESE =
  /^(?:bunlari|bunlarin|bunlara|bunlardan|bunlar|sunlari|sunlarin|onlari|onlarin|onlara|onlardan)$/u;
const ALL = /^(?:hepsi\w*|tumu\w*|tamami\w*|ucu|ucunu|ucunun|ucune|ucunu de|hepsini)$/u;
const MOST: readonly (readonly [RegExp, 'shortest' | 'longest' | 'newest' | 'oldest' | 'best'])[] = [
  [/^kisa(?:si\w*|sini|olan\w*|film\w*)?$/u, 'shortest'],
  [/^uzun(?:u\w*|olan\w*)?$/u, 'longest'],
  [/^yeni(?:si\w*)?$/u, 'newest'],
  [/^eski(?:si\w*)?$/u, 'oldest'],
  [/^(?:yuksek|iyi(?:si\w*)?|begenilen\w*)$/u, 'best'],
];

/** The places where a message points at shown films (`ikincisini`, `bu film`, `sonuncuyu`, `hepsini`, `en kısasını`). */
export function findReferences(tokens: readonly Token[], taken: ReadonlySet<number>): ReferenceSpan[] {
  const spans: ReferenceSpan[] = [];
  let from = 0;
  while (from < tokens.length) {
    const span = taken.has(from) ? undefined : referenceAt(tokens, from);
    if (span === undefined) from += 1;
    else {
      spans.push(span);
      from = span.to;
    }
  }
  return spans;
}

function referenceAt(tokens: readonly Token[], from: number): ReferenceSpan | undefined {
  const word = tokens[from]?.folded ?? '';
  const next = tokens[from + 1]?.folded ?? '';
  const at = (reference: Reference, words = 1) => ({ reference, from, to: from + words });
  if (word === 'ilk' || word === 'son') {
    const count = next.startsWith('iki') ? 2 : /^(?:uc|3)/u.test(next) ? 3 : next === '2' ? 2 : 0;
    if (count > 0 && !/^(?:yil|sene|gun|ay)/u.test(tokens[from + 2]?.folded ?? '')) {
      return at({ kind: word === 'ilk' ? 'first' : 'lastOnes', count }, 2);
    }
    if (FILM.test(next)) return at({ kind: 'place', place: word === 'ilk' ? 0 : -1 }, 2);
    return undefined;
  }
  if (word === 'en') {
    const most = MOST.find(([shape]) => shape.test(next));
    const pointed =
      /(?:s[iu]|u|s[iu]n\w*|un\w*|olan\w*)$/u.test(next) || FILM.test(tokens[from + 2]?.folded ?? '');
    return most !== undefined && pointed ? at({ kind: 'most', by: most[1] }, 2) : undefined;
  }
  const ordinal = ORDINALS.find(([shape]) => shape.test(word));
  if (ordinal !== undefined)
    return pointsAt(tokens, from) ? at({ kind: 'place', place: ordinal[1] }) : undefined;
  const figure = /^([1-5])$/u.exec(tokens[from]?.base ?? '');
  if (figure !== null) return figureAt(tokens, from, Number(figure[1]));
  if (THESE.test(word)) {
    if (ALL.test(next)) return at({ kind: 'all' }, 2);
    if (ORDINALS.some(([shape]) => shape.test(next)) || next === 'ilk' || next === 'son' || next === 'en')
      return undefined;
    return at({ kind: 'all' });
  }
  if (ALL.test(word)) return at({ kind: 'all' });
  if (/^ikisi(?:ni|nin|ne)?$/u.test(word)) return at({ kind: 'first', count: 2 });
  if (THIS.test(word)) return at({ kind: 'this' });
  if (/^(?:bu|su|o)$/u.test(word) && !TIME.test(next)) {
    return /^film(?:i|in|e|den|de)?$/u.test(next) ? at({ kind: 'this' }, 2) : at({ kind: 'this' });
  }
  return undefined;
}

// `ikinci dünya savaşı`, `birinci sınıf` point at no film.
function pointsAt(tokens: readonly Token[], from: number): boolean {
  const next = tokens[from + 1]?.folded ?? '';
  return !/^(?:dunya|sinif|kez|defa|kat|olarak|yeni|el|yuzyil\w*|sezon\w*|bolum\w*|tekil|sahis)$/u.test(next);
}

function figureAt(tokens: readonly Token[], from: number, figure: number): ReferenceSpan | undefined {
  const token = tokens[from];
  const next = tokens[from + 1]?.folded ?? '';
  const inflected =
    /^(?:s[iu]|nc[iu]|[iu]nc[iu]|y[iu]|e|[iu])/u.test(token?.suffix ?? '') && token?.suffix !== 'er';
  const dotted = /^\.\s*$/u.test(token?.gap ?? '') && FILM.test(next);
  const alone = tokens.length === 1;
  if (!inflected && !dotted && !alone && !/^(?:numara\w*|nolu|no)$/u.test(next)) return undefined;
  return { reference: { kind: 'place', place: figure - 1 }, from, to: from + 1 };
}
