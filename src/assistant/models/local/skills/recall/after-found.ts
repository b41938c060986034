import { endsClause, foldedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isAsking } from '../questions/asked.ts';
import { recallWords } from './telling-words.ts';

/** `buldun helal, sonu nasıldı unuttum`: what is asked once the film is found; undefined where nothing is. */
export function afterFound({ tokens, written }: Understanding): string | undefined {
  const from = tokens.findIndex(endsClause) + 1;
  const [first] = tokens.slice(from);
  if (from === 0 || first === undefined || !recallWords.FOUND.is(foldedText(tokens.slice(0, from))))
    return undefined;
  const rest = foldedText(tokens.slice(from));
  return isAsking(rest) || ASKED.test(rest) ? written.slice(first.start) : undefined;
}

/** `sonu nasıldı unuttum` asks as well. */
const ASKED = /(?:^| )(?:nasil\w*|neydi|kim\w*|kac|fragman\w*) ?/u;
