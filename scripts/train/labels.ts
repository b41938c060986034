/** What a message can be about: the names of the files of sentences. */
export const ACTS = [
  'cannot',
  'complaint',
  'feeling',
  'list',
  'offtopic',
  'open',
  'question',
  'recall',
  'recommend',
  'refine',
  'sensitive',
  'shown',
  'smalltalk',
  'surprise',
  'tell',
] as const;

export const SITUATIONS = [
  'ayrılık',
  'bayram',
  'can-sıkıntısı',
  'hasta',
  'ilk-buluşma',
  'işsiz',
  'kavga-sonrası',
  'keyifli',
  'parti',
  'pazar',
  'sınav',
  'stres',
  'uykudan-önce',
  'yağmur',
  'yalnızlık',
  'yas',
  'yemek',
  'yol',
  'yorgun',
] as const;

export const COMPANIES = ['alone', 'coworkers', 'family', 'friends', 'kids', 'parents', 'partner'] as const;

/** What a sensitive message speaks of. */
export const KINDS = [
  'abuse',
  'grief',
  'loss-of-job',
  'panic',
  'selfharm',
  'separation',
  'violence',
] as const;

/** What is to be done with a film on somebody's lists; `other` asks about them and changes nothing. */
export const DEEDS = [
  'addFavourite',
  'removeFavourite',
  'addToWatchlist',
  'removeFromWatchlist',
  'markWatched',
  'unmarkWatched',
  'hideFilm',
  'unhideFilm',
  'rateFilm',
  'other',
] as const;

/** What somebody means by a thing that they speak of: a film with it, one without it, or neither. */
export const ROLES = ['want', 'refuse', 'none'] as const;
export type Role = (typeof ROLES)[number];

/** Which way a number bounds a film: at most, at least, about so much, or not at all. */
export const BOUNDS = ['most', 'least', 'about', 'none'] as const;
export type Bounding = (typeof BOUNDS)[number];
