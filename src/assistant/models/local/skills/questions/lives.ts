import { genitive } from '#lib/turkish/suffix.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { type Decision, say } from '../../core/skill.ts';
import { askingWords } from './asked.ts';
import source from './lives.json' with { type: 'json' };

interface Life {
  born: number;
  /** As it is said of them: `Avustralyalı, Perth doğumlu`. */
  from?: string;
  died?: number;
  /** How old somebody was who died. */
  aged?: number;
}
const LIVES: Readonly<Record<string, Life | undefined>> = source.people;

/** Whether somebody is known to have died. */
export const hasDied = (name: string): boolean => LIVES[name]?.died !== undefined;

/** The year in which somebody was born, where it is known. */
export const bornIn = (name: string): number | undefined => LIVES[name]?.born;

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
    : `${name} ${born} doğumlu, ${title} ${year} yapımı; demek ki çekimlerde ${year - born - 1}-${year - born} yaşlarındaydı.`;
}

const OF_YEARS = /(?:^| )(?:kac(?:li)?|yas\w*|dogum\w*|genc|buyuk|kucuk|ne zaman)(?: |$)/u;
const OF_DEATH = /(?:^| )(?:ol(?:du|mus|um)\w*|vefat|hayatta|sag|yasiyo\w*|kaybet\w*|rahmet\w*)(?: |$)/u;
/** `emekli mi oldu`, `ne oldu`: folded, it reads like a death. */
const BECAME = /(?:^| )(?:emekli|evli|zengin|baba|anne|ne|kim|kac kere|unlu) (?:m[iu] )?oldu/u;
const RETIRED = /(?:^| )emekli/u;
const HEIGHT = /(?:^| )boy(?:u|un|unu)? /u;
const HOW = /(?:^| )(?:nasil|neden|niye|nerede)(?: |$)/u;

/** Whether something of somebody's life is asked: years, where they are from, what is private. */
export const asksOfLife = (text: string): boolean =>
  askingWords.LIFE_OF.in(text) || askingWords.FROM.in(text);

/** What is asked of somebody's life, where it is known, and never what is private. @param now the time by the clock */
export const lifeOf = (name: string, asked: string, now?: Date): Decision => say(toldOf(name, asked, now));

function toldOf(name: string, asked: string, now?: Date): string {
  if (HEIGHT.test(asked)) return `${genitive(name)} boyunu bilmiyorum.`;
  const life = LIVES[name];
  if (askingWords.FROM.in(asked)) {
    const from =
      life?.from === undefined ? `${genitive(name)} nereli olduğunu bilmiyorum.` : `${name} ${life.from}.`;
    return /(?:^| )kac yas/u.test(asked) ? `${from} ${toldOf(name, 'kac yasinda', now)}` : from;
  }
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
