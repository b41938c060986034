import { Hono } from 'hono';
import { cors } from 'hono/cors';

import { MOVIES, type StandInMovie } from './data.ts';
import { errorAnswer, type Fault, faultyAnswer, faultyResults, faultyVideos } from './faults.ts';
import { IN_CINEMAS, servicesBody, watchBodyOf } from './watching.ts';
import { detailsOf, findMovies, pageOf, resultOf, videoOf } from './wire.ts';

export interface TmdbStandIn {
  app: Hono;
  /** Path and query of every request, in order, without the key; spaces as the client sent them. */
  requests: string[];
  /** The key of every request. */
  keys: (string | undefined)[];
  /** Requests under way; those that hang among them. */
  underWay(): number;
  /** The most that were ever under way at once. */
  mostAtOnce(): number;
  /** Requests that the client gave up on. */
  givenUp(): number;
  /** From now on every answer has this fault, or every answer to paths that match. */
  breakWith(fault: Fault, paths?: RegExp): void;
  /** No more faults; what hangs is answered. */
  mend(): void;
}

/** Speaks the movie database's published wire format below /3, for the routes that the product may use. */
export function createTmdbStandIn({
  apiKey,
  further = [],
}: {
  apiKey: string;
  /** Films beside its own few. */
  further?: readonly StandInMovie[];
}): TmdbStandIn {
  const movies = [...MOVIES, ...further];
  const requests: string[] = [];
  const keys: (string | undefined)[] = [];
  const waiting = new Set<() => void>();
  let broken: { fault: Fault; paths: RegExp } | undefined;
  let underWay = 0;
  let mostAtOnce = 0;
  let givenUp = 0;

  const faultOf = (path: string) => (broken?.paths.test(path) ? broken.fault : undefined);

  const hang = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const give = () => {
        givenUp++;
        resolve();
      };
      if (signal.aborted) give();
      signal.addEventListener('abort', give, { once: true });
      waiting.add(() => {
        signal.removeEventListener('abort', give);
        resolve();
      });
    });

  const app = new Hono().basePath('/3');
  app.use(cors());
  app.use(async (context, next) => {
    const url = new URL(context.req.url);
    const [path = '', query = ''] = context.req.url.slice(url.origin.length).split('?');
    requests.push([path, withoutKey(query)].filter(Boolean).join('?'));
    keys.push(url.searchParams.get('api_key') ?? undefined);
    mostAtOnce = Math.max(mostAtOnce, ++underWay);
    try {
      const fault = faultOf(url.pathname);
      if (fault === 'hang') await hang(context.req.raw.signal);
      const faulty = fault === undefined ? undefined : faultyAnswer(context, fault);
      if (faulty !== undefined) return faulty;
      if (url.searchParams.get('api_key') !== apiKey) return errorAnswer(context, 'unauthorised');
      return await next();
    } finally {
      underWay--;
    }
  });

  app.get('/search/movie', (context) => {
    const { query = '', language = 'en-US', year } = context.req.query();
    const results = findMovies(movies, query, year).map((movie) => resultOf(movie, language));
    return context.json(pageOf(faultyResults(results, faultOf(context.req.path))));
  });
  app.get('/movie/:id{[0-9]+}', (context) => {
    const movie = movies.find(({ id }) => String(id) === context.req.param('id'));
    if (movie === undefined) return errorAnswer(context, 'notFound');
    return context.json(detailsOf(movie, context.req.query('language') ?? 'en-US'));
  });
  app.get('/movie/:id{[0-9]+}/videos', (context) => {
    const movie = movies.find(({ id }) => String(id) === context.req.param('id'));
    if (movie === undefined) return errorAnswer(context, 'notFound');
    const [language] = (context.req.query('language') ?? 'en-US').split('-');
    const videos = (movie.videos ?? []).filter((video) => video.language === language).map(videoOf);
    return context.json({ id: movie.id, results: faultyVideos(videos, faultOf(context.req.path)) });
  });
  app.get('/movie/:id{[0-9]+}/watch/providers', (context) => {
    const movie = movies.find(({ id }) => String(id) === context.req.param('id'));
    if (movie === undefined) return errorAnswer(context, 'notFound');
    return context.json(watchBodyOf(movie.id));
  });
  app.get('/watch/providers/movie', (context) =>
    context.json(servicesBody(context.req.query('watch_region') ?? '')),
  );
  app.get('/movie/now_playing', (context) => {
    const { language = 'en-US', region } = context.req.query();
    const results = region === 'TR' ? movies.filter(({ id }) => IN_CINEMAS.includes(id)) : [];
    return context.json({
      dates: { maximum: '2026-11-25', minimum: '2026-10-14' },
      ...pageOf(results.map((movie) => resultOf(movie, language))),
    });
  });
  app.notFound((context) => errorAnswer(context, 'notFound'));

  return {
    app,
    requests,
    keys,
    underWay: () => underWay,
    mostAtOnce: () => mostAtOnce,
    givenUp: () => givenUp,
    breakWith(fault, paths = /^/u) {
      broken = { fault, paths };
    },
    mend() {
      broken = undefined;
      for (const resume of waiting) resume();
      waiting.clear();
    },
  };
}

const withoutKey = (query: string) =>
  query
    .split('&')
    .filter((part) => !part.startsWith('api_key='))
    .join('&');
