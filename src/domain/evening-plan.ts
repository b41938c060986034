const MINUTE = 60_000;

/** So many films are planned at most. */
export const MOST_FILMS = 6;
/** The break between two films, in minutes, unless something else was said. */
export const USUAL_BREAK = 15;

/** How long a film is that nobody has chosen yet, in minutes. */
export const USUAL_FILM = 110;

interface Timed {
  /** Minutes. */
  duration: number;
}

/** A film in a plan, with its times. */
export interface Screening<Film> {
  film: Film;
  starts: Date;
  ends: Date;
}

export interface PlanFrame {
  startsAt: Date;
  /** The hour by which all of it is to be over, where there is one. */
  endsBy?: Date | undefined;
  breakMinutes: number;
}

export interface EveningPlan<Film> {
  screenings: readonly Screening<Film>[];
  ends: Date;
  /** Minutes beyond the hour by which it was to end; 0 where it ends in time or no hour was given. */
  over: number;
}

/** Minutes that films take with the breaks between them. */
export const minutesOf = (films: readonly Timed[], breakMinutes: number): number =>
  films.reduce((sum, { duration }) => sum + duration, 0) + Math.max(0, films.length - 1) * breakMinutes;

/** Puts films one after another with a break between each two (J-01): none begins before the one before it has ended. */
export function planOf<Film extends Timed>(films: readonly Film[], frame: PlanFrame): EveningPlan<Film> {
  let time = frame.startsAt.getTime();
  const screenings = films.map((film, place): Screening<Film> => {
    const starts = place === 0 ? time : time + frame.breakMinutes * MINUTE;
    time = starts + film.duration * MINUTE;
    return { film, starts: new Date(starts), ends: new Date(time) };
  });
  const over = frame.endsBy === undefined ? 0 : Math.ceil((time - frame.endsBy.getTime()) / MINUTE);
  return { screenings, ends: new Date(time), over: Math.max(0, over) };
}

/** The most films that fit into some minutes, in their order; of several choices that of the earlier films. */
export function whatFits<Film extends Timed>(
  films: readonly Film[],
  minutes: number,
  breakMinutes: number,
): readonly Film[] {
  return choices(films, films.length).find((chosen) => minutesOf(chosen, breakMinutes) <= minutes) ?? [];
}

/** The first choice of so many films that fits into some minutes, of fewer where so many do not; else the shortest film. */
export function chooseFitting<Film extends Timed>(
  films: readonly Film[],
  count: number,
  minutes: number,
  breakMinutes: number,
): readonly Film[] {
  const fitting = choices(films, count).find(
    (chosen) => chosen.length > 0 && minutesOf(chosen, breakMinutes) <= minutes,
  );
  return fitting ?? films.toSorted((a, b) => a.duration - b.duration).slice(0, 1);
}

/** All choices of at most so many films, the largest first, and of one size those of the earlier films first. */
function choices<Film>(films: readonly Film[], most: number): Film[][] {
  const [first, ...rest] = films;
  if (first === undefined || most === 0) return [[]];
  const chosen = [...choices(rest, most - 1).map((others) => [first, ...others]), ...choices(rest, most)];
  return chosen.toSorted((a, b) => b.length - a.length);
}

/** Minutes between two moments, none where the first is the later. */
export const minutesBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / MINUTE));
