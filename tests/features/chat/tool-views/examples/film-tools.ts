import { EXAMPLE_FILMS, type ToolExamples } from './example.ts';

const { film } = EXAMPLE_FILMS;

export const EXAMPLES: ToolExamples<
  | 'showFilm'
  | 'findTrailer'
  | 'searchWeb'
  | 'addFavourite'
  | 'removeFavourite'
  | 'markWatched'
  | 'unmarkWatched'
  | 'whereToWatch'
  | 'listCinemas'
> = {
  showFilm: { output: { status: 'done', film }, shows: /Ayrıntıları açıldı/u },
  findTrailer: {
    output: { status: 'done', film, searchUrl: 'https://www.youtube.com/results?search_query=x' },
    shows: /maalesef fragman bulunamadı/u,
  },
  searchWeb: {
    output: { status: 'done', title: 'Titanik', url: 'https://www.google.com/search?q=Titanik' },
    shows: /Titanik/u,
  },
  addFavourite: { output: { status: 'done', film }, shows: /Favorilere eklendi/u },
  removeFavourite: { output: { status: 'done', film }, shows: /Favorilerden çıkarıldı/u },
  markWatched: { output: { status: 'done', film }, shows: /İzlendi olarak işaretlendi/u },
  whereToWatch: {
    output: {
      status: 'done',
      film,
      found: {
        kind: 'offers',
        offers: {
          subscription: [{ id: 8, name: 'Netflix' }],
          free: [],
          ads: [],
          rent: [{ id: 2, name: 'Apple TV' }],
          buy: [],
          link: 'https://www.themoviedb.org/movie/597/watch?locale=TR',
        },
      },
    },
    shows: /JustWatch/u,
  },
  listCinemas: {
    output: { status: 'done', films: [{ title: 'Yeni Film', originalTitle: 'Yeni Film', year: 2026 }] },
    shows: /Yeni Film/u,
  },
  unmarkWatched: { output: { status: 'done', film }, shows: /İzlendi işareti kaldırıldı/u },
};
