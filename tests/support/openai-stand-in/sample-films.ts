/** Films as a well-behaved model writes them. */
export const SHAWSHANK = {
  id: 'f1',
  title: 'Esaretin Bedeli',
  originalTitle: 'The Shawshank Redemption',
  year: 1994,
  genre: 'Drama',
  rating: 9.3,
  duration: 142,
  actors: ['Tim Robbins', 'Morgan Freeman'],
  plot: 'Haksız yere hapse giren bir bankacı, dört duvar arasında umudunu korur.',
  explanation: 'Umudu anlatan, ağır ağır içe işleyen bir dram.',
};

export const GREEN_MILE = {
  id: 'f2',
  title: 'Yeşil Yol',
  originalTitle: 'The Green Mile',
  year: 1999,
  genre: 'Drama',
  rating: 8.6,
  duration: 189,
  actors: ['Tom Hanks', 'Michael Clarke Duncan'],
  plot: 'İdam koğuşunun gardiyanları, olağanüstü bir mahkûmla tanışır.',
  explanation: 'Gözyaşı ile mucizeyi yan yana getirir.',
};

export const MY_FATHER_AND_MY_SON = {
  id: 'f3',
  title: 'Babam ve Oğlum',
  originalTitle: 'Babam ve Oğlum',
  year: 2005,
  genre: 'Drama',
  rating: 8.2,
  duration: 108,
  actors: ['Çetin Tekindor', 'Fikret Kuşkan', 'Hümeyra'],
  plot: 'Yıllar sonra baba evine dönen Sadık, oğlunu dedesine emanet eder.',
  explanation: 'Baba ile oğulun kırık bağını sımsıcak anlatır.',
};

export const THREE_FILMS = [SHAWSHANK, GREEN_MILE, MY_FATHER_AND_MY_SON] as const;

/** A recommendation that breaks no rule where Drama was selected. */
export const GOOD_ANSWER = {
  explanation: 'Hüzünlü akşamlar için üç güçlü dram seçtim.',
  recommendations: THREE_FILMS,
};

/** A surprise with every field. */
export const GOOD_SURPRISE = {
  id: 's1',
  title: 'Küçük Gün Işığım',
  originalTitle: 'Little Miss Sunshine',
  year: 2006,
  genre: 'Komedi, Drama',
  rating: 7.8,
  duration: 101,
  actors: ['Abigail Breslin', 'Steve Carell'],
  plot: 'Dağınık bir aile, küçük kızlarının yarışması için sarı bir minibüsle yola düşer.',
  surprise_explanation: 'Güldürürken sarılmak isteyeceğin bir yol filmi.',
};
