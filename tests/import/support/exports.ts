import { strToU8, zipSync } from 'fflate';

import { dayText, type LivedFilm } from './film-life.ts';
import { quoted, table } from './tables.ts';

/** A file as somebody would choose it. */
export interface ExportFile {
  name: string;
  bytes: Uint8Array;
}

const zip = (name: string, files: Readonly<Record<string, string>>): ExportFile => ({
  name,
  bytes: zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
});
const seenFilms = (films: readonly LivedFilm[]) => films.filter(({ isWanted }) => !isWanted);
const wantedFilms = (films: readonly LivedFilm[]) => films.filter(({ isWanted }) => isWanted);
const uri = ({ tmdb }: LivedFilm) => `https://boxd.it/${tmdb.toString(36)}`;

/** Letterboxd's archive, with what lies beside the lists in it. */
export function letterboxdZip(
  films: readonly LivedFilm[],
  { newline = '\r\n', folder = '' } = {},
): ExportFile {
  const plain = 'Date,Name,Year,Letterboxd URI';
  const row = (film: LivedFilm) => [dayText(film.listed), film.title, film.year || '', uri(film)];
  const write = (header: string, rows: Parameters<typeof table>[1]) => table(header, rows, { newline });
  const seen = seenFilms(films);
  const entries = seen.flatMap((film) =>
    film.days.map((date, time) => ({
      film,
      date: dayText(date),
      again: time > 0,
      isLast: time === film.days.length - 1,
    })),
  );
  const files = {
    'profile.csv': write('Date Joined,Username,Given Name,Family Name,Email Address', [
      ['2015-01-01', 'deniz', 'Deniz', '', 'deniz@example.com'],
    ]),
    'comments.csv': write('Date,Content,Comment', [['2020-01-01', 'https://boxd.it/x', 'evet']]),
    'watched.csv': write(plain, seen.map(row)),
    'watchlist.csv': write(plain, wantedFilms(films).map(row)),
    'likes/films.csv': write(plain, films.filter(({ isLiked }) => isLiked).map(row)),
    'likes/reviews.csv': write('Date,Letterboxd URI', [['2020-01-01', 'https://boxd.it/y']]),
    'ratings.csv': write(
      `${plain},Rating`,
      // No points stand as 0, too.
      seen
        .filter(({ score }, index) => score !== undefined || index % 2 === 0)
        .map((film) => [...row(film), (film.score ?? 0) / 2]),
    ),
    'diary.csv': write(
      `${plain},Rating,Rewatch,Tags,Watched Date`,
      entries.map(({ film, date, again, isLast }, index) => [
        dayText(film.listed),
        film.title,
        film.year || '',
        `https://boxd.it/entry${index}`,
        // What was thought of it at first does not count any more.
        film.score === undefined ? '' : isLast ? film.score / 2 : 0.5,
        again ? 'Yes' : '',
        index % 13 === 0 ? 'sinema, "gece"' : '',
        date,
      ]),
    ),
    'reviews.csv': write(
      `${plain},Rating,Rewatch,Review,Tags,Watched Date`,
      seen
        .filter(({ review }) => review !== undefined)
        .map((film, index) => [
          dayText(film.listed),
          film.title,
          film.year || '',
          `https://boxd.it/review${index}`,
          '',
          '',
          film.review,
          '',
          film.days[0] === undefined ? '' : dayText(film.days[0]),
        ]),
    ),
    'deleted/diary.csv': write(`${plain},Rating,Rewatch,Tags,Watched Date`, [
      ['2020-01-01', 'Silinmiş Film', 1999, 'https://boxd.it/z', 5, '', '', '2020-01-01'],
    ]),
    'orphaned/ratings.csv': write(`${plain},Rating`, [
      ['2020-01-01', 'Yetim Film', 1999, 'https://boxd.it/w', 5],
    ]),
    'lists/yaz-aksamlari.csv': [
      'Letterboxd list export v7',
      table('Date,Name,Tags,URL,Description', [
        ['2021-06-01', 'Yaz akşamları, hafif', '', 'https://boxd.it/l', 'Uzun\naçıklama'],
      ]).trimEnd(),
      '',
      table(
        'Position,Name,Year,URL,Description',
        films.slice(0, 15).map((film, index) => [index + 1, film.title, film.year || '', uri(film), '']),
      ),
    ].join('\n'),
  };
  return zip(
    'letterboxd-deniz-2026-11-01-utc.zip',
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}${path}`, text])),
  );
}

const V1 =
  'position,const,created,modified,description,Title,Title type,Directors,You rated,IMDb Rating,Runtime (mins),Year,Genres,Num. Votes,Release Date (month/day/year),URL';
const V2 =
  'Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors';
const V3 =
  'Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors';
const V3_LIST =
  'Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated';
/** Lists of that time told of no points. */
const V2_LIST =
  'Position,Const,Created,Modified,Description,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors';
/** A year, a time of years, or none. */
const yearText = ({ year }: LivedFilm, index: number) =>
  year === 0 ? '' : index % 40 === 4 ? `${year}–${year + 2}` : year;
const address = ({ imdb }: LivedFilm) => `https://www.imdb.com/title/${imdb}/`;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** `Sat Jan 23 00:00:00 2016`. */
const oldDay = ([year, month, date]: LivedFilm['listed']) => {
  const name = new Date(year, month - 1, date).toLocaleDateString('en-US', { weekday: 'short' });
  return `${name} ${MONTHS[month - 1]} ${String(date).padStart(2, ' ')} 00:00:00 ${year}`;
};
const rated = (films: readonly LivedFilm[]) => films.filter(({ score }) => score !== undefined);
/** Rows that are no films, as they stand among the others. */
const OTHERS = [
  ['tvSeries', 'Bir Dizi', '2013–2023'],
  ['TV Episode', 'Bir Dizi: Bölüm 1', '2014'],
  ['videoGame', 'Bir Oyun', '2015'],
  ['podcastSeries', 'Bir Podcast', '2016'],
  ['TV Dizisi', 'Yerli Dizi', '2017'],
] as const;

/** A table of ratings of each of IMDb's three generations. */
export function imdbRatings(films: readonly LivedFilm[], generation: 1 | 2 | 3): string {
  const types = ['movie', 'Movie', 'Feature Film', 'tvMovie', 'Sinema Filmi', 'short'];
  const facts = (film: LivedFilm, index: number) => [
    film.minutes,
    yearText(film, index),
    'Drama, Sci-Fi, Film-Noir',
    1000,
    '1999-01-01',
  ];
  if (generation === 1)
    return quoted(V1, [
      ...rated(films).map((film, index) => [
        index + 1,
        film.imdb,
        oldDay(film.listed),
        '',
        '',
        film.title,
        types[index % 6],
        film.director,
        film.score,
        '7.5',
        ...facts(film, index),
        address(film),
      ]),
      ...OTHERS.map(([type, title, year]) => [
        1,
        'tt9999999',
        '',
        '',
        '',
        title,
        type,
        '',
        5,
        '',
        '',
        year,
        '',
        '',
        '',
        '',
      ]),
    ]);
  const others = OTHERS.map(([type, title, year]) => [
    'tt9999999',
    5,
    '2020-01-01',
    title,
    ...(generation === 3 ? [title] : []),
    '',
    type,
    '',
    '',
    year,
    '',
    '',
    '',
    '',
  ]);
  return table(generation === 2 ? V2 : V3, [
    ...rated(films).map((film, index) => [
      film.imdb,
      film.score,
      dayText(film.listed),
      film.title,
      ...(generation === 3 ? [film.originalTitle] : []),
      address(film),
      types[index % 6],
      '7.5',
      ...facts(film, index),
      film.director,
    ]),
    ...others,
  ]);
}

/** A watchlist or a list of each of the generations; in the newest every row has room for points. */
export function imdbList(films: readonly LivedFilm[], generation: 1 | 2 | 3 = 3): string {
  if (generation === 1)
    return quoted(
      V1,
      films.map((film, index) => [
        index + 1,
        film.imdb,
        oldDay(film.listed),
        oldDay(film.listed),
        '',
        film.title,
        'Feature Film',
        film.director,
        film.score,
        '7.5',
        film.minutes,
        yearText(film, index),
        'drama',
        1000,
        '1999-01-01',
        address(film),
      ]),
    );
  return table(
    generation === 2 ? V2_LIST : V3_LIST,
    films.map((film, index) => [
      index + 1,
      film.imdb,
      dayText(film.listed),
      dayText(film.listed),
      '',
      film.title,
      ...(generation === 3 ? [film.originalTitle] : []),
      address(film),
      'Movie',
      '7.5',
      film.minutes,
      yearText(film, index),
      'Drama',
      1000,
      '1999-01-01',
      film.director,
      ...(generation === 3 ? [film.score, film.score === undefined ? '' : dayText(film.listed)] : []),
    ]),
  );
}

const movie = ({ title, year, imdb, tmdb }: LivedFilm) => ({
  title,
  year: year || null,
  ids: { trakt: tmdb, slug: 'x', imdb, tmdb },
});
/** An evening of that day, in the form of the service. */
export const playTime = ([year, month, day]: LivedFilm['listed']) =>
  new Date(year, month - 1, day, 21, 27).toISOString();

/** Trakt's archive: the history in pages, or the films with their last play; in the root or in folders. */
export function traktZip(films: readonly LivedFilm[], { history = true, folder = '' } = {}): ExportFile {
  const seen = seenFilms(films);
  const show = { title: 'Bir Dizi', year: 2010, ids: { imdb: 'tt0000001' } };
  const plays = seen.flatMap((film) =>
    (film.days.length > 0 ? film.days.map(playTime) : ['unknown']).map((watched_at) => ({
      id: 1,
      watched_at,
      action: 'scrobble',
      type: 'movie',
      movie: movie(film),
    })),
  );
  const episodes = [
    {
      id: 2,
      watched_at: '2020-01-01T20:00:00.000Z',
      action: 'watch',
      type: 'episode',
      episode: { title: 'Pilot' },
      show,
    },
  ];
  const half = Math.ceil(plays.length / 2);
  const last = seen.map((film) => ({
    plays: film.days.length || 1,
    last_watched_at: film.days.length > 0 ? playTime(film.days.at(-1) ?? film.listed) : 'unknown',
    movie: movie(film),
  }));
  const files: Record<string, unknown> = {
    'user-profile.json': [{ username: 'deniz', email: 'deniz@example.com' }],
    'watched-movies.json': last,
    ...(history
      ? {
          'watched-history-1.json': [...plays.slice(0, half), ...episodes],
          'watched-history-2.json': plays.slice(half),
        }
      : {}),
    'ratings-movies.json': rated(films).map((film) => ({
      rated_at: playTime(film.listed),
      rating: film.score,
      type: 'movie',
      movie: movie(film),
    })),
    'ratings-shows.json': [{ rated_at: '2020-01-01T20:00:00.000Z', rating: 9, type: 'show', show }],
    'lists-watchlist.json': wantedFilms(films).map((film, rank) => ({
      rank,
      listed_at: playTime(film.listed),
      notes: null,
      type: 'movie',
      movie: movie(film),
    })),
    'lists-favorites.json': films
      .filter(({ isLiked }) => isLiked)
      .map((film, rank) => ({ rank, listed_at: playTime(film.listed), type: 'movie', movie: movie(film) })),
  };
  return zip(
    'trakt-export.zip',
    Object.fromEntries(
      Object.entries(files).map(([path, value]) => [`${folder}${path}`, JSON.stringify(value)]),
    ),
  );
}

const TMDB =
  'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated';
const SERIES = [
  1,
  'tt0000001',
  'tv',
  'Bir Dizi',
  '2010-01-01T00:00:00Z',
  '',
  '',
  8,
  7,
  '2020-01-01T20:00:00Z',
] as const;

/** TMDB's ratings. */
export const tmdbRatings = (films: readonly LivedFilm[]): string =>
  table(TMDB, [
    ...rated(films).map((film) => [
      film.tmdb,
      film.imdb,
      'movie',
      film.title,
      film.year === 0 ? '' : `${film.year}-05-01T00:00:00Z`,
      '',
      '',
      6.5,
      film.score,
      playTime(film.listed),
    ]),
    SERIES,
  ]);

/** TMDB's watchlist, which has the same columns. */
export const tmdbWatchlist = (films: readonly LivedFilm[]): string =>
  table(TMDB, [
    ...wantedFilms(films).map((film) => [
      film.tmdb,
      film.imdb,
      'movie',
      film.title,
      `${film.year}-05-01T00:00:00Z`,
      '',
      '',
      6.5,
      '',
      '',
    ]),
    [...SERIES.slice(0, 8), '', ''],
  ]);

export const bytesOf = (text: string) => strToU8(text);
