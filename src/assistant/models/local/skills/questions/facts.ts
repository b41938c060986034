import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { NO_PLOT, UNKNOWN_ACTOR } from '#domain/film.ts';
import { languageName } from '#domain/languages.ts';
import { hasTheme } from '#domain/wish-rules.ts';
import { formatRating, inWords, joinList, lowerFirst } from '#lib/turkish/format.ts';
import { accusative, genitive, inPlace, locative } from '#lib/turkish/suffix.ts';
import { ERA_WORDS } from '#recommender/wish-words.ts';
import type { MessageWishes } from '../../understand/message-wishes.ts';

/** A question that the records of a film answer, in a sentence. @param asked the question, folded */
export type Fact = (film: CatalogueFilm, asked?: string) => string;

export const actorsOf = ({ actors }: CatalogueFilm) =>
  actors.filter((name) => name !== UNKNOWN_ACTOR).slice(0, 3);

export const cast: Fact = (film) => {
  const names = actorsOf(film);
  return names.length === 0
    ? `${genitive(film.title)} oyuncularını bilmiyorum.`
    : `${locative(film.title)} ${joinList(names)} oynuyor.`;
};

/** A role: who plays whom is not known, only who plays at all. */
export const role: Fact = (film) => {
  const names = actorsOf(film);
  return `Kimin kimi oynadığını bilmiyorum; ${locative(film.title)} başrolde ${joinList(names.slice(0, 2)) || 'kim var, onu da bilmiyorum'}${names.length > 2 ? `, yanlarında ${names[2]} var` : names.length === 0 ? '' : ' var'}.`;
};

export const director: Fact = ({ title, director: name }) =>
  name === undefined || name === ''
    ? `${accusative(title)} kimin yönettiğini bilmiyorum.`
    : `${accusative(title)} ${joinList(name.split(', '))} yönetti.`;

export const length: Fact = ({ title, duration }) => {
  if (duration === 0) return `${title} ne kadar sürüyor, bilmiyorum.`;
  const feeling =
    duration >= 150 ? ' Uzun ama vaktin varsa dert değil.' : duration <= 95 ? ' Çabuk biter.' : '';
  const time = inWords(duration);
  return /\d$/u.test(title)
    ? `${genitive(title)} süresi ${time}.${feeling}`
    : `${title} ${time} sürüyor.${feeling}`;
};

export const year: Fact = ({ title, year: made }) =>
  made === 0 ? `${title} ne zaman çekilmiş, bilmiyorum.` : `${title} ${made} yapımı.`;

export const rating: Fact = ({ title, rating: points }) =>
  points === 0
    ? `${genitive(title)} puanını bilmiyorum.`
    : `${genitive(title)} puanı ${formatRating(points)}.`;

export const country: Fact = ({ title, countries }) =>
  countries.length === 0
    ? `${genitive(title)} hangi ülkeden olduğunu bilmiyorum.`
    : `${title} ${joinList(countries)} yapımı.`;

export const language: Fact = ({ title, judgement }) => {
  const spoken = (judgement?.languages ?? []).slice(0, 3).map(languageName);
  return spoken.length === 0
    ? `${locative(title)} hangi dil konuşuluyor, bilmiyorum.`
    : `${locative(title)} ${joinList(spoken)} konuşuluyor; dublajını bilmiyorum.`;
};

export const genresOf = ({ genres }: CatalogueFilm): string => joinList(genres).toLocaleLowerCase('tr-TR');
export const genre: Fact = (film) => `${genitive(film.title)} türü ${genresOf(film)}.`;

const SENTENCES = 2;
/** The first sentences of a plot, which give nothing away. */
export function plotOf({ plot: text }: Pick<CatalogueFilm, 'plot'>, most = SENTENCES): string {
  if (text === undefined || text === NO_PLOT) return '';
  return (text.match(/\S.*?[.!?…](?=\s|$)/gsu) ?? [text]).slice(0, most).join(' ').trim();
}
export const plot: Fact = (film) =>
  plotOf(film) === '' ? `${genitive(film.title)} konusunu bilmiyorum.` : `${film.title}: ${plotOf(film)}`;

/** Eras that say nothing of when a film takes place. */
const ANY_TIME: ReadonlySet<string> = new Set(['günümüz', 'karışık', 'masal']);

export const place: Fact = ({ title, judgement }) => {
  if (judgement?.place === undefined) return `${genitive(title)} nerede geçtiğini bilmiyorum.`;
  const { era } = judgement;
  const when = ANY_TIME.has(era) ? '' : `${inPlace((ERA_WORDS[era] ?? era).replace('’', "'"))} `;
  return `${title} ${lowerFirst(when)}${inPlace(judgement.place)} geçiyor.`;
};

export const music: Fact = ({ title }) =>
  `${genitive(title)} müziklerini bilmiyorum. Yönetmenini, oyuncularını ya da konusunu sorarsan anlatırım.`;

export const turkishTitle: Fact = ({ title, originalTitle, year: made }) =>
  originalTitle === title
    ? `${title} (${made}) bende de bu adla geçiyor, ayrı bir Türkçe adını bilmiyorum.`
    : `${originalTitle}, Türkçede ${title} (${made}) adıyla biliniyor.`;

export const originalTitle: Fact = ({ title, originalTitle: original }) =>
  original === title ? `${genitive(title)} özgün adı da bu.` : `${genitive(title)} özgün adı ${original}.`;

export const meaning: Fact = ({ title, originalTitle: original, year: made }) =>
  `${original} adının sözlük anlamını bilmiyorum. ${original === title ? `Benim bildiğim ${made} yapımı film` : `Film Türkçede ${title} adıyla biliniyor`}; kartını açayım mı?`;

export const trueStory: Fact = ({ title, judgement }) => {
  if (judgement === undefined) return `${genitive(title)} gerçek olup olmadığını bilmiyorum.`;
  if (judgement.documentary) return `${title} bir belgesel; anlattıkları gerçek.`;
  return judgement.trueStory
    ? `Evet, ${title} gerçek bir hikâyeden yola çıkıyor.`
    : `Hayır, bildiğim kadarıyla ${title} kurmaca; gerçek bir olaya dayanmıyor.`;
};

export const book: Fact = ({ title, judgement }) =>
  judgement?.book === true
    ? `Evet, ${title} bir kitaptan uyarlandı.`
    : `Bildiğim kadarıyla ${title} bir kitaptan uyarlanmadı.`;

/** Whether it is of a genre, about a theme or from here, as was asked; undefined where none of these was. */
export function kind(
  film: CatalogueFilm,
  { genres, themes, origin }: Pick<MessageWishes, 'genres' | 'themes' | 'origin'>,
): string | undefined {
  const { title } = film;
  const [theme] = themes;
  const own = genresOf(film);
  const [wanted] = genres;
  if (wanted !== undefined)
    return film.genres.includes(wanted)
      ? `Evet, ${genitive(title)} türü ${own}.`
      : `Hayır, ${genitive(title)} türü ${own}.`;
  if (theme !== undefined)
    return `${hasTheme(film, theme) ? 'Evet, öyle' : 'Hayır, öyle denmez'}; ${genitive(title)} türü de ${own}.`;
  if (origin === undefined) return undefined;
  return film.origin === origin ? `Evet, ${country(film)}` : `Hayır, ${country(film)}`;
}
