import { endsClause, foldedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isAsking } from '../questions/asked.ts';
import { recallWords } from './telling-words.ts';

/** `buldun helal, sonu nasıldı unuttum`: what is asked once the film is found; undefined where nothing is. */
export function afterFound({ tokens, written }: Understanding): string | undefined {
  // `hah evet oyuncusu kimdi`
  const heard = tokens.findIndex(({ folded }) => !HEARD.test(folded));
  const from = tokens.findIndex(endsClause) + 1 || (OH.test(tokens[0]?.folded ?? '') ? heard : 0);
  const [first] = tokens.slice(Math.max(from, 0));
  if (from > 0 && from === heard && first !== undefined && isAsking(foldedText(tokens.slice(from))))
    return written.slice(first.start);
  if (from <= 0 || first === undefined || !recallWords.FOUND.is(foldedText(tokens.slice(0, from))))
    return undefined;
  const rest = foldedText(tokens.slice(from));
  return isAsking(rest) || ASKED.test(rest) ? written.slice(first.start) : undefined;
}

const OH = /^(?:hah+|heh+|aha+)$/u;
const HEARD = /^(?:hah+|heh+|aha+|evet|aynen|iste|tamam)$/u;

/** `sonu nasıldı unuttum` asks as well. */
const ASKED = /(?:^| )(?:nasil\w*|neydi|kim\w*|kac|fragman\w*) ?/u;
