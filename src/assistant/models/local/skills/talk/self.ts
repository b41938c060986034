import { variant } from '#lib/variant.ts';
import { type Decide, say } from '../../core/skill.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import source from './self.json' with { type: 'json' };

const ASKED = phraseLists({ lists: source.lists, parts: source.parts });
/** Whoever says more than this wants more than to know us. */
const MOST_WORDS = 14;
const FEW_WORDS = 5;
const OF_FILMS: ReadonlySet<string> = new Set([
  'watches',
  'favourites',
  'bored',
  'arrives',
  'dodges',
  'understands',
]);

/** `fenerli misin sen de`, `bu filmleri izliyo musun`: what is asked of the assistant itself. */
export const aboutItself: Decide = ({ text, words, films, titles, people, markers, exact }, { seed }) => {
  const asked = words > MOST_WORDS ? undefined : nameIn(ASKED, text);
  if (asked === undefined || markers.requests || markers.surprise || exact?.genres.length) return undefined;
  // `moralsiz bi fenerliyim, zafer filmi`: only of films may a film be in it.
  if (films && !OF_FILMS.has(asked)) return undefined;
  if (asked === 'theirTeam' && words > FEW_WORDS) return undefined;
  return titles.some(isSurelyTitle) || people.length > 0
    ? undefined
    : say(variant(source.replies[asked], seed));
};
