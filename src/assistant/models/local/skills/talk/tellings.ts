import { variant } from '#lib/variant.ts';
import { type Decide, type Decision, say } from '../../core/skill.ts';
import { phraseLists, wholeNameIn } from '../../lexicon/phrases.ts';
import { talkWords } from '../../lexicon/word-lists.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import source from './tellings.json' with { type: 'json' };

const { FUNNY, MORE, NOT_FUNNY, ...ASKED } = phraseLists(source);
type Asked = keyof typeof ASKED;

/** `sen anlat bişey`, `film repliği söyle`, `bi fıkra anlat`: told, before a word of it is a title or a wish. */
export const tellings: Decide = ({ text, titles, people, references }, { seed, memory }) => {
  const asked = wholeNameIn(ASKED, text);
  if (asked === undefined || titles.some(isSurelyTitle) || people.length > 0) return undefined;
  // `anlat bakalım` of a film that is spoken of asks for that film.
  const isOfFilm = asked === 'story' && (memory.focus !== undefined || references.length > 0);
  return isOfFilm ? undefined : told(asked, seed);
};

/** @param tail what a story ends with: an offer of another, then a question back */
const told = (asked: Asked, seed: string, tail: keyof typeof source.tails = 'first'): Decision => {
  const words = variant(source.tellings[asked], seed);
  return say(asked === 'story' ? `${words} ${source.tails[tail]}` : words, next(asked, asked === 'story'));
};

/** @param isOffered another one was offered, so that a bare yes asks for it */
const next =
  (asked: Asked, isOffered: boolean): Decide =>
  ({ text, talk }, { seed }) => {
    if (asked === 'joke' && NOT_FUNNY.is(text)) return say(variant(source.tellings.NOT_FUNNY, seed));
    if (asked === 'joke' && FUNNY.is(text))
      return say(variant(source.tellings.FUNNY, seed), next(asked, true));
    const goesOn = MORE.is(text) || (isOffered && (talk === 'yes' || talkWords.YES_DO.is(text)));
    return goesOn ? told(asked, seed, 'then') : undefined;
  };
