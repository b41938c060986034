import type { StandInMovie, StandInVideo } from './data.ts';

const fold = (text: string) =>
  text.replaceAll(/[İIı]/gu, 'i').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The films whose title in some language holds the query, perhaps of one year only. */
export function findMovies(
  movies: readonly StandInMovie[],
  query: string,
  year: string | undefined,
): readonly StandInMovie[] {
  const wanted = fold(query.trim());
  if (wanted === '') return [];
  return movies.filter(
    ({ originalTitle, english, turkish, releaseDate }) =>
      [originalTitle, english, turkish].some((title) => fold(title).includes(wanted)) &&
      (year === undefined || releaseDate.startsWith(`${year}-`)),
  );
}

/** A film as it stands in a list of results. */
export function resultOf(movie: StandInMovie, language: string) {
  return {
    adult: false,
    backdrop_path: null as string | null,
    genre_ids: [18],
    id: movie.id,
    original_language: movie.originalLanguage,
    original_title: movie.originalTitle,
    overview: '',
    popularity: 50.5,
    poster_path: movie.posterPath,
    release_date: movie.releaseDate,
    title: language.startsWith('tr') ? movie.turkish : movie.english,
    video: false,
    vote_average: 8.4,
    vote_count: 12_345,
  };
}
export type WireResult = ReturnType<typeof resultOf>;

export const pageOf = (results: readonly WireResult[]) => ({
  page: 1,
  results,
  total_pages: results.length === 0 ? 0 : 1,
  total_results: results.length,
});

/** A film's own page. */
export function detailsOf(movie: StandInMovie, language: string) {
  const { genre_ids: _, ...shared } = resultOf(movie, language);
  return {
    ...shared,
    belongs_to_collection: null,
    budget: 0,
    genres: [{ id: 18, name: language.startsWith('tr') ? 'Dram' : 'Drama' }],
    homepage: '',
    imdb_id: null,
    origin_country: ['US'],
    production_companies: [],
    production_countries: [],
    revenue: 0,
    runtime: movie.runtime,
    spoken_languages: [],
    status: 'Released',
    tagline: '',
  };
}

export function videoOf(video: StandInVideo, index: number) {
  return {
    iso_639_1: video.language,
    iso_3166_1: video.language === 'tr' ? 'TR' : 'US',
    name: video.name,
    key: video.key,
    site: video.site,
    size: 1080,
    type: video.type,
    official: video.official,
    published_at: '2020-01-01T00:00:00.000Z',
    id: `5c9294240e0a267cd516835${index}`,
  };
}
export type WireVideo = ReturnType<typeof videoOf>;

/** The error body of the service. */
export const errorBody = (status_code: number, status_message: string) => ({
  status_code,
  status_message,
  success: false,
});
