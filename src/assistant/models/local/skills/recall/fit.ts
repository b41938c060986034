import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { RecallIndex, Recalled } from '#films/recall/recall-index.ts';

/**
 * How much of what was said must be known of a film: the more is told, the less of it. Somebody who asks for a title is
 * sooner given one than somebody whose words only sound like a story, and few words must be a scene that people remember.
 */
export function fits({ score, met, scene }: Recalled, words: number, how: How, recall: RecallIndex): number {
  if (met.length < 2) return 0;
  if (how === 'asked') return score / (words <= 3 ? 0.6 : 0.4);
  if (how === 'story') return met.length >= 3 ? score / 0.42 : score / 0.55;
  const rare = met.some((word) => recall.filmsWith(word) <= RARE);
  return rare && scene >= 0.6 && met.length / words > 0.6 ? score / 0.6 : 0;
}
export type How = 'asked' | 'story' | 'words';
/** A word on so few films means one of them. */
const RARE = 25;
/** Of what it takes to be sure: enough to be asked about. */
export const LIKELY = 0.75;
/** So sure that a film is described, less is enough to ask about. */
export const POSSIBLE = 0.55;
/** How far the next film must lie behind: a share of the first one's score. */
export const MARGIN = 0.12;

/** How far the second film lies behind: a share of the first one's score. */
export const aheadOf = (first: Recalled, second: Recalled | undefined): number =>
  1 - (second?.score ?? 0) / first.score;

/** A guess is more than none, where much of a long story is of one film and little of any other. */
export const isFarAhead = (first: Recalled, second: Recalled | undefined): boolean =>
  FAR_AHEAD.some(
    ({ met, ahead, score }) =>
      first.met.length >= met && aheadOf(first, second) >= ahead && first.score >= score,
  );
const FAR_AHEAD = [
  { met: 5, ahead: 0.45, score: 0.24 },
  { met: 4, ahead: 0.34, score: 0.42 },
  { met: 3, ahead: 0.4, score: 0.5 },
] as const;

/**
 * The one film of which most of a scene was told, and of any other that comes to mind little: `çocuk ölüleri görüyodu
 * doktorla konuşuyolardı`, and in others there are a child and a doctor, too.
 */
export function onlySceneOf(found: readonly Recalled[]): Recalled | undefined {
  const best = found[0]?.score ?? 0;
  const near = candidatesOf(found);
  const [one, ...others] = found.filter(({ film, scene }) => near.includes(film) && scene > SCENE.little);
  return one !== undefined &&
    others.length === 0 &&
    one.scene >= SCENE.most &&
    one.met.length >= SCENE.met &&
    one.score >= best * SCENE.ofBest
    ? one
    : undefined;
}
const SCENE = { most: 0.6, little: 0.4, met: 3, ofBest: 0.95 } as const;

/** The films that may be meant: none far behind the first. */
export function candidatesOf(found: readonly Recalled[]): CatalogueFilm[] {
  const best = found[0]?.score ?? 0;
  return found
    .filter(({ score }) => score > best * NEAR_BEST)
    .slice(0, MOST_CANDIDATES)
    .map(({ film }) => film);
}
const NEAR_BEST = 0.7;
const MOST_CANDIDATES = 3;
