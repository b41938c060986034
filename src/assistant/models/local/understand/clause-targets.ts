import { clausesWords, refusalsWords } from '../lexicon/word-lists.ts';
import type { Reading } from './reading.ts';
import type { TitleAt } from './spans.ts';
import { type Target, pointing, titleTarget } from './targets.ts';
import { type Tokens, wordAt, wordsIn } from './tokens.ts';

export const ALL_SHOWN: Target = { kind: 'reference', reference: { kind: 'all' } };
export const THIS: Target = { kind: 'reference', reference: { kind: 'this' } };
export const isThis = (target: Target) => pointing(target) === 'this';
export const isPointing = (target: Target) => isThis(target) || pointing(target) === 'all';

/** What the words between two places are about: the films that are named there, or pointed at. */
export function targetsIn(
  { tokens, references }: Reading,
  titles: readonly TitleAt[],
  from: number,
  to: number,
): Target[] {
  const found = [
    ...titles
      // `hababamı ezbere biliyoruz, korkusuz korkak olur`: only told of.
      .filter((title) => !/^(?:ezber|bilir|biliyo)/u.test(wordAt(tokens, title.to)))
      .map((title) => {
        return { ...title, target: titleTarget(tokens, title, titles) };
      }),
    ...references
      // `bunlar olmasın komedi aç`: what is not to be is not acted on.
      .filter((one) => !/^olmas[iu]n$/u.test(wordAt(tokens, one.to)))
      .map(({ reference, ...span }) => {
        return { ...span, target: { kind: 'reference' as const, reference } };
      }),
  ]
    .filter((one) => one.from >= from && one.to <= to)
    .toSorted((a, b) => a.from - b.from)
    .map(({ target, to: end }): Target =>
      isExcepted(tokens, end, to) ? { ...target, except: true } : target,
    );
  // `şunları yaz: Baba, Joker`, too.
  const names = found.some(({ kind }) => kind === 'title');
  const exact = found.filter((target) => !(names ? isPointing(target) : isThis(target)));
  // `bu filmi, Titanik'i …`: a film that is named is meant rather than the one pointed at; `onu da Baba'yı da` both.
  // `sürtükte de ekrem bora vardı, onu da …`: what was in a film that is only told of.
  const isIn = titles.some(
    (title) => title.from >= from && title.to <= to && /[dt][ae]$/u.test(wordAt(tokens, title.to - 1)),
  );
  const words = wordsIn(tokens, from, to);
  // `ters yüz de vardı onu da`: it is the same one.
  const isSame = /(?:^| )var(?:d[iu])? (?:onu|bunu) d[ae]$/u.test(words.join(' '));
  const both = !isIn && !isSame && words.filter((word) => /^d[ae]$/u.test(word)).length > 1;
  return exact.length > 0 && !both ? exact : found;
}

/** Whether nothing is to be done to the film before a place (`ilki hariç`, `üçüncü kalsın diğerlerini çıkar`). */
function isExcepted(tokens: Tokens, end: number, to: number): boolean {
  // `atomic blonde hariç onu üç kere izledim`: it is what was seen.
  const after = wordAt(tokens, end + 1) === 'ama' ? end + 2 : end + 1;
  const isSaidOfIt = /^(?:onu|onlari|bunu|bunlari)$/u.test(wordAt(tokens, after));
  if (refusalsWords.EXCEPT.is(wordAt(tokens, end))) return !isSaidOfIt;
  const stays = wordsIn(tokens, end, end + 2).some((word) => word === 'kalsin' || word === 'dursun');
  return stays && clausesWords.OTHERS.in(wordsIn(tokens, end, to).join(' '));
}
