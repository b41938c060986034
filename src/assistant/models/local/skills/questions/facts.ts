import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { NO_PLOT, UNKNOWN_ACTOR } from '#domain/film.ts';
import { languageName } from '#domain/languages.ts';
import type { Writer } from '#domain/writer.ts';
import { hasTheme } from '#domain/wish-rules.ts';
import { partsOf, seriesOf } from '#films/series.ts';
import { formatRating, inWords, joinList } from '#lib/turkish/format.ts';
import { genitive, locative } from '#lib/turkish/suffix.ts';
import { themeSays } from '#recommender/built-in/theme-says.ts';
import { genreWord } from '#recommender/kinds.ts';
import { sentence } from '../../core/sentence.ts';
import { composerOf } from './composed.ts';
import { LONG_CUT } from './editions.ts';
import sentences from './facts.json' with { type: 'json' };
import type { MessageWishes } from '../../understand/message-wishes.ts';

/** A question that the records of a film answer, in a sentence. @param asked the question, folded; @param films all there are; @param now the time by the clock */
export type Fact = (
  film: CatalogueFilm,
  asked?: string,
  films?: readonly CatalogueFilm[],
  now?: Date,
) => string;

const told =
  ({ known, unknown }: { known: string; unknown: string }, valueOf: (film: CatalogueFilm) => string): Fact =>
  (film) => {
    const value = valueOf(film);
    return sentence(value === '' ? unknown : known, film.title, { year: film.year, value });
  };

export const actorsOf = ({ actors }: CatalogueFilm) =>
  actors.filter((name) => name !== UNKNOWN_ACTOR).slice(0, 3);

/** A role: who plays whom is not known, only who plays at all. */
export const role: Fact = (film) => {
  const names = actorsOf(film);
  return `Kimin kimi oynadığını bilmiyorum; ${locative(film.title)} başrolde ${joinList(names.slice(0, 2)) || 'kim var, onu da bilmiyorum'}${names.length > 2 ? `, yanlarında ${names[2]} var` : names.length === 0 ? '' : ' var'}.`;
};

export const length: Fact = ({ title, duration }, asked = '') => {
  if (LONG_CUT.test(asked))
    return `Uzatılmış sürümü ne kadar, bilmiyorum; ${genitive(title)} sinema sürümü ${inWords(duration)}.`;
  if (duration === 0) return `${title} ne kadar sürüyor, bilmiyorum.`;
  const feeling = TOMORROW.test(asked)
    ? duration >= 130
      ? ' Sabah erken kalkacaksan hafta sonuna bırak derim.'
      : ' Erken kalkacak olsan da sığar.'
    : duration >= 150
      ? ' Uzun ama vaktin varsa dert değil.'
      : duration <= 95
        ? ' Çabuk biter.'
        : '';
  const time = inWords(duration);
  return /\d$/u.test(title)
    ? `${genitive(title)} süresi ${time}.${feeling}`
    : `${title} ${time} sürüyor.${feeling}`;
};

const TOMORROW =
  /(?:^| )(?:erken(?:den)? (?:kalk|uyan|is|ders|okul)\w*|(?:yarin|sabah\w*) (?:\w+ )?(?:is|okul|ders|mesai|sinav)\w*)/u;

export const genresOf = ({ genres }: CatalogueFilm): string => joinList(genres.map(genreWord));
const SENTENCES = 2;
export function plotOf({ plot: text }: Pick<CatalogueFilm, 'plot'>, most = SENTENCES): string {
  if (text === undefined || text === NO_PLOT) return '';
  return (text.match(/\S.*?(?<!\b\d{1,2})[.!?…](?=\s|$)/gsu) ?? [text]).slice(0, most).join(' ').trim();
}
/** Whether it is of a genre, about a theme or from here, as was asked; undefined where none of these was. */
export function kind(
  film: CatalogueFilm,
  { genres, themes, origin }: Pick<MessageWishes, 'genres' | 'themes' | 'origin'>,
): string | undefined {
  const { title } = film;
  const [theme] = themes;
  const [wanted] = genres;
  const own = `${genitive(title)} türü`;
  if (wanted !== undefined)
    return `${film.genres.includes(wanted) ? 'Evet' : 'Hayır'}, ${own} ${genresOf(film)}.`;
  if (theme !== undefined)
    return hasTheme(film, theme)
      ? `Evet, ${themeSays(theme) === undefined ? `${locative(title)} ${theme} var` : `${title} ${themeSays(theme)}`}.`
      : `Pek sayılmaz; ${own} ${genresOf(film)}.`;
  if (origin === undefined) return undefined;
  return `${film.origin === origin ? 'Evet' : 'Hayır'}, ${country(film)}`;
}

