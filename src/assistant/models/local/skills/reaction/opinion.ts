import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { type Decide, accepts, asksAlikeAlone, recommendBy, say } from '../../core/skill.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { toolOf } from '../../understand/acts.ts';
import { type TitleAt, standsOut } from '../../understand/spans.ts';
import { CUT, maskedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { bestKnown } from '../questions/named-film.ts';
import { inWords, withMark } from './met.ts';
import source from './opinion.json' with { type: 'json' };
import remarkSource from './remark.json' with { type: 'json' };
import { tellsLove } from './told-film.ts';
import { isToldOf } from './told-of.ts';
import { type Remark, viewOf } from './view.ts';

const { BESIDE, SEEN, ASKS_US, ...OWN } = phraseLists(source);
const { WANTS: _wants, ...REMARKS } = phraseLists(remarkSource);
const OPINIONS = { ...OWN, ...REMARKS };
const MOST_WORDS = 12;

/** `joker bana göre abartılmış bi film`, `dün seven izledim çok iyiydi`, `baba filmini severim mesela`: met as by a friend, and no films come unasked. */
export const opinion: Decide = (parsed, { index, seed, memory }) => {
  const told = opinionIn(parsed);
  if (told === undefined || tellsLove(parsed)) return undefined;
  const { film, said, seen } = told;
  // `titaniği sevmem`, `john wick klasik oldu`, after films were wished: others.
  if (memory.wishes !== undefined && (said === 'dislikes' || said === 'classic')) return undefined;
  const { next, ...view } = viewOf(said, film, index.films, film.actors[0] ?? '', seed);
  const expects: Decide = (parsed, context) => {
    if (ASKS_US.is(parsed.text)) {
      const ours = viewOf('ours', film, index.films, film.actors[0] ?? '', context.seed);
      return say(`${ours.heard} ${ours.offer}`);
    }
    if (accepts(parsed)) return recommendBy(next);
    return asksAlikeAlone(parsed) ? recommendBy({ similarTo: film.title }) : undefined;
  };
  const met = { ...view, expects };
  return seen ? withMark(film, index, met) : inWords(met);
};

/** The film of an opinion: it is spoken of next. */
export const filmOfOpinion = (parsed: Understanding): CatalogueFilm | undefined => opinionIn(parsed)?.film;

/** What is said of the one film that is named, where that is all that is said. */
function opinionIn(parsed: Understanding): { film: CatalogueFilm; said: Remark; seen: boolean } | undefined {
  const { tokens, titles, acts, words, written, markers } = parsed;
  const [title, ...others] = titles.filter((one) => mayBeTold(one, parsed));
  if (title === undefined || others.length > 0 || words > MOST_WORDS || written.includes('?'))
    return undefined;
  if (markers.requests || markers.surprise || acts.some(({ act }) => toolOf(act) !== 'markWatched'))
    return undefined;
  const rest = maskedText(tokens, [title]).replaceAll(CUT, ' ');
  const said = nameIn(OPINIONS, rest);
  const film = bestKnown(title.span.films);
  if (said === undefined || film === undefined) return undefined;
  const left = Object.values(OPINIONS).reduce((text, list) => list.without(text), rest);
  const isWhole = BESIDE.without(left).trim() === '';
  return isWhole ? { film, said, seen: SEEN.in(rest) } : undefined;
}

/** An everyday word is a title where it is called a film, or where it was seen: `dün seven izledim`. */
const mayBeTold = (title: TitleAt, { tokens, acts }: Understanding): boolean =>
  isToldOf(title, tokens) || (acts.length > 0 && !title.span.fuzzy && standsOut(title));
