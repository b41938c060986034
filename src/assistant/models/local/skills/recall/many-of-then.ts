import { CONCEPTS } from '../../understand/concepts.ts';
import { wordsIn } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { recallWords } from './telling-words.ts';

/** `hani 90larda çıkan komediler vardı ya, o yıllardan`: films of a kind are told of, and no single one is looked for. */
export const tellsOfMany = ({ tokens, text }: Understanding): boolean =>
  !recallWords.ITS_NAME.in(text) &&
  tokens.some(
    ({ folded }, place) =>
      SEVERAL.test(folded) &&
      recallWords.THERE_WERE.firstIn(wordsIn(tokens, place + 1, place + NEAR).join(' ')) === 0 &&
      (folded.startsWith('film') || CONCEPTS.at(tokens, place)?.value.kind === 'genre'),
  );
const SEVERAL = /l[ae]r[iu]?$/u;
const NEAR = 4;
