import { EXAMPLE_FILMS, type ToolExamples } from './example.ts';

const { films } = EXAMPLE_FILMS;

export const EXAMPLES: ToolExamples<'listFilms' | 'showStats' | 'showReport' | 'setTheme' | 'openTab'> = {
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
  showReport: {
    output: {
      status: 'done',
      year: 2026,
      month: 3,
      films: 2,
      again: 1,
      minutes: 245,
      genres: [{ genre: 'Drama', count: 2 }],
      people: [{ name: 'Nuri Bilge Ceylan', role: 'director', films: 2 }],
      decades: [{ decade: 2010, count: 2 }],
      months: [],
      best: [{ title: 'Uzak', year: 2002, genre: 'Drama', rating: 7.5, score: 9 }],
      surprise: { title: 'Uzak', year: 2002, why: { kind: 'loved', score: 9, rating: 6.1 } },
      evening: { day: '2026-03-04', films: ['Uzak', 'Kasaba'], minutes: 200 },
    },
    shows: /Senden 4,5 yıldız, herkesten 6,1/u,
  },
  setTheme: { output: { status: 'done', theme: 'dark' }, shows: /Koyu görünüm seçildi/u },
  openTab: { output: { status: 'done', tab: 'history' }, shows: /Geçmiş açıldı/u },
};
