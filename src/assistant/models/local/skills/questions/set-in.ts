import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { hasTheme } from '#domain/wish-rules.ts';
import { lowerFirst } from '#lib/turkish/format.ts';
import { genitive, inPlace } from '#lib/turkish/suffix.ts';
import { ERA_WORDS } from '#recommender/wish-words.ts';
import type { Fact } from './facts.ts';

/** Eras that say nothing of when a film takes place. */
const ANY_TIME: ReadonlySet<string> = new Set(['günümüz', 'karışık', 'masal']);

/** `1940'larda`; nothing where it is no time of its own. */
function timeOf({ judgement }: CatalogueFilm): string {
  const era = judgement?.era ?? 'karışık';
  const words = (ERA_WORDS[era] ?? era).replace('’', "'");
  if (ANY_TIME.has(era)) return '';
  return lowerFirst(words.endsWith('başı') ? `${words}nda` : inPlace(words));
}

export const place: Fact = (film) => {
  const { title, judgement } = film;
  return judgement?.place === undefined
    ? `${genitive(title)} nerede geçtiğini bilmiyorum.`
    : `${[title, timeOf(film), inPlace(judgement.place)].filter(Boolean).join(' ')} geçiyor.`;
};

/** `hepsi kulübede mi geçiyo` */
export const onePlace: Fact = (film) =>
  hasTheme(film, 'tek mekân')
    ? `Evet, ${film.title} neredeyse baştan sona tek mekânda geçiyor.`
    : `Tamamı tek yerde değil bildiğim kadarıyla. ${film.judgement?.place === undefined ? '' : place(film)}`.trim();

/** Where it was shot is known of few films (catalogue/lore); where it takes place is the nearest thing. */
export const shotAt: Fact = (film) =>
  film.judgement?.place === undefined
    ? `${genitive(film.title)} nerede çekildiğini bilmiyorum.`
    : `Nerede çekildiğini bilmiyorum; ${place(film)}`;

const OF_NO_TIME: Readonly<Record<string, string | undefined>> = {
  günümüz: 'çekildiği yıllarda, yani bugünün dünyasında',
  karışık: 'tek bir döneme sığmıyor, birden çok zamana yayılıyor',
  masal: 'belirsiz bir masal zamanında',
};

/** When it takes place, and where, if that is known. */
export const era: Fact = (film) => {
  const { title, judgement } = film;
  if (judgement === undefined) return `${genitive(title)} hangi dönemde geçtiğini bilmiyorum.`;
  const none = judgement.era === 'günümüz' && film.year < LATELY ? undefined : OF_NO_TIME[judgement.era];
  const time = timeOf(film) || (none ?? OF_THEN);
  if (judgement.era === 'karışık') return `${title} ${time}.`;
  return `${[title, time, judgement.place === undefined ? '' : inPlace(judgement.place)].filter(Boolean).join(' ')} geçiyor.`;
};
const LATELY = 2000;
const OF_THEN = 'çekildiği yıllarda';