const foreignTitle = ({ title, originalTitle }: CatalogueFilm) =>
  originalTitle === title ? '' : originalTitle;
const castOf = told(sentences.cast, (film) => joinList(actorsOf(film)));
/** `başka kimler vardı`, `tüm kadrosu`: all that are known. */
export const cast: Fact = (film, asked = '') => {
  const [first = '', ...others] = film.actors.filter((name) => name !== UNKNOWN_ACTOR);
  return others.length > 1 && /(?:^| )(?:baska|diger|tum|butun|tamam|hepsi)/u.test(asked)
    ? `${locative(film.title)} ${genitive(first)} yanında ${joinList(others)} oynuyor.`
    : castOf(film);
};
const directorsOf = ({ director: name = '' }: CatalogueFilm) => name.split(', ').filter(Boolean);
const directedBy = told(sentences.director, (film) => joinList(directorsOf(film)));
/** `aynı kişiler mi çekmiş`, of a film that goes on with another one: both are told. */
export const director: Fact = (film, asked = '', films = []) => {
  const series = seriesOf(film);
  const first = series === undefined ? undefined : partsOf(films, series.name)[0];
  if (first === undefined || first === film || !/(?:^| )ayni /u.test(asked)) return directedBy(film);
  const [then, now] = [first, film].map((one) => joinList(directorsOf(one)));
  return then === now
    ? `Evet, ilkini de bunu da ${now ?? ''} çekti.`
    : `Hayır; ilk film ${genitive(then ?? '')}, bu ise ${genitive(now ?? '')}.`;
};
const yearOf = told(sentences.year, ({ year: made }) => (made === 0 ? '' : `${made}`));
/** `o kadar eski mi ya`: the year was told, and astonishes. */
export const year: Fact = (film, asked = '', films = [], now) =>
  now !== undefined && film.year > 0 && /(?:^| )o kadar (?:eski|yeni|oldu)/u.test(asked)
    ? `Evet ya, ${now.getFullYear() - film.year} yıl olmuş; ${film.year} yapımı.`
    : yearOf(film, asked, films, now);
export const rating = told(sentences.rating, ({ rating: points }) =>
  points === 0 ? '' : formatRating(points),
);
export const country = told(sentences.country, ({ countries }) => joinList(countries));
export const language = told(sentences.language, ({ judgement }) =>
  joinList((judgement?.languages ?? []).slice(0, 3).map(languageName)),
);
export const genre = told(sentences.genre, genresOf);
/** That a film is here, and what it tells of. @param sure whoever asks thinks so */
export const hereItIs = (
  { title, year }: CatalogueFilm,
  shown: Pick<CatalogueFilm, 'plot'>,
  sure = false,
): string =>
  [`${sure ? 'Evet, var' : 'Var'}: ${title} (${year}).`, plotOf(shown, 1)].filter(Boolean).join(' ');

/** What happens in it, or its plot. */
export function aboutIn(film: CatalogueFilm): string {
  const { title, hook } = film;
  if (hook !== undefined && !title.includes(':')) return `${locative(title)} ${hook}.`;
  const about = plotOf(film, 1);
  return about === '' ? '' : `${title}: ${about}`;
}

const plotAlone = told(sentences.plot, (film) => plotOf(film));
/** What it is about: its plot, and what happens in it where none is told. */
export const plot: Fact = (film, ...asked) =>
  plotOf(film) === '' && film.hook !== undefined ? aboutIn(film) : plotAlone(film, ...asked);
/** The same of a film that the answer before led with by what happens in it: its plot, and what stays with one. */
export const plotAnew: Fact = (film, ...asked) =>
  film.word === undefined
    ? plotAlone(film, ...asked)
    : [plotOf(film, 1), film.word].filter(Boolean).join(' ');
export const music = told(sentences.music, composerOf);
export const originalTitle = told(sentences.originalTitle, foreignTitle);
export const turkishTitle = told(sentences.turkishTitle, foreignTitle);
/** Who wrote the book or the screenplay; '' where that is not known. */
export const writersOf = ({ writers = [] }: CatalogueFilm, kind: Writer['wrote']) =>
  joinList(writers.filter(({ wrote }) => wrote === kind).map(({ name }) => name));

