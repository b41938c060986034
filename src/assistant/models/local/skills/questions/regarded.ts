import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { formatRating, joinList } from '#lib/turkish/format.ts';
import { accusative, genitive, locative } from '#lib/turkish/suffix.ts';
import { notKnownOf } from '../../core/not-known.ts';
import { type Fact, actorsOf } from './facts.ts';
import feels from './feels.json' with { type: 'json' };
import { strengthsOf, subjectsOf } from './good.ts';

const MUCH = 2;
const MOST = 3;

/** Who should rather leave it. */
const notFor = ({ judgement }: CatalogueFilm): string | undefined => {
  if (judgement === undefined) return undefined;
  if (judgement.feel.heavy >= MOST) return 'hafif bir şey arayana ağır gelir';
  if (judgement.gore >= MUCH) return 'kana dayanamayan uzak dursun';
  return judgement.pace === 1 ? 'tempo arayan sıkılabilir' : undefined;
};

/** `kimler sever bunu`: what whoever likes it looks for, and who should not. */
export const likers: Fact = (film) => {
  const whom = strengthsOf(film, feels.whom).slice(0, MUCH);
  const not = notFor(film);
  if (whom.length === 0 && not === undefined)
    return `${accusative(film.title)} kafa yormadan vakit geçirmek isteyen sever.`;
  const liked = whom.length === 0 ? 'meraklısı' : `${joinList(whom)} isteyen`;
  return `${accusative(film.title)} en çok ${liked} sever${not === undefined ? '' : `; ${not}`}.`;
};

const STRONG = 7.8;
const FAIR = 6.5;

/** How it is played: by whom, by the prize that it has for it, and by how much it is liked. */
export const acting: Fact = (film) => {
  const { title, rating, judgement, genres } = film;
  const who = joinList(actorsOf(film).slice(0, MUCH));
  if (who === '') return `${genitive(title)} oyuncularını bilmiyorum.`;
  if (genres.includes('Animasyon')) return `${title} animasyon; sesleriyle ${who} var, yakışmışlar.`;
  if (judgement?.awards.includes('oscar-oyuncu') === true)
    return `Çok iyi: ${title} oyunculuk Oscar'ı da aldı, başrolde ${who} var.`;
  if (rating >= STRONG) return `Bence çok iyi; ${locative(title)} ${who} filmi sırtlıyor.`;
  return rating >= FAIR
    ? `Fena değil; ${locative(title)} ${who} işini yapıyor.`
    : `Pek övülmedi; ${locative(title)} ${who} oynuyor ama puanı ${formatRating(rating)}.`;
};

/** `mesajı ne`: what it is most about; the rest is everybody's own. */
export const message: Fact = (film, asked = '') => {
  const about = subjectsOf(film);
  return about.length === 0
    ? (notKnownOf(film.title, 'simge', film.id) ?? asked)
    : `Bence ${film.title} en çok ${joinList(about)} üzerine bir şey söylüyor; gerisini herkes kendine göre okuyor. Sende ne uyandırdı?`;
};
