import type { FilmRole } from '#domain/film.ts';
import type { Scored } from './score.ts';

/** What a film of an evening is there for. */
export type Role = FilmRole;

interface Part {
  /** How much a film is worth in that role. */
  worth: (entry: Scored) => number;
  suits: (entry: Scored) => boolean;
  /** A film that lies further behind the best one, in points, does not take the role. */
  within: number;
}

const fameOf = ({ film }: Scored) => film.judgement?.fame;
const SURE_FAME = 4;
const SURE_RATING = 7;
const DISCOVERY_RATING = 6.9;

export const ROLES: Readonly<Record<Role, Part>> = {
  sure: {
    worth: ({ score }) => score,
    suits: (entry) => (fameOf(entry) ?? 0) >= SURE_FAME && entry.film.rating >= SURE_RATING,
    within: 2.5,
  },
  close: { worth: ({ score, close }) => score + close, suits: () => true, within: 3 },
  discovery: {
    // Not being known is no fault here.
    worth: ({ score, fame }) => score - fame,
    suits: (entry) => (fameOf(entry) ?? SURE_FAME) < SURE_FAME && entry.film.rating >= DISCOVERY_RATING,
    within: 1.5,
  },
};

export const suitsRole = (entry: Scored, role: Role): boolean => ROLES[role].suits(entry);

/** What a film turned out to be, which need not be the role that was looked for. Nothing where nobody has judged it. */
export function roleOf(entry: Scored, sought: Role): Role | undefined {
  if (fameOf(entry) === undefined) return undefined;
  if (sought !== 'close' && suitsRole(entry, sought)) return sought;
  return 'close';
}
