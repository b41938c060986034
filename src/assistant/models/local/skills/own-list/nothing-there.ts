import { upperFirst } from '#lib/turkish/format.ts';
import { listOnScreen } from '../../core/memory.ts';
import { type Decide, offering, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import source from './nothing-there.json' with { type: 'json' };

const words = phraseLists(source);
const REMOVES = /(?:^| )(?:sil|cikar|kaldir|temizle|bosalt)/u;
const FEW_WORDS = 7;
const NAMES: Readonly<Partial<Record<string, string>>> = {
  favourites: 'favorilerin',
  watched: 'izlediklerin',
  watchlist: 'izleyeceklerin',
  hidden: 'gizlediklerin',
  history: 'geçmişin',
};

/** `en kısasını bu akşama koy`, `hiç mi yok`, right after a list was told to be empty: that, and no films by chance. */
export const nothingThere: Decide = (parsed, { memory }) => {
  const { text, titles, exact } = parsed;
  const list = listOnScreen(memory);
  if (list === undefined || memory.nothingListed !== true || titles.length > 0) return undefined;
  const name = NAMES[list] ?? 'liste';
  if (words.ALL_GONE.is(text)) return offering(source.none.replace('{list}', name));
  if (words.SURE.is(text)) return offering(source.sure);
  // `bunlara göre yeni bir şey bul`
  if (words.BASED.in(text)) return say(upperFirst(source.based.replace('{list}', name)));
  // What is to be taken off it is told by the act itself.
  const removes = REMOVES.test(text);
  const wishes = exact !== undefined && exact.genres.length + exact.themes.length + exact.people.length > 0;
  // `en kısasını bu akşama koy`
  const points = parsed.references.some(({ reference: { kind } }) => kind !== 'this' && kind !== 'sequel');
  if (parsed.words > FEW_WORDS || removes || wishes || !(points || words.OF_IT.in(text))) return undefined;
  return offering(upperFirst(source.cannot.replace('{list}', name)));
};
