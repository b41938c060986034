import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { variant } from '#lib/variant.ts';
import { inputFor, showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decide, type DecisionContext, offer, say, sayAndAct } from '../../core/skill.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { endsClause, maskedText } from '../../understand/tokens.ts';
import { namesKind } from '../../plain-words/decided.ts';
import { plannedRecommendation } from '../recommendation/recommendation.ts';
import type { Understanding } from '../../understand/understand.ts';
import { answer } from '../questions/answers.ts';
import { bestKnown } from '../questions/named-film.ts';
import { toolOf } from '../../understand/acts.ts';
import { isToldOf } from './told-of.ts';
import source from './told-film.json' with { type: 'json' };

const { SOMETHING_ELSE, ...TOLD } = phraseLists(source);
const { replies } = source;
/** Whoever says more wants more than to tell of it. */
const MOST_WORDS = 12;

/** `parazit diye bi film varmış`, `hereditary izliyoruz`, `amelie'ye bayıldım`: a film that is named, and nothing asked or wished. */
export const toldFilm: Decide = (parsed, context) => {
  const { index, seed } = context;
  const film = filmToldOf(parsed);
  const told = film === undefined ? undefined : nameIn(TOLD, restOf(parsed));
  if (film === undefined || told === undefined) return undefined;
  const { title } = film;
  switch (told) {
    case 'unseen':
      return offer(
        variant(replies.unseen, seed).replace('$', title),
        { tool: 'addToWatchlist', input: inputFor(film, index) },
        title,
      );
    case 'heard':
      return answer('GOOD', film, index, '');
    case 'planned': {
      const wished = wishedBeside(parsed, context);
      if (wished !== undefined)
        return sayAndAct(`${variant(replies.planned, seed)} ${replies.wishes}`, wished);
      return showAndAnswer(film, { index }, () => `${variant(replies.planned, seed)} ${replies.wishes}`);
    }
    case 'begun':
      return say(variant(replies.begun, seed).replace('$', title));
    case 'loved':
      return offer(
        `${variant(replies.loved, seed).replace('$', title)} ${replies.offer}`,
        { tool: 'addFavourite', input: inputFor(film, index) },
        title,
      );
  }
};

/** `klaus'u izlicem, bi de yarın için komik bir şey`: what is wished in the part after it. */
function wishedBeside({ tokens, titles, written, markers }: Understanding, context: DecisionContext) {
  // `…, çocuklar da gelecek` only tells.
  if (!markers.adds) return undefined;
  const named = titles[0]?.to ?? tokens.length;
  const end = tokens.findIndex((token, at) => at >= named && endsClause(token));
  const rest = end < 0 ? undefined : tokens[end + 1];
  const wish = rest && context.understand(written.slice(rest.start));
  return wish?.exact === undefined || !namesKind(wish) ? undefined : plannedRecommendation(wish, context);
}

/** `amelie'ye bayıldım`: its film is offered a place among the favourites. */
export const tellsLove = (parsed: Understanding): boolean =>
  filmToldOf(parsed) !== undefined && nameIn(TOLD, restOf(parsed)) === 'loved';

/** The one film that a message tells of; undefined where it asks or wishes for something. */
export function filmToldOf(parsed: Understanding): CatalogueFilm | undefined {
  const { titles, tokens, acts, references, said, words, markers } = parsed;
  const [title, ...others] = titles.filter((one) => isToldOf(one, tokens));
  if (title === undefined || others.length > 0 || words > MOST_WORDS) return undefined;
  // `hala izlemedim diye utandığım film godfather`: no mark is taken back.
  const isUnseen = parsed.exact === undefined && TOLD.unseen.in(restOf(parsed));
  const does = acts.some(({ act }) => !(isUnseen && toolOf(act) === 'unmarkWatched'));
  if (does || references.length > 0 || markers.another) return undefined;
  // `tavsiye ettiler` asks for nothing.
  if (markers.requests && !TOLD.heard.in(restOf(parsed))) return undefined;
  if (said.similarTo !== undefined || said.people.length > 0) return undefined;
  // `korku izlicez, çok fena bir şey olsun`: everyday words beside a wish.
  if (title.span.evidence === 'none' && title.span.ordinary && parsed.exact !== undefined) return undefined;
  // `bilim kurgu olsun, interstellar'ı yüz kere açtık`
  if (said.excludeTitles !== undefined && said.excludeTitles.length > 0) return undefined;
  return SOMETHING_ELSE.in(restOf(parsed)) ? undefined : bestKnown(title.span.films);
}

const restOf = ({ tokens, titles }: Understanding): string => maskedText(tokens, titles).replaceAll('§', ',');
