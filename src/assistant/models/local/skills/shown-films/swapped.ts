import { pointedAt } from '../../core/resolve-reference.ts';
import { type Decide, act } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { foldedText } from '../../understand/tokens.ts';
import source from './swapped.json' with { type: 'json' };

const words = phraseLists(source);

/** `1 ve 3 kalsın 2yi değiştir`, `ilkini beğenmedim diğerleri tamam`: one film in the place of another, and the others stay. */
export const swapped: Decide = ({ text, tokens, references, titles, exact }, { memory }) => {
  const { shown, wishes, lastShow } = memory;
  if (lastShow?.tool !== 'recommendFilms' || wishes === undefined || shown.length < 2) return undefined;
  if (titles.length > 0 || exact !== undefined) return undefined;
  const gone = references.filter(({ reference, to }) => {
    const behind = foldedText(tokens.slice(to));
    const goes =
      words.CHANGED.firstIn(behind) === 0 ||
      (words.DISLIKED.firstIn(behind) === 0 && words.OTHERS_STAY.in(text));
    return reference.kind === 'place' && goes;
  });
  const [one, ...others] = gone;
  const [film] = one === undefined ? [] : pointedAt(one.reference, memory);
  if (film === undefined || others.length > 0) return undefined;
  return act({ tool: 'recommendFilms', input: { ...wishes, swap: film.title } });
};
