import { clausesWords } from '../lexicon/word-lists.ts';
import { findAct } from './find-act.ts';
import type { Reading } from './reading.ts';
import type { TitleAt } from './spans.ts';
import { type Span, endsClause, maskedText, wordAt, wordsIn } from './tokens.ts';

const FEW_WORDS = 3;

/** `sonra izlerime at`, `sonra bakarım diye attıklarım`: the list for later is called so; `ekle, sonra bakarım` puts it off. */
const isOfLater = (tokens: Reading['tokens'], place: number): boolean => {
  const next = wordAt(tokens, place);
  return (
    /^(?:izle|seyre|bakil)/u.test(next) || (next.startsWith('bak') && wordAt(tokens, place + 1) === 'diye')
  );
};

/** Splits a message where one thing to do may end and the next begin. */
function clausesOf({ tokens, references }: Reading, titles: readonly TitleAt[]): Span[] {
  const clauses: Span[] = [];
  const named = [...titles, ...references];
  let from = 0;
  for (const [place, token] of tokens.entries()) {
    // `Babam ve Oğlum` and `7. Koğuştaki Mucize` are not taken apart.
    if (titles.some((title) => title.from <= place && place < title.to - 1)) continue;
    // `ilkini izledim ikincisini favorilere ekle`: a finished sentence, and another film.
    const done =
      ((clausesWords.DONE.is(token.folded) &&
        (clausesWords.DONE_ALONE.is(token.folded) ||
          named.some((one) => from <= one.from && one.to <= place))) ||
        (clausesWords.INTO_LIST.is(token.folded) && named.some(({ to }) => to <= place)) ||
        (clausesWords.DONE.is(wordAt(tokens, place - 1)) && clausesWords.LIST_AFTER_DONE.is(token.folded))) &&
      (clausesWords.OTHERS.is(wordAt(tokens, place + 1)) ||
        named.some((one) => one.from === afterAlso(tokens, place + 1)) ||
        // `tamam ekle bi de komik bi tane daha söyle`
        (place < FEW_WORDS && /^(?:bir? de|bide)$/u.test(wordsIn(tokens, place + 1, place + 3).join(' '))));
    if (endsClause(token) || place === tokens.length - 1 || done) {
      clauses.push({ from, to: place + 1 });
      from = place + 1;
    } else if (clausesWords.PARTING.is(token.folded) && place > from && !isOfLater(tokens, place + 1)) {
      clauses.push({ from, to: place });
      from = place + 1;
    }
  }
  return clauses;
}

/** Beyond the words of one more (`favorilere ekle bi de ıssız adamı ekle`). */
function afterAlso(tokens: Reading['tokens'], place: number): number {
  return /^(?:bir?|bide|de|da|ayrica|hatta|ya|yaa|ama)$/u.test(wordAt(tokens, place))
    ? afterAlso(tokens, place + 1)
    : place;
}

/** `Barbie izleme listemde duruyor, sil onu`: where something is, and what is to be done with it, are one. */
export function toldAndDone(reading: Reading, titles: readonly TitleAt[]): Span[] {
  const clauses: Span[] = [];
  const names = [...titles, ...reading.named];
  const actIn = (from: number, to: number) => findAct(maskedText(reading.tokens, names, from, to), true);
  for (const clause of clausesOf(reading, titles)) {
    const told = clauses.at(-1);
    const holds = ({ from, to }: Span) => titles.some((title) => from <= title.from && title.to <= to);
    const isOne =
      told !== undefined &&
      clause.to - clause.from <= FEW_WORDS &&
      holds(told) &&
      !holds(clause) &&
      actIn(told.from, told.to)?.kind !== 'film' &&
      actIn(told.from, clause.to)?.kind === 'film';
    if (isOne) clauses.splice(-1, 1, { from: told.from, to: clause.to });
    else clauses.push(clause);
  }
  return clauses;
}
