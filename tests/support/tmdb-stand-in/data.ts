/** A film of the stand-in, with what the service would translate. */
export interface StandInMovie {
  id: number;
  originalTitle: string;
  originalLanguage: string;
  english: string;
  turkish: string;
  releaseDate: string;
  posterPath: string | null;
  runtime: number;
  videos?: readonly StandInVideo[];
}

export interface StandInVideo {
  language: 'tr' | 'en';
  key: string;
  name: string;
  type: string;
  site: string;
  official: boolean;
}

const video = (
  language: StandInVideo['language'],
  type: string,
  key: string,
  { official = true, site = 'YouTube', name = `${type} ${key}` } = {},
): StandInVideo => ({ language, type, key, official, site, name });

/** The most popular first, as the service orders its results. */
export const MOVIES: readonly StandInMovie[] = [
  {
    id: 27205,
    originalTitle: 'Inception',
    originalLanguage: 'en',
    english: 'Inception',
    turkish: 'Başlangıç',
    releaseDate: '2010-07-15',
    posterPath: '/inceptionPoster01.jpg',
    runtime: 148,
    videos: [
      video('en', 'Trailer', 'enTrailer01', { official: false }),
      video('en', 'Trailer', 'enTrailer02'),
      video('en', 'Featurette', 'enFeature01'),
      video('tr', 'Teaser', 'trTeaser001'),
      video('tr', 'Trailer', 'trTrailer01', { name: 'Başlangıç - Türkçe Altyazılı Fragman' }),
      video('tr', 'Clip', 'trClip00001'),
    ],
  },
  {
    id: 278,
    originalTitle: 'The Shawshank Redemption',
    originalLanguage: 'en',
    english: 'The Shawshank Redemption',
    turkish: 'Esaretin Bedeli',
    releaseDate: '1994-09-23',
    posterPath: '/shawshankPoster1.jpg',
    runtime: 142,
    videos: [
      video('tr', 'Featurette', 'trFeature01'),
      video('tr', 'Trailer', 'trVimeo0001', { site: 'Vimeo' }),
      video('en', 'Clip', 'enClip00001'),
      video('en', 'Teaser', 'enTeaser001', { official: false }),
    ],
  },
  {
    id: 238,
    originalTitle: 'The Godfather',
    originalLanguage: 'en',
    english: 'The Godfather',
    turkish: 'Baba',
    releaseDate: '1972-03-14',
    posterPath: '/godfatherPoster1.jpg',
    runtime: 175,
  },
  {
    id: 600354,
    originalTitle: 'The Father',
    originalLanguage: 'en',
    english: 'The Father',
    turkish: 'Baba',
    releaseDate: '2020-12-23',
    posterPath: '/fatherPoster0001.jpg',
    runtime: 97,
  },
  {
    id: 152601,
    originalTitle: 'Her',
    originalLanguage: 'en',
    english: 'Her',
    turkish: 'Aşk',
    releaseDate: '2013-12-18',
    posterPath: '/herPoster0000001.jpg',
    runtime: 126,
  },
  {
    id: 86837,
    originalTitle: 'Amour',
    originalLanguage: 'fr',
    english: 'Amour',
    turkish: 'Aşk',
    releaseDate: '2012-09-20',
    posterPath: '/amourPoster00001.jpg',
    runtime: 127,
  },
  {
    id: 129,
    originalTitle: '千と千尋の神隠し',
    originalLanguage: 'ja',
    english: 'Spirited Away',
    turkish: 'Ruhların Kaçışı',
    releaseDate: '2001-07-20',
    posterPath: '/spiritedPoster01.jpg',
    runtime: 125,
  },
  {
    id: 13393,
    originalTitle: 'Babam ve Oğlum',
    originalLanguage: 'tr',
    english: 'My Father and My Son',
    turkish: 'Babam ve Oğlum',
    releaseDate: '2005-11-18',
    posterPath: '/babamPoster00001.jpg',
    runtime: 112,
  },
  {
    id: 31414,
    originalTitle: 'Sevmek Zamanı',
    originalLanguage: 'tr',
    english: 'Time to Love',
    turkish: 'Sevmek Zamanı',
    releaseDate: '1966-10-10',
    posterPath: null,
    runtime: 90,
  },
];
