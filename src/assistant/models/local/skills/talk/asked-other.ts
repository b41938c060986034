import { catalogued } from '../../core/known-film.ts';
import { type Decide, say } from '../../core/skill.ts';
import { phraseLists, wholeNameIn } from '../../lexicon/phrases.ts';
import { answer } from '../questions/answers.ts';
import { bestKnown } from '../questions/named-film.ts';
import source from './asked-other.json' with { type: 'json' };

const { MEANT: _meant, BESIDE: _beside, ...ASKED } = phraseLists(source);

/** `ben yönetmeni sordum oyuncuyu değil`: said again, and answered with an apology; where no film is in talk, it is asked of which. */
export const askedOther: Decide = ({ text, titles }, { memory, index }) => {
  const asked = titles.length > 0 ? undefined : wholeNameIn(ASKED, text);
  if (asked === undefined) return undefined;
  const film = memory.focus && catalogued(memory.focus, index);
  if (film === undefined)
    return say(source.asks, (named) => {
      const said = bestKnown(named.titles[0]?.span.films ?? []);
      return said && answer(asked, said, index, '');
    });
  const told = answer(asked, film, index, '');
  if (told === undefined) return undefined;
  return told.kind === 'say'
    ? { ...told, text: `${source.sorry} ${told.text}` }
    : { ...told, before: source.sorry };
};
