import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { RecallIndex, Recalled } from '#films/recall/recall-index.ts';

/** A scene is told in so many words; in a longer message the rest is of the evening and of whoever tells it. */
const SCENE = 7;
const MUCH_MORE = 4;
/** What a part says of a film must be of it beyond doubt, as any story has words of some film. */
const SURE = { met: 4, ahead: 0.35, metOfSame: 5 } as const;

interface Told {
  found: readonly Recalled[];
  words: readonly string[];
}

/** The films that words tell of; of a long message the part that tells most of one. @param may says which it may be at all */
export function toldPart(
  words: readonly string[],
  { find }: RecallIndex,
  may?: (film: CatalogueFilm) => boolean,
): Told {
  const whole: Told = { found: find(words, may), words };
  if (words.length < SCENE + MUCH_MORE) return whole;
  const likely = new Set(whole.found.map(({ film }) => film));
  const parts = words.slice(SCENE - 1).map((_, from): Told => {
    const part = words.slice(from, from + SCENE);
    return { found: find(part, (film) => likely.has(film)), words: part };
  });
  const [best] = parts.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  return best !== undefined && (isSure(best) || isFuller(best, whole)) ? best : whole;
}

const scoreOf = ({ found: [first] }: Told): number => first?.score ?? 0;

function isSure({ found: [first, second] }: Told): boolean {
  if (first === undefined || first.met.length < SURE.met) return false;
  return (second?.score ?? 0) <= first.score * (1 - SURE.ahead);
}

/** Most of the part is of the film that the whole tells most of, too. */
const isFuller = ({ found: [first] }: Told, whole: Told): boolean =>
  first !== undefined && first.film === whole.found[0]?.film && first.met.length >= SURE.metOfSame;
