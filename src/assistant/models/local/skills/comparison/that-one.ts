import { phraseLists } from '../../lexicon/phrases.ts';
import { knownFilms } from '../../core/known-film.ts';
import { type Decide, say } from '../../core/skill.ts';
import source from './words.json' with { type: 'json' };

const { THEN_THAT_ONE } = phraseLists(source);

/** `shrek mi buz devri mi`, and after the answer `ilki mi yani`: whether that one was meant. */
export const thatOne: Decide = ({ text, references, acts }, { memory: { shown, focus }, index }) => {
  const [reference] = references;
  if (shown.length !== 2 || focus === undefined || acts.length > 0 || !THEN_THAT_ONE.is(text))
    return undefined;
  const known = knownFilms(shown, index);
  const meant = reference?.reference.kind === 'place' ? known.at(reference.reference.place) : undefined;
  if (meant === undefined) return undefined;
  return say(
    meant.title === focus.title
      ? `Evet, ${meant.title}. İyi seyirler!`
      : `Yok, ${focus.title} demek istedim.`,
  );
};
