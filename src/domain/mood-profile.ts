import type { Genre } from './genre.ts';
import type { Feel, FilmJudgement } from './judgement.ts';
import { type Mood, MOODS } from './mood.ts';

export interface Felt {
  genres: readonly string[];
  judgement?: FilmJudgement | undefined;
}

type Figure = Feel | 'sex' | 'gore';

interface Profile {
  /** Points a grade of each feel is worth to somebody in that mood. */
  worth: Partial<Record<Figure, number>>;
  /** Points from which on more of it makes hardly a better film: others shall come, too. */
  enough?: number;
  /** Whether a film is one for the mood at all. */
  suits: (film: FilmJudgement, genres: readonly string[]) => boolean;
  /** What must not be shown in that mood. A genre that was asked for by name is not held against a film. */
  never: (film: FilmJudgement, asked: ReadonlySet<string>) => boolean;
}

const unlessAsked = (asked: ReadonlySet<string>, ...genres: readonly Genre[]) =>
  !genres.some((genre) => asked.has(genre));

const PROFILES: Readonly<Record<Mood, Profile>> = {
  happy: {
    worth: { laugh: 1, warm: 0.7, heavy: -1, cry: -0.6, fear: -0.8, tense: -0.3 },
    suits: ({ feel }) => feel.laugh >= 2 || (feel.warm >= 2 && feel.laugh >= 1),
    never: ({ feel, gore, ending }, asked) =>
      feel.heavy >= 2 ||
      feel.cry >= 3 ||
      ending === 'dark' ||
      (unlessAsked(asked, 'Korku') && (feel.fear >= 2 || gore >= 2)),
  },
  sad: {
    worth: { cry: 1.2, warm: 0.3, laugh: -0.8, action: -0.5, tense: -0.3 },
    suits: ({ feel }) => feel.cry >= 2 && feel.laugh <= 1,
    never: ({ feel, gore }, asked) =>
      feel.heavy >= 3 ||
      (unlessAsked(asked, 'Aksiyon') && feel.action >= 2) ||
      (unlessAsked(asked, 'Korku') && (feel.fear >= 2 || gore >= 2)),
  },
  excited: {
    worth: { tense: 0.8, action: 0.8, heavy: -0.3 },
    suits: ({ feel, pace }) => pace >= 2 && (feel.tense >= 3 || (feel.action >= 2 && feel.tense >= 1)),
    never: ({ feel, pace }) => pace === 1 || feel.heavy >= 3,
  },
  relaxed: {
    worth: {
      warm: 0.8,
      laugh: 0.4,
      beauty: 0.3,
      think: -0.2,
      heavy: -1,
      tense: -1,
      fear: -1,
      gore: -1,
      action: -0.5,
    },
    suits: ({ feel }) => feel.warm >= 2 || feel.beauty >= 2 || feel.laugh >= 2,
    never: ({ feel, gore }, asked) =>
      feel.heavy >= 2 || gore >= 2 || feel.tense >= 2 || (unlessAsked(asked, 'Korku') && feel.fear >= 1),
  },
  romantic: {
    worth: { romantic: 1.2, warm: 0.5, laugh: 0.2, beauty: 0.2, heavy: -0.6, cry: -0.4, sex: -0.6 },
    suits: ({ feel }) => feel.romantic >= 2,
    never: ({ feel, gore, sex, ending }, asked) =>
      feel.heavy >= 3 ||
      gore >= 2 ||
      sex >= 3 ||
      (unlessAsked(asked, 'Korku') && feel.fear >= 2) ||
      (ending === 'dark' && feel.heavy >= 2),
  },
  adventure: {
    worth: { action: 0.6, beauty: 0.6, tense: 0.2, heavy: -0.5, cry: -0.4 },
    suits: ({ feel, pace }, genres) =>
      pace >= 2 && (genres.includes('Macera') || (feel.action >= 2 && feel.beauty >= 2)),
    never: ({ feel, pace }) => pace === 1 || feel.heavy >= 3,
  },
};

/** What a point beyond enough counts. */
const BEYOND = 0.2;

const NOTHING_ASKED: ReadonlySet<string> = new Set();

/** The moods that a film is one for. */
export const moodsOf = ({ genres, judgement }: Required<Felt>): Mood[] =>
  MOODS.filter((mood) => judgement !== undefined && suitsMood({ genres, judgement }, mood) === true);

/** Whether a film is one for a mood; undefined where nobody has judged it. */
export function suitsMood({ genres, judgement }: Felt, mood: Mood, asked = NOTHING_ASKED) {
  if (judgement === undefined) return undefined;
  const { suits, never } = PROFILES[mood];
  return suits(judgement, genres) && !never(judgement, asked);
}

/** Whether a film must not be shown to somebody in that mood, whatever else speaks for it. @param asked genres asked for by name */
export const isNeverFor = ({ judgement }: Felt, mood: Mood, asked = NOTHING_ASKED): boolean =>
  judgement !== undefined && PROFILES[mood].never(judgement, asked);

/**
 * How well films fit a mood: about −3 to 6 points; 0 for one that nobody has judged. Made once for any number of films.
 */
export function moodFit(mood: Mood): (film: Felt) => number {
  const { worth, enough = Infinity } = PROFILES[mood];
  // The keys of `worth` are those of its type; Object.entries forgets it.
  const worths = Object.entries(worth) as [Figure, number][];
  return ({ genres, judgement }) => {
    if (judgement === undefined) return 0;
    let points = mood === 'adventure' && genres.includes('Macera') ? 1 : 0;
    for (const [name, grade] of worths) points += grade * figureOf(judgement, name);
    return Math.min(points, enough) + BEYOND * Math.max(0, points - enough);
  };
}

const figureOf = (judgement: FilmJudgement, name: Figure): number =>
  name === 'sex' || name === 'gore' ? judgement[name] : judgement.feel[name];
