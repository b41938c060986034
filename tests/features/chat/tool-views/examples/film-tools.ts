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
  unmarkWatched: { output: { status: 'done', film }, shows: /İzlendi işareti kaldırıldı/u },
};
