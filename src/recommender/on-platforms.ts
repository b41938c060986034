import { LIMITS, type Film } from '#domain/film.ts';
import { sameTitle } from '#domain/title.ts';
import { isShownOn, OWN_PLATFORMS, type Watching } from '#domain/watching.ts';
import { platformWords } from './platform-words.ts';
import { type Recommendation, RecommendationError, type Recommender, type Taste } from './recommender.ts';

interface Parts {
  recommender: Recommender;
  /** Chooses the films after the first three, so that a wish for a service costs a connected model no further request. */
  builtIn: Recommender;
  offersOf: Watching['offersOf'];
}

/** So many films are looked up for one wish at most: two requests each, below what the key keeper lends in a minute. */
const MOST_CHECKED = 24;

/**
 * The recommender with `platforms` heeded (Z-09): each film that it chooses is looked up, one that no named service shows
 * gives way to the next, up to 24 films or the first lookup that fails. What could not be fulfilled is said, and is among
 * the loosened wishes. No model is told of the wish: it cannot know what a service shows today.
 */
export function onPlatforms({ recommender, builtIn, offersOf }: Parts): Recommender {
  return {
    ...recommender,
    async recommend({ platforms = [], ...wishes }, taste, signal, onDrafts): Promise<Recommendation> {
      const first = await recommender.recommend(wishes, taste, signal, onDrafts);
      if (platforms.length === 0) return first;
      const wanted = platforms.flatMap((name) => (name === OWN_PLATFORMS ? (taste.platforms ?? []) : [name]));
      if (wanted.length === 0) return unheeded(first, platformWords.noneChosen());

      const on: Film[] = [];
      const off: Film[] = [];
      /** Sorts the films; answers why that ended, where a lookup did. */
      const look = async (films: readonly Film[]): Promise<'notConnected' | 'failed' | undefined> => {
        const found = await Promise.all(films.map((film) => offersOf(film, signal)));
        signal?.throwIfAborted();
        for (const [at, film] of films.entries()) {
          const lookup = found[at];
          const isOn = lookup?.kind === 'offers' && isShownOn(lookup.offers, wanted);
          (isOn ? on : off).push(film);
        }
        return found.map(({ kind }) => kind).find((kind) => kind === 'notConnected' || kind === 'failed');
      };
      let trouble = await look(first.films);
      if (trouble === 'notConnected') return unheeded(first, platformWords.notConnected(wanted));

      let loosened = first.source === 'builtIn' ? first.loosened : undefined;
      while (trouble === undefined && on.length < FULL && on.length + off.length < MOST_CHECKED) {
        const next = await further(builtIn, wishes, taste, [...on, ...off], signal);
        loosened ??= next?.loosened ?? [];
        // A wish that is given up for a service would be given up silently.
        const allowed = new Set(loosened);
        if (next === undefined || !next.loosened.every((name) => allowed.has(name))) break;
        trouble = await look(next.films);
      }

      const films = [...on, ...off].slice(0, FULL);
      const verdict =
        on.length >= FULL
          ? platformWords.all(wanted)
          : platformWords.some(on, { wanted, checked: on.length + off.length, failed: trouble === 'failed' });
      const told = await retold(films, first, { builtIn, wishes, taste, signal });
      return {
        ...first,
        ...told,
        explanation: `${verdict} ${told.explanation}`.trim(),
        loosened: [...told.loosened, ...(on.length < FULL ? (['platforms'] as const) : [])],
        filteredCount: first.filteredCount + off.length,
        ...(first.source === 'ai' ? replacedIn(first, films, wanted) : {}),
      };
    },
  };
}

const FULL = LIMITS.filmsPerRecommendation;

const unheeded = (made: Recommendation, why: string): Recommendation => ({
  ...made,
  explanation: `${why} ${made.explanation}`,
  loosened: [...made.loosened, 'platforms'],
});

/** The next three films beside those already looked at; undefined where there are no more. */
async function further(
  builtIn: Recommender,
  wishes: Parameters<Recommender['recommend']>[0],
  taste: Taste,
  seen: readonly Film[],
  signal: AbortSignal | undefined,
): Promise<Recommendation | undefined> {
  try {
    const banned = [...taste.banned, ...seen.map(({ title }) => title)];
    return await builtIn.recommend(wishes, { ...taste, banned }, signal);
  } catch (error) {
    if (error instanceof RecommendationError) return undefined;
    throw error;
  }
}

type Told = Pick<Recommendation, 'films' | 'explanation' | 'loosened'>;

/** The films with words that fit them: those of the first answer where it gave all of them. */
async function retold(
  films: Film[],
  first: Recommendation,
  asked: {
    builtIn: Recommender;
    wishes: Parameters<Recommender['recommend']>[0];
    taste: Taste;
    signal: AbortSignal | undefined;
  },
): Promise<Told> {
  if (films.every((film) => first.films.includes(film))) return { ...first, films };
  // What a model wrote of its three says nothing of others; each film has its own reason.
  if (first.source === 'ai') return { films, explanation: '', loosened: first.loosened };
  const taste: Taste = { ...asked.taste, only: films };
  return asked.builtIn.recommend(asked.wishes, taste, asked.signal);
}

/** The model's films that gave way, so that none of those that were shown while it wrote vanishes unexplained. */
function replacedIn(
  { films: before, replaced = [] }: Recommendation,
  films: readonly Film[],
  wanted: readonly string[],
): Pick<Recommendation, 'replaced'> {
  const gone = before.filter(({ title }) => !films.some((film) => sameTitle(film.title, title)));
  const all = [...replaced, ...gone.map(({ title }) => ({ title, why: platformWords.notOn(wanted) }))];
  return all.length === 0 ? {} : { replaced: all };
}
