import { PLACEHOLDER_POSTER_URL } from '#domain/poster.ts';
import { STORAGE_KEYS } from '#storage/box/keys.ts';

import { DEMO_USER, type Stored } from './sample-records.ts';

const LONG_NAME = 'Şehrazat Çağlayangil-Küçükömeroğlu '.repeat(6).slice(0, 200);
const LONG_TITLE =
  'Dr. Garipaşk veya: Kaygılanmayı Bırakıp Bombayı Sevmeyi Nasıl Öğrendim ve Sonrasında Başıma Gelenlerin Eksiksiz Öyküsü';
const ONE_WORD = 'Çekoslovakyalılaştıramadıklarımızdanmışsınızcasına';

const FILMS = [
  { title: LONG_TITLE, genre: 'Komedi, Bilim Kurgu, Gerilim, Macera, Fantastik, Animasyon' },
  { title: ONE_WORD, genre: 'Drama', rating: 10 },
  { title: 'عمر المختار: أسد الصحراء', genre: 'Macera', actors: ['أنتوني كوين'] },
  { title: '🎬', genre: '', rating: 0, year: 0, actors: [] },
  { title: 'X', genre: 'Korku', actors: ['A'] },
  { title: 'Kırık Poster', genre: 'Suç', posterUrl: '/no-such-poster.jpg' },
  { title: 'I ı İ i Ğ ğ Ş ş', genre: 'Bilim Kurgu', plot: ONE_WORD.repeat(12) },
];

/** Records that a layout must survive: long and one-word titles, RTL, no year, no points, one actor, a broken poster. */
export function awkwardRecords(now: Date): Stored {
  const films = FILMS.map((own, index) => ({
    id: `rec_awkward_${index}`,
    year: 1964,
    rating: 8.4,
    duration: 240,
    actors: ['Peter Sellers', 'George C. Scott', LONG_NAME],
    plot: 'Çılgın bir general nükleer savaşı başlatır; siyasetçiler durdurmaya çalışır.',
    description: 'Çılgın bir general nükleer savaşı başlatır; siyasetçiler durdurmaya çalışır.',
    explanation: `${LONG_TITLE}. `.repeat(4),
    posterUrl: PLACEHOLDER_POSTER_URL,
    ...own,
  }));
  const at = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  return {
    [STORAGE_KEYS.user]: JSON.stringify({ ...DEMO_USER, name: LONG_NAME, bio: ONE_WORD }),
    [STORAGE_KEYS.favourites]: JSON.stringify(
      films.map((film, index) => ({ ...film, addedToFavoritesAt: at(index + 1) })),
    ),
    [STORAGE_KEYS.watched]: JSON.stringify(films.map((film, index) => ({ ...film, watchedAt: at(index) }))),
    [STORAGE_KEYS.history]: JSON.stringify([
      {
        recommendations: films,
        generatedAt: at(1),
        explanation: `${ONE_WORD} ${LONG_TITLE}`,
        mood: 'melankolik-ve-biraz-da-umutlu',
        reason: LONG_TITLE,
      },
    ]),
  };
}
