import { joinList } from '#lib/turkish/format.ts';
import type { Phrases } from '../../lexicon/phrases.ts';
import { allOf } from './in-words.ts';
import type { KnownFilm } from './known-film.ts';
import { said } from './said.ts';

/** Something that a film is or is not. */
export interface Kind {
  said: Phrases;
  holds: (film: KnownFilm) => boolean;
  /** After the titles of the films that it holds for, and of those that it does not. */
  yes: string;
  no: string;
}

const HAS = 2;

/** What may be asked of films as a yes or no. The first whose words are said is meant. */
const KINDS: readonly Kind[] = [
  {
    said: said.TRUE_STORY,
    holds: ({ judgement }) => judgement.trueStory,
    yes: 'gerçek bir hikâyeye dayanıyor',
    no: 'kurgu, gerçek bir hikâyeye dayanmıyor',
  },
  {
    said: said.FROM_BOOK,
    holds: ({ judgement }) => judgement.book,
    yes: 'bir kitaptan uyarlama',
    no: 'kitap uyarlaması değil',
  },
  {
    said: said.AWARDED,
    holds: ({ judgement }) => judgement.awards.length > 0,
    yes: 'büyük ödül almış',
    no: 'bildiğim büyük ödülleri almamış',
  },
  {
    said: said.BLACK_WHITE,
    holds: ({ judgement }) => judgement.blackAndWhite,
    yes: 'siyah beyaz',
    no: 'renkli',
  },
  { said: said.DOMESTIC, holds: ({ origin }) => origin === 'yerli', yes: 'yerli', no: 'yabancı' },
  {
    said: said.OPEN_END,
    holds: ({ judgement }) => judgement.ending === 'open',
    yes: 'açık uçlu bitiyor',
    no: 'açık uçlu bitmiyor',
  },
  {
    said: said.DARK_END,
    holds: ({ judgement }) => judgement.ending === 'dark',
    yes: 'kötü bitiyor',
    no: 'kötü bitmiyor',
  },
  {
    said: said.HAPPY_END,
    holds: ({ judgement }) => judgement.ending === 'happy',
    yes: 'mutlu bitiyor',
    no: 'pek mutlu bitmiyor',
  },
  {
    said: said.GORY,
    holds: ({ judgement }) => judgement.gore >= HAS,
    yes: 'epey kanlı',
    no: 'kanlı sayılmaz',
  },
  {
    said: said.SEXUAL,
    holds: ({ judgement }) => judgement.sex >= HAS,
    yes: 'açık sahneler içeriyor',
    no: 'bu açıdan rahat, belirgin açık sahnesi yok',
  },
  {
    said: said.SWEARING,
    holds: ({ judgement }) => judgement.language >= HAS,
    yes: 'bolca küfür içeriyor',
    no: 'küfürden yana rahat',
  },
  {
    said: said.SLOW,
    holds: ({ judgement }) => judgement.pace === 1,
    yes: 'ağır akıyor',
    no: 'o kadar yavaş değil',
  },
  {
    said: said.FUNNY,
    holds: ({ judgement }) => judgement.feel.laugh >= HAS,
    yes: 'güldürür',
    no: 'pek güldürmez',
  },
  {
    said: said.SAD,
    holds: ({ judgement }) => judgement.feel.cry >= HAS,
    yes: 'ağlatabilir',
    no: 'pek ağlatmaz',
  },
  {
    said: said.SCARY,
    holds: ({ judgement }) => judgement.feel.fear >= HAS,
    yes: 'korkutur',
    no: 'pek korkutmaz',
  },
  {
    said: said.HEAVY,
    holds: ({ judgement }) => judgement.feel.heavy >= HAS,
    yes: 'ağır bir film',
    no: 'o kadar ağır değil',
  },
  {
    said: said.ROMANTIC,
    holds: ({ judgement }) => judgement.feel.romantic >= HAS,
    yes: 'romantik',
    no: 'pek romantik değil',
  },
  {
    said: said.THINK,
    holds: ({ judgement }) => judgement.feel.think >= HAS,
    yes: 'düşündürür',
    no: 'kafa yormaz',
  },
  {
    said: said.ACTION,
    holds: ({ judgement }) => judgement.feel.action >= HAS,
    yes: 'aksiyonlu',
    no: 'pek aksiyonlu değil',
  },
  {
    said: said.TENSE,
    holds: ({ judgement }) => judgement.feel.tense >= HAS,
    yes: 'gerilimli',
    no: 'pek germez',
  },
];

export const askedKind = (text: string): Kind | undefined => KINDS.find((kind) => kind.said.in(text));

/** Which of some films are of a kind, in a sentence. @param films at least one */
export function kindWords(films: readonly KnownFilm[], { holds, yes, no }: Kind): string {
  const titles = (chosen: readonly KnownFilm[]) => joinList(chosen.map(({ title }) => title));
  const holding = films.filter(holds);
  const others = films.filter((film) => !holds(film));
  if (films.length === 1)
    return holding.length === 1 ? `Evet, ${titles(films)} ${yes}.` : `Hayır, ${titles(films)} ${no}.`;
  if (others.length === 0) return `${allOf(films.length)} ${yes}.`;
  if (holding.length === 0) return `${allOf(films.length)} ${no}.`;
  return `${titles(holding)} ${yes}; ${titles(others)} ${no}.`;
}
