import { EXAMPLE_FILMS, type ToolExamples } from './example.ts';

const { film } = EXAMPLE_FILMS;

export const EXAMPLES: ToolExamples<
  'addToWatchlist' | 'removeFromWatchlist' | 'pickFromWatchlist' | 'rateFilm' | 'hideFilm' | 'unhideFilm'
> = {
  addToWatchlist: { output: { status: 'done', film }, shows: /İzleyeceklerine eklendi/u },
  removeFromWatchlist: { output: { status: 'done', film }, shows: /İzleyeceklerinden çıkarıldı/u },
  pickFromWatchlist: {
    output: { status: 'done', film, why: 'Bir buçuk saat sürüyor ve listende seni bekliyor.' },
    shows: /listende seni bekliyor/u,
  },
  rateFilm: { output: { status: 'done', film, stars: 4.5 }, shows: /4,5 yıldız/u },
  hideFilm: { output: { status: 'done', film }, shows: /Bir daha önerilmeyecek/u },
  unhideFilm: { output: { status: 'done', film }, shows: /Yeniden önerilebilir/u },
};
