import type { Word } from './words.ts';

/**
 * Why words of a sentence are taken for a name rather than for everyday words, strongest first: they stand in quotation
 * marks, an apostrophe parts a suffix from them, they are the whole message, they are capitalised, the words after them
 * speak of a film (`… gibi`, `… filmini`), or no everyday sentence holds them. `none`: it may be chance.
 */
export type Evidence = 'quoted' | 'apostrophe' | 'whole' | 'capital' | 'context' | 'distinct' | 'none';

const QUOTE_BEFORE = /["“”„«'‘’]\s*$/u;
const QUOTE_AFTER = /^\s*["“”»'‘’]/u;
const YEAR_AFTER = /^\s*\((?:19|20)\d\d\)/u;
const SENTENCE_START = /(?:^|[.!?…\n])\s*["“„«'‘]?$/u;

/** What a name's place in the text says of it, regardless of the words themselves; undefined when it says nothing. */
export function evidenceOf(
  text: string,
  words: readonly Word[],
  from: number,
  to: number,
): Evidence | undefined {
  const first = words[from];
  const last = words[to - 1];
  if (first === undefined || last === undefined) return undefined;
  const before = text.slice(0, first.start);
  if (QUOTE_BEFORE.test(before) && QUOTE_AFTER.test(text.slice(last.end))) return 'quoted';
  if (last.suffix !== '') return 'apostrophe';
  if (from === 0 && to === words.length) return 'whole';
  // `fragmanını aç: dune`
  if (to === words.length && /:\s*$/u.test(before)) return 'whole';
  if (YEAR_AFTER.test(text.slice(last.end))) return 'context';
  if (isCapitalised(before, words, from, to)) return 'capital';
  return speaksOfFilm(words.slice(to, to + 2)) ? 'context' : undefined;
}

function isCapitalised(before: string, words: readonly Word[], from: number, to: number): boolean {
  if (words.every(({ raw }) => raw === raw.toLocaleUpperCase('tr'))) return false;
  const own = words.slice(from, to);
  // `WILD diyorum`: what is written in capitals throughout is, wherever it stands.
  const isLoud = own.every(({ raw }) => raw.length > 2 && raw === raw.toLocaleUpperCase('tr'));
  const telling = SENTENCE_START.test(before) && !isLoud ? own.slice(1) : own;
  const long = telling.filter(({ raw }) => raw.length > 3 || telling.length === 1);
  return long.length > 0 && long.every(({ capital, raw }) => capital && !/^\d/.test(raw));
}

const CONTEXT =
  /^(?:gibi|gibisi|tadinda|tadi|ruhunda|kafasi|atmosferi\w*|hissi\w*|stilinde|tipinde|dunyasi\w*|tarzi|tarzinda|tarzda|benzeri|benzer|benzeyen|ayarinda|kivaminda|havasinda|kafasinda|filmi|filmini|filminin|filmine|filmindeki|filmleri|fragman\w*|favori\w*|adli|isimli|hakkinda|izledim|izlemisti[mk]|(?:izledi|seyretti)yd[iu][mk]|izlemedim|seyrettim|detay\w*|konusu\w*|yonetmeni|vari|kalitesinde|seviyesinde|muadili|minvalinde|esintili|karisimi|estetigi|serisi\w*|(?:uc|dort|bes)lemesi\w*|evreni\w*|izledik|izledi|izlemis|seyrettik|bitird\w*|sevmis\w*|oynuyor|oynadigi|oynasin|yonettigi|yonetsin|cektigi|imzali|rol|basrol\w*)$/u;

const PARTED_ENDING = /^(?:y?[iu]|y[ae]|n?[iu]n|n[iu])$/u;

function speaksOfFilm(after: readonly Word[]): boolean {
  const [first, second] = after;
  // `coco yu izledik`: the ending stands apart.
  const next = first !== undefined && PARTED_ENDING.test(first.folded) ? second : first;
  return next !== undefined && CONTEXT.test(next.folded);
}
