import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { UNKNOWN_ACTOR } from '#domain/film.ts';
import { formatMinutes, formatRating, joinList } from '#lib/turkish/format.ts';
import { accusative, genitive, locative } from '#lib/turkish/suffix.ts';

/** A question that the records of a film answer, in a sentence. */
export type Fact = (film: CatalogueFilm) => string;

const actorsOf = ({ actors }: CatalogueFilm) => actors.filter((name) => name !== UNKNOWN_ACTOR).slice(0, 3);

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
  name === undefined
    ? `${accusative(title)} kimin yönettiğini bilmiyorum.`
    : `${accusative(title)} ${joinList(name.split(', '))} yönetti.`;

export const length: Fact = ({ title, duration }) => {
  const feeling =
    duration >= 150 ? ' Uzun ama vaktin varsa dert değil.' : duration <= 95 ? ' Çabuk biter.' : '';
  return `${title} ${formatMinutes(duration)} sürüyor.${feeling}`;
};

export const year: Fact = ({ title, year: made }) => `${title} ${made} yapımı.`;

export const rating: Fact = ({ title, rating: points }) =>
  `${genitive(title)} puanı ${formatRating(points)}.`;

export const country: Fact = ({ title, countries }) =>
  countries.length === 0
    ? `${genitive(title)} hangi ülkeden olduğunu bilmiyorum.`
    : `${title} ${joinList(countries)} yapımı.`;

export const place: Fact = ({ title, judgement }) => {
  const era = judgement?.era;
  const when =
    era === undefined || ['günümüz', 'karışık', 'masal'].includes(era) ? '' : `, dönem olarak ${era}`;
  return judgement?.place === undefined
    ? `${genitive(title)} nerede geçtiğini bilmiyorum.`
    : `${genitive(title)} hikâyesinin geçtiği yer ${judgement.place}${when}.`;
};

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