/** Whose book or play a film is made of; the title of the book is not known. @param asked the question, folded */
export const author: Fact = (film, asked = '') => {
  const { title, judgement } = film;
  const names = writersOf(film, 'book');
  const ofTitle = /(?:^| )hangi /u.test(asked) ? ' Eserin adını bilmiyorum.' : '';
  if (names !== '') return `${title}, ${genitive(names)} eserinden uyarlandı.${ofTitle}`;
  if (judgement === undefined) return `${genitive(title)} bir kitaptan uyarlanıp uyarlanmadığını bilmiyorum.`;
  return judgement.book
    ? `${title} bir kitaptan uyarlandı ama kimin kitabı, bilmiyorum.`
    : `Bildiğim kadarıyla ${title} bir kitaptan uyarlanmadı.`;
};

/** Who wrote the screenplay; where only the book's author is known, that is said beside. */
export const screenwriter: Fact = (film, asked = '') => {
  const names = writersOf(film, 'screenplay');
  // `kim yazdı` asks of the book sooner than of the screenplay.
  if (writersOf(film, 'book') !== '' && !asked.includes('senar'))
    return `${author(film)}${names === '' ? '' : ` Senaryosunda ${genitive(names)} imzası var.`}`;
  if (names !== '') return `${genitive(film.title)} senaryosunda ${genitive(names)} imzası var.`;
  const unknown = `${genitive(film.title)} senaryosunu kimin yazdığını bilmiyorum.`;
  return writersOf(film, 'book') === '' ? unknown : `${unknown} ${author(film)}`;
};

const WHICH_BETTER = /(?:kitab|kitap|roman)\w* m[iu] (?:\w+ )?film/u;
export const book: Fact = (film, asked) =>
  WHICH_BETTER.test(asked ?? '')
    ? `Kitabını okumadım, ben filmini bilirim: ${rating(film)} Genelde kitabı okuyup filme geçmek en keyiflisi.`
    : bookOf(film, asked);
const bookOf: Fact = (film, asked) =>
  writersOf(film, 'book') === '' ? isOfBook(film) : `Evet, ${author(film, asked)}`;
const isOfBook = told(sentences.book, ({ judgement }) => (judgement?.book === true ? 'evet' : ''));
const CAME_OUT = /(?:^| )(?:cikti|cikmis|geldi|girdi)(?: da)? m[iu](?: |$)/u;
export const release: Fact = (film, asked = '', _films = [], now) =>
  CAME_OUT.test(asked) && film.year > 0 && film.year <= (now?.getFullYear() ?? 0)
    ? `Evet, çıktı: ${film.title} (${film.year}).`
    : releaseOf(film);
const releaseOf: Fact = (film) => `${yearOf(film)} Gününü ve yeni filmlerin tarihlerini bilmiyorum.`;
export const isThere: Fact = ({ title, year: made }) =>
  `Var: ${title} (${made}). Kartını açayım mı, yoksa benzerlerini mi önereyim?`;
export const meaning: Fact = (film) =>
  sentence(sentences.meaning[film.originalTitle === film.title ? 'unknown' : 'known'], film.title, {
    year: film.year,
    value: film.originalTitle,
  });
/** `jack gerçekten yaşamış mı`: of a person in it rather than of what happens. */
const LIVED = /(?:^| )(?:yasa(?:mis|di)|kisi|karakter|kahraman|insan|adam|biri)\w* (?:\w+ )?m[iu]/u;

const WHOSE = /(?:^| )kimin /u;

export const trueStory: Fact = ({ title, judgement }, asked = '') => {
  const { documentary, trueStory: isTrue } = judgement ?? {};
  const kind =
    isTrue === undefined ? 'unknown' : documentary === true ? 'documentary' : isTrue ? 'yes' : 'no';
  // `akıl oyunları kimin hayatı` wants no yes or no.
  if (WHOSE.test(asked) && kind === 'yes') return sentence(sentences.trueStory.whose, title);
  if (LIVED.test(asked) && (kind === 'yes' || kind === 'no'))
    return sentence(sentences.trueStory[kind === 'yes' ? 'livedYes' : 'livedNo'], title);
  return sentence(sentences.trueStory[kind], title);
};
