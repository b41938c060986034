import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { aboutTheme } from '#domain/film-words.ts';
import { sameTitle } from '#domain/title.ts';
import themeKin from './theme-kin.json' with { type: 'json' };
import themeKinds from './theme-kinds.json' with { type: 'json' };
import type { Points } from './points.ts';

/** A theme that the film is about, and one that only occurs in it. */
const CORE = 6;
const SIDE = 1;
/** More for what a film is about first of all, and for every finer theme beside it: soldiers and a battle make a war film. */
const FOREMOST: readonly number[] = [1.5, 0.8];
const MORE = 0.6;
const MOST_MORE = 2;
/** One whose name only holds the wished one: `klasik müzik` is no `klasik`, `zaman yolculuğu` hardly a `yolculuk`. */
const NAMED = 0.8;
/** Of a theme that is near the wished one, where a film has that one not: painters, then art. */
const KIN = 0.5;
/** The themes near a finer one, as films and wishes name them. */
const KIN_OF: Readonly<Record<string, readonly string[] | undefined>> = themeKin;
/** The themes that are kinds of a wider one: the Second World War is a war. */
const KINDS_OF: Readonly<Record<string, readonly string[] | undefined>> = themeKinds;

/** How far a film is about a theme: first of all, among others, or only about one that is near it. */
export function themeFit(theme: string): Points {
  const own = ownFit(theme);
  const kin = (KIN_OF[theme] ?? []).map(ownFit);
  const isAbout = aboutTheme(theme);
  return (film) => (isAbout(film) ? own(film) : KIN * most(kin, film));
}

function most(kin: readonly Points[], film: CatalogueFilm): number {
  let best = 0;
  for (const points of kin) best = Math.max(best, points(film));
  return best;
}

/** Whether a film is about a theme before all else, and not only has it. @param places how many of its themes are looked at */
export function isAtCore(theme: string, places: number = Infinity): (film: CatalogueFilm) => boolean {
  const isOne = isKindOf(theme);
  return ({ judgement, themes }) => (judgement?.core ?? themes).slice(0, places).some(isOne);
}

/** Whether a theme is the wished one, or a kind of it. */
function isKindOf(theme: string): (own: string) => boolean {
  const kinds = KINDS_OF[theme] ?? [];
  return (own) => sameTitle(own, theme) || kinds.includes(own);
}

function ownFit(theme: string): Points {
  const isAbout = aboutTheme(theme);
  const kinds = KINDS_OF[theme] ?? [];
  const isOne = isKindOf(theme);
  const isNear = (own: string) =>
    own !== theme && (kinds.includes(own) || KIN_OF[own]?.includes(theme) === true);
  return (film) => {
    if (!isAbout(film)) return 0;
    const core = film.judgement?.core ?? film.themes;
    const place = core.findIndex(isOne);
    if (place >= 0)
      return CORE + (FOREMOST[place] ?? 0) + MORE * Math.min(MOST_MORE, core.filter(isNear).length);
    if (film.themes.some(isOne)) return SIDE;
    return isAbout({ themes: core }) ? NAMED : NAMED / 2;
  };
}
