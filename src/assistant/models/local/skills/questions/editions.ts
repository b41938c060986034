import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { UNKNOWN_ACTOR } from '#domain/film.ts';
import { joinList } from '#lib/turkish/format.ts';

/** A longer cut than the one that the cinemas showed, which is the one whose length is known. */
export const LONG_CUT =
  /(?:^| )(?:uzatilmis|extended|uzun (?:versiyon|surum|hal)|yonetmen(?:in)? kurgu|director)/u;

const VOICES = /(?:^| )(?:kim\w*|seslendir\w*|konus\w*)(?: |$)/u;
const isForChildren = ({ genres }: CatalogueFilm) => genres.includes('Animasyon') || genres.includes('Aile');
/** `türkçe dublajı var mı`: where a film is seen decides it, and nobody here knows; nor who speaks it in Turkish. */
export function dubbed(films: readonly CatalogueFilm[], asked = ''): string {
  const [film] = films;
  if (VOICES.test(asked)) {
    const own =
      film?.genres.includes('Animasyon') === true
        ? joinList(film.actors.filter((name) => name !== UNKNOWN_ACTOR).slice(0, MOST_NAMED))
        : '';
    return `Türkçe seslendirenleri bilmiyorum, uydurmayayım.${own === '' ? '' : ` Özgün sesler ${own}.`}`;
  }
  return films.length > 0 && films.every(isForChildren)
    ? 'Büyük ihtimalle var, çocuk filmleri bizde Türkçe dublajlı oynar; kesini açacağın yerde yazar.'
    : 'Dublajı, altyazısı var mı, onu göremiyorum; açacağın yerde dil seçeneğinden bakılır.';
}
const MOST_NAMED = 3;
