import { brokenWishes } from '#domain/wish-rules.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { lowerFirst } from '#lib/turkish/format.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { type Measured, knownFilm, measured } from '../../core/known-film.ts';
import type { Understanding } from '../../understand/understand.ts';
import { type Ranking, askedRanking, firstOf, rankingWords } from '../questions/rank.ts';
import { said } from '../questions/said.ts';

/** Asks for advice, and for no figure. */
export const BEST =
  /hangisi\w* (?:\w+ )?(?:izle|oner|sec|daha iyi|once|tavsiye|begen|en iyi|guzel)|hangisiyle basla|sence hangisi|sen hangisi|hangisi iyi|hangisini|en (?:iyi|guzel)s?[iu] hangisi/u;

/** What a row of films is asked to be ranked by, with the films that can be. */
export function rankingOf(text: string, films: readonly ShownFilm[], index: FilmIndex) {
  const ranking: Ranking | undefined = films.length > 1 ? askedRanking(text) : undefined;
  if (ranking === undefined) return undefined;
  // `hangisi daha iyi` asks for advice, `puanı en yüksek` for a figure.
  if (ranking.quality.said === said.RATED && BEST.test(text)) return undefined;
  const known = films.flatMap((film) => measured(film, index) ?? []);
  const rankable =
    ranking.quality.fact === undefined ? known.filter(({ judgement }) => judgement !== undefined) : known;
  // `hangisi korkutmaz`, where all are alike: none of them is that.
  if (ranking.isDenied === true && firstOf(rankable, ranking).length === rankable.length) return undefined;
  return rankable.length > 1 ? { ...ranking, films: rankable } : undefined;
}

/** `küfürsüz ama komik olanı hangisi`: among those without what is refused, if there are any. */
export function rankedWithout({ exact }: Understanding, ranking: Ranked, index: FilmIndex): string {
  const { films, quality } = ranking;
  const { avoidTones = [], avoidThemes = [] } = exact ?? {};
  const told = rankingWords(films, ranking);
  if (avoidTones.length + avoidThemes.length === 0 || ranking.least || OWN.has(quality.trait)) return told;
  const unwanted = { genres: [], avoidTones: [...avoidTones], avoidThemes: [...avoidThemes] };
  const fit = films.filter((film) => {
    const known = knownFilm(film, index);
    return known !== undefined && brokenWishes(known, unwanted).length === 0;
  });
  if (fit.length === films.length) return told;
  const [only, ...others] = fit;
  if (only === undefined) return `Öylesi yok aralarında. Gerisine bakarsan: ${lowerFirst(told)}`;
  return others.length === 0 ? `Aradığın ${only.title}.` : rankingWords(fit, ranking);
}
/** What is refused beside these is what they measure. */
const OWN: ReadonlySet<string> = new Set(['gore', 'think']);
type Ranked = Ranking & { films: readonly Measured[] };
