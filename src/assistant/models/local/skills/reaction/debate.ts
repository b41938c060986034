import { sameTitle } from '#domain/title.ts';
import { type Decide, say } from '../../core/skill.ts';
import { phrases } from '../../lexicon/phrases.ts';
import { toolOf } from '../../understand/acts.ts';
import { foldedText, maskedText } from '../../understand/tokens.ts';
import source from './debates.json' with { type: 'json' };

const DEBATES = source.debates.map(({ film, said, view, ...more }) => ({
  film,
  view,
  said: phrases(said),
  // Of a title of everyday words the words around it tell that it is meant.
  itself: 'itself' in more && more.itself !== undefined ? phrases(more.itself) : undefined,
}));

/** `topaç düşüyor mu sonunda`, `jack tahtaya sığardı`: of the film that is named or spoken of, what everybody argues about. */
export const debate: Decide = ({ titles, tokens, acts, markers }, { memory }) => {
  // `izledim de sonunu anlamadım`: that it was seen is told beside what is asked.
  if (acts.some(({ act }) => toolOf(act) !== 'markWatched') || markers.requests) return undefined;
  const text = maskedText(tokens, titles);
  const isMeant = (film: string) =>
    titles.length > 0
      ? titles.some(({ span }) => span.films.some(({ title }) => sameTitle(title, film)))
      : memory.focus !== undefined && sameTitle(memory.focus.title, film);
  const whole = foldedText(tokens);
  const found = DEBATES.find(
    ({ film, said, itself }) => itself?.in(whole) === true || (isMeant(film) && said.in(text)),
  );
  return found === undefined ? undefined : say(found.view);
};
