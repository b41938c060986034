import { inputFor } from '../../core/resolve-reference.ts';
import { type Decide, act } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import source from './after-surprise.json' with { type: 'json' };
import { SURPRISE } from './surprise.ts';

const words = phraseLists(source);

/** `yine`, `bunu da gördüm ya`, `bu olmaz`: right after a surprise the next one comes, and what was seen is written down. */
export const afterSurprise: Decide = ({ text, titles }, { memory, index }) => {
  const { lastShow, focus, shown } = memory;
  if (lastShow?.tool !== 'surpriseFilm' || memory.wishes !== undefined || titles.length > 0) return undefined;
  const film = focus ?? shown[0];
  if (words.SEEN.is(text) && film !== undefined)
    return act({ tool: 'markWatched', input: inputFor(film, index) }, SURPRISE);
  return words.AGAIN.is(text) || words.DECLINED.is(text) ? act(SURPRISE) : undefined;
};
