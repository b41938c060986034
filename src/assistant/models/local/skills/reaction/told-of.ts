import { type TitleAt, isSurelyTitle } from '../../understand/spans.ts';
import { type Tokens, wordAt } from '../../understand/tokens.ts';

/** Whether a film is told of: an everyday word is one only where it is called so (`yol diye bir film`, `yedi filmine başladık`). */
export function isToldOf(title: TitleAt, tokens: Tokens): boolean {
  const { span, from, to } = title;
  const next = wordAt(tokens, to);
  if (next.startsWith('film') || (next === 'diye' && /^(?:bi|bir)$/u.test(wordAt(tokens, to + 1))))
    return true;
  return (
    isSurelyTitle(title) ||
    (!span.ordinary && !span.fuzzy) ||
    (to - from > 1 && !(span.fuzzy && (span.ordinary || span.evidence !== 'distinct')))
  );
}
