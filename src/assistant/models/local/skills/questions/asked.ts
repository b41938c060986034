import { remembered } from '#domain/remembered.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { changesWords } from '../../lexicon/word-lists.ts';
import { toolOf } from '../../understand/acts.ts';
import { isPut } from '../../understand/same-list.ts';
import type { AimedAct } from '../../understand/targets.ts';
import type { Understanding } from '../../understand/understand.ts';
import kinds from './question-words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** Words around a question, and who is meant by a film. */
export const askingWords = phraseLists(words);

const QUESTIONS = phraseLists(kinds);
export type Question = keyof typeof QUESTIONS;

/** Whether a message asks at all: a wish holds many of the same words (`kanlı intikam`). */
export const isAsking = (text: string): boolean =>
  askingWords.ASKING.in(text) || askingWords.ASKING_AT_END.ends(text);

/** `onlarla izleriz diye bir kemal sunal söyle`, `daha hareketli bişey`: films are wanted, and no answer on one that was shown. */
export function wishesFilms({ text, markers, exact, references }: Understanding): boolean {
  if (askingWords.WISHES_FILMS.in(text) || markers.goesBack) return true;
  if (exact === undefined) return false;
  const { people, genres, themes, excludeGenres } = exact;
  // `yahu ne 112'si, ben sadece gerilim sevmiyorum`
  if (excludeGenres.length > 0 && !/(?:^| )m[iu]/u.test(text) && questionIn(text) === undefined) return true;
  if (people.length > 0 && askingWords.INSISTS.in(text) && questionIn(text) === undefined) return true;
  // `onu geç, tarantino'nun kansız filmi var mı`
  if (
    people.length > 0 &&
    /(?:^| )film(?:i|leri)? (?:\w+ )?(?:var|yok) m[iu](?: (?:peki|ya|oyle|boyle|sende|acaba|ki))*$/u.test(
      text,
    )
  )
    return true;
  // `böyle gerçek hikâye var mı, yerli`
  if (genres.length + themes.length > 0 && SUCH.test(text)) return true;
  const isOfShown = references.length > 0;
  if (isOfShown) return false;
  // `pek yakındayı izlemiş, emre korku istiyor. korku komedi var mı`: others are asked for in the end.
  if (genres.length > 0 && ANY_SUCH.test(text) && !OF_THEM.test(text)) return true;
  // `danslı bir şey kaldıramam, yerli olsa da olur`
  if (markers.requests && !isAsking(text)) return true;
  return people.length + genres.length + themes.length > 0 && askingWords.NONE_AT_ALL.in(text);
}

/** What a message asks. @param text its words, folded, with titles cut out */
export const questionIn = (text: string): Question | undefined => asked(text).question;

/** A dozen skills ask for the same. */
const asked = remembered(
  (text) => ({
    // `torunla izlesem sıkılır mı, 15 yaşında`: whether somebody is bored, and not whether they may.
    question: BORES.test(text)
      ? ('BORING' as const)
      : nameIn(QUESTIONS, text.replace(DENIED, '').replace(TURNED_ROUND, '$3 $2')),
  }),
  { most: 200, longest: 10_000 },
);
const SUCH =
  /^(?:peki |ya )?(?:boyle|bunun gibi|buna benzer) (?!bir?(?:i|isi|sey)? |sey)(?:\w+ ){1,3}(?:var|yok) m[iu](?: \w+)?$/u;
const ANY_SUCH = /(?:^| )(?:film\w* |komedi |gerilim |dram |aksiyon |korku |romantik )var ?mi(?:dir)?$/u;
const OF_THEM = /(?:^| )(?:aralarin|iclerin|icinde|bunlar|onlar|ikisin|ucun|onda|bunda)/u;
const BORES = /(?:^| )sikil\w* m[iu](?: |$)/u;
/** `oyuncuları demedim, konusu ne`: that was not asked. */
const DENIED = /(?<= |^)\S+ (?:demedi[mk]|sormadi[mk]) /u;
/** `çok mu ağır` asks what `ağır mı` asks. */
const TURNED_ROUND = /(?<= |^)(cok|fazla|asiri|o kadar) (m[iu]) ([a-z]+(?: (?:edici|verici))?)(?= |$)/u;

/** `izlemedim, konusu ne`: that it was not seen is told beside a question, and no mark is to be taken back. */
export const isOnlyTold = ({ act }: AimedAct, text: string): boolean =>
  toolOf(act) === 'unmarkWatched' && isAsking(text) && !changesWords.TAKE_BACK.in(text);

/** Whether nothing is to be done to a film but to show it. */
export const onlyLooks = ({ acts, text }: Pick<Understanding, 'acts' | 'text'>): boolean =>
  acts.every((aimed) => isOnlyTold(aimed, text) || toolOf(aimed.act) === 'showFilm');

/** `a silent voice var mı, onu favorilere at`: what is asked only leads up to what is to be done. */
export const isDeedToo = ({ acts }: Pick<Understanding, 'acts'>): boolean =>
  acts.some(({ act }) => isPut(act));
