import { variant } from '#lib/variant.ts';
import { joinTitles } from '../../core/sentence.ts';
import { askWhich } from '../../core/chosen-film.ts';
import { inputFor } from '../../core/resolve-reference.ts';
import { type Decide, act, say } from '../../core/skill.ts';
import { GLAD } from '../recall/narrowed.ts';
import { recallWords } from '../recall/telling-words.ts';

/** `evet buydu`, of several films that were shown for what was told: it is asked which. */
export const foundAmong: Decide = ({ text, titles, references }, { memory, index, seed }) => {
  const { shown, focus, lastShow, lead } = memory;
  // `tamam bu`, of films of which one was spoken for, chooses that.
  if (lead !== undefined && !SURELY.test(text)) return undefined;
  if (lastShow === undefined && focus !== undefined && SURELY.test(text) && recallWords.FOUND.is(text))
    return say(variant(GLAD, seed));
  if (lastShow?.tool !== 'recommendFilms' || focus !== undefined || shown.length < 2) return undefined;
  if (titles.length > 0 || references.some(({ reference: { kind } }) => kind !== 'this')) return undefined;
  return recallWords.FOUND.is(text)
    ? askWhich(`Oh, sevindim! Hangisi: ${joinTitles(shown, 'ya da')}?`, shown, (film) =>
        act({ tool: 'showFilm', input: inputFor(film, index) }),
      )
    : undefined;
};

/** `tamam bu` may choose a film for tonight as well. */
const SURELY = /(?:^| )(?:buydu|oydu|buldun|bildin|kendisi|bu filmdi|o filmdi)(?: |$)/u;
