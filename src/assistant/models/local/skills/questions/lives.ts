import { genitive } from '#lib/turkish/suffix.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { type Decision, offer } from '../../core/skill.ts';
import source from './lives.json' with { type: 'json' };

interface Life {
  born: number;
  died?: number;
  /** How old somebody was who died. */
  aged?: number;
}
const LIVES: Readonly<Record<string, Life | undefined>> = source.people;

/** Whether somebody is known to have died. */
export const hasDied = (name: string): boolean => LIVES[name]?.died !== undefined;

/** How old somebody was in the year of a film; undefined where their year is not known. */
export function yearsIn(name: string, { year }: ShownFilm): number | undefined {
  const born = LIVES[name]?.born;
  return born === undefined || year === undefined ? undefined : year - born;
}

/** How old somebody was when a film was made; said to be unknown where their year is not known. */
export function ageIn(name: string, { title, year }: ShownFilm): string {
  const born = LIVES[name]?.born;
  return born === undefined || year === undefined
    ? `${genitive(name)} doğum yılını bilmiyorum, kafadan atmayayım.`
    : `${name} ${born} doğumlu, ${title} ${year} yapımı; demek ki ${year - born} yaşlarındaydı.`;
}

const OF_YEARS = /(?:^| )(?:kac(?:li)?|yas\w*|dogum\w*|genc|buyuk|kucuk|ne zaman)(?: |$)/u;
const OF_DEATH = /(?:^| )(?:ol(?:du|mus|um)\w*|vefat|hayatta|sag|yasiyo\w*|kaybet\w*|rahmet\w*)(?: |$)/u;
/** `emekli mi oldu`, `ne oldu`: folded, it reads like a death. */
const BECAME = /(?:^| )(?:emekli|evli|zengin|baba|anne|ne|kim|kac kere|unlu) (?:m[iu] )?oldu/u;
const RETIRED = /(?:^| )emekli/u;
const HEIGHT = /(?:^| )boy(?:u|un|unu)? /u;
const HOW = /(?:^| )(?:nasil|neden|niye|nerede)(?: |$)/u;

/** What is asked of somebody's life: years where they are known, and never what is private. @param known their best known films, joined; @param now the time by the clock */
export function lifeOf(name: string, asked: string, known: string, now?: Date): Decision {
  return offer(`${yearsOf(name, asked, now)} En bilinenleri ${known}; birini açayım mı?`, {
    tool: 'recommendFilms',
    input: { genres: [], people: [name] },
  });
}

function yearsOf(name: string, asked: string, now?: Date): string {
  if (HEIGHT.test(asked)) return `${genitive(name)} boyunu bilmiyorum.`;
  const life = LIVES[name];
  const ofDeath = OF_DEATH.test(asked) && !BECAME.test(asked);
  if (!OF_YEARS.test(asked) && !ofDeath)
    return RETIRED.test(asked)
      ? `${genitive(name)} oyunculuğu bırakıp bırakmadığını bilmiyorum.`
      : `${genitive(name)} özel hayatını bilmem, ben perdedeki hâlini bilirim.`;
  if (life === undefined)
    return ofDeath
      ? `${name} için bunu bilmiyorum, yanlış bir şey söylemeyeyim.`
      : `${genitive(name)} doğum yılını bilmiyorum, kafadan atmayayım.`;
  const { born, died, aged } = life;
  if (died !== undefined) {
    const how = HOW.test(asked) ? ' Ayrıntısını bilmiyorum.' : '';
    return `${name} ${born} doğumluydu; ${died} yılında, ${aged} yaşında aramızdan ayrıldı.${how}`;
  }
  const age = now === undefined ? '' : `; bu yıl ${now.getFullYear() - born} yaşında`;
  return ofDeath
    ? `Bildiğim kadarıyla ${name} hayatta, ${born} doğumlu${age}.`
    : `${name} ${born} doğumlu${age}.`;
}
