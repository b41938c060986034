import type { ListName } from '#tools/list-films.ts';
import { listOnScreen } from '../../core/memory.ts';
import { type Decide, act, say } from '../../core/skill.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { isWatchlist } from '../../understand/film-acts.ts';
import { union } from '../../understand/lists.ts';
import { NOTHING_THERE } from './list-acts.ts';
import source from './of-kind.json' with { type: 'json' };

const { GOES, GOES_FROM_LIST, ONLY_THESE, FAVOURITES, WATCHED } = phraseLists(source);
const NAMED = { favourites: FAVOURITES, watched: WATCHED };

const FEW_WORDS = 5;
/** `korkuları`, `korku filmlerini`, `korku olanları` */
const SEVERAL = /l[ae]r(?:[iu](?:n[iu])?)?(?: |$)/u;

/**
 * `korkuları sil`, `favorilerimden komedileri çıkar`, `sadece korkular`: those of a list are shown, the first time so that
 * none goes unseen; and no films of that kind are wished.
 */
export const ofKindOff: Decide = ({ text, words, exact, titles, references, markers }, { memory }) => {
  const kinds = union(exact?.genres ?? [], exact?.excludeGenres ?? []);
  const [genre, ...others] = kinds;
  if (genre === undefined || others.length + titles.length > 0) return undefined;
  // `bunlardan dram olanları`
  if (references.some(({ reference: { kind } }) => kind !== 'all')) return undefined;
  if (words > FEW_WORDS || markers.requests || !SEVERAL.test(text)) return undefined;
  const named: ListName | undefined = nameIn(NAMED, text) ?? (isWatchlist(text) ? 'watchlist' : undefined);
  const list = named ?? listOnScreen(memory);
  const isOfList = list !== undefined && (GOES_FROM_LIST.in(text) || ONLY_THESE.in(text));
  if (!GOES.in(text) && !isOfList) return undefined;
  if (named === undefined && memory.nothingListed === true && list !== undefined) return say(NOTHING_THERE);
  return act({ tool: 'listFilms', input: { list: list ?? 'watchlist', genre } });
};
