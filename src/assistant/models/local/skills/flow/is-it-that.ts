import { sameTitle } from '#domain/title.ts';
import { oneMeant } from '../../core/memory.ts';
import { namedShown } from '../../core/named-shown.ts';
import { pointedAt } from '../../core/resolve-reference.ts';
import { type Decide, say } from '../../core/skill.ts';
import { maskedText } from '../../understand/tokens.ts';
import { flowWords } from './flow-words.ts';

/** `ilki mi yani`, `heat mi yani`: whether that is the film that was just spoken for. */
export const isItThat: Decide = ({ tokens, references }, { memory }) => {
  const spoken = oneMeant(memory);
  if (spoken === undefined || memory.shown.length < 2) return undefined;
  const named = namedShown(tokens, memory.shown);
  const [reference, ...more] = references;
  const span = named ?? reference;
  if (
    span === undefined ||
    more.length > 0 ||
    !flowWords.IS_IT_THAT.is(maskedText(tokens, [span]).replace('§', 'film'))
  )
    return undefined;
  const [film] = named === undefined && reference ? pointedAt(reference.reference, memory) : [named?.film];
  if (film === undefined) return undefined;
  const isSame = sameTitle(film.title, spoken.title);
  return say(isSame ? `Evet, ${spoken.title}.` : `Yok, ${spoken.title} demek istedim.`);
};
