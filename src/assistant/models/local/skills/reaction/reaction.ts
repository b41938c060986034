import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { partsNamedIn } from '#films/series.ts';
import type { Decide } from '../../core/skill.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { toolOf } from '../../understand/acts.ts';
import { maskedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isAsking } from '../questions/asked.ts';
import { bestKnown } from '../questions/named-film.ts';
import { feltWords } from './felt.ts';
import { inWords, withMark } from './met.ts';
import { isToldOf } from './told-of.ts';
import source from './reactions.json' with { type: 'json' };

const REACTIONS = phraseLists(source);

/** Whoever says more of a film wants more than to tell of it. */
const MOST_WORDS = 14;
const WISHED = /(?:^| )(?:ols[iu]n|\w+m[ae]s[iu]n)(?: |$)/u;
const ASKED = /(?:^| )(?:acikla|anlat|neden|niye)/u;

const WHAT_A_FILM = /(?:^| )ne film(?:di|mis)?(?: |$)/u;

/** `harry potter bitti boşluğa düştüm`: of a series that no film is called by, its first film, under the name that was said. */
function firstOfNamed(
  { titles, people, text }: Understanding,
  { films }: FilmIndex,
): CatalogueFilm | undefined {
  const found = titles.length + people.length > 0 ? undefined : partsNamedIn(films, text);
  const [film] = found === undefined || found.ofStudio || !found.name.includes(' ') ? [] : found.parts;
  return film;
}

/** `Babam ve Oğlum'u izlerken çok ağladım`: what a film did to somebody who wishes nothing yet. */
export const reaction: Decide = (parsed, { index, seed, memory }) => {
  const { titles, tokens, markers, acts, references, words } = parsed;
  const [title, ...others] = titles.filter((one) => isToldOf(one, tokens));
  const film =
    others.length === 0 ? (bestKnown(title?.span.films ?? []) ?? firstOfNamed(parsed, index)) : undefined;
  // `ıssız adam yaa, o son sahne, bittim`: `o` points at nothing on the screen.
  const points = references.length > 0 && memory.shown.length > 0;
  if (film === undefined || words > MOST_WORDS || points) return undefined;
  if (!acts.every(({ act }) => toolOf(act) === 'markWatched')) return undefined;
  if (markers.requests || markers.another || parsed.said.similarTo !== undefined) return undefined;
  // `bilimkurgu at ama yıldızlararası deme, baydı`: others are wished.
  if (parsed.said.genres.length > 0 && parsed.said.excludeTitles !== undefined) return undefined;
  const masked = maskedText(tokens, titles);
  // `tüylerim diken diken olsun ama musallat karışmasın`: how a film is to be.
  if (WISHED.test(masked)) return undefined;
  // `sonunu anlamadım, açıklasana`: it is asked.
  const felt = ASKED.test(masked) ? undefined : nameIn(REACTIONS, masked);
  // `hiçbir şey anlamadım, mavi kutu ne`: it is asked, too.
  // `joker izledim sıkıldım yarıda bıraktım` asks for nothing else yet.
  const asks = markers.asks && felt !== 'bore' && !WHAT_A_FILM.test(parsed.text);
  if (felt === undefined || asks || isAsking(REACTIONS[felt].without(masked))) return undefined;
  const met = feltWords(film, felt, seed);
  return acts.length > 0 ? withMark(film, index, met) : inWords(met);
};
