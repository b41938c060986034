import { EXAMPLE_FILMS, type ToolExamples } from './example.ts';

const { films } = EXAMPLE_FILMS;

export const EXAMPLES: ToolExamples<'listFilms' | 'showStats' | 'setTheme' | 'openTab'> = {
  listFilms: {
    output: { status: 'done', list: 'favourites', films, total: 3 },
    shows: /Favorilerin · 3 film/u,
  },
  showStats: {
    output: {
      status: 'done',
      totalFavorites: 4,
      totalWatched: 2,
      watchedThisMonth: 1,
      favoriteGenres: [{ genre: 'Drama', count: 3 }],
      totalRecommendations: 9,
      totalRecommendationSessions: 3,
      averageMoviesPerSession: 3,
    },
    shows: /En sevdiğin türler: Drama \(3\)/u,
  },
  setTheme: { output: { status: 'done', theme: 'dark' }, shows: /Koyu görünüm seçildi/u },
  openTab: { output: { status: 'done', tab: 'history' }, shows: /Geçmiş açıldı/u },
};
