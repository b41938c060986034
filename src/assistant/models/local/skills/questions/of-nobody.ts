import { isCommonWord } from '#lib/turkish/common-words.ts';
import { CONCEPTS } from '../../understand/concepts.ts';
import { endWithoutSuffix, foldedText } from '../../understand/tokens.ts';
import { type Decide, act, say } from '../../core/skill.ts';
import { sounds } from '../../judge/sounds.ts';
import { answer } from './answers.ts';
import type { Memory } from '../../core/memory.ts';
import { type Question, isAsking, onlyLooks, questionIn } from './asked.ts';
import { bestKnown } from './named-film.ts';

const WHICH = 'Hangi filmin? Adını yazarsan söylerim.';
const FEW_WORDS = 4;

/** What a film alone can be asked, and nobody asks of anything else. */
const OF_A_FILM: ReadonlySet<Question> = new Set([
  'DIRECTOR',
  'CAST',
  'LENGTH',
  'RATING',
  'SCREENWRITER',
  'AUTHOR',
]);

const isNobody = ({ shown, focus, person }: Memory): boolean =>
  shown.length === 0 && focus === undefined && person === undefined;

/** `yönetmeni kimdi`, where no film is in talk: which is asked back. */
export const ofNoFilm: Decide = (parsed, { memory, index: films }) => {
  const { text, titles, named, references, acts } = parsed;
  // `ceylanın ödül alan filmi hangisi`, then `konusu ne`: of the one that the answer named first.
  const [told] = memory.told ?? [];
  const isOpen = told !== undefined && memory.shown.length === 0 && memory.focus === undefined;
  if (!(isOpen || isNobody(memory)) || titles.length + named.length > 0 || !onlyLooks({ acts, text }))
    return undefined;
  const question = questionIn(text);
  const asks =
    question !== undefined &&
    (OF_A_FILM.has(question) || (isOpen && question === 'PLOT')) &&
    parsed.words <= FEW_WORDS &&
    parsed.exact === undefined &&
    (isAsking(text) || sounds('question', parsed));
  if (!asks || references.some(({ reference: { kind } }) => kind === 'most')) return undefined;
  if (isOpen) return answer(question, told, films, text);
  return say(WHICH, (later, { index }) => {
    const [title, ...others] = later.titles;
    const film = title && bestKnown(title.span.films);
    return film === undefined || others.length > 0 ? undefined : answer(question, film, index, text);
  });
};

/** What is asked of films alone, after a name. */
const OF_FILMS =
  /^(?:film\w* )?(?:nasil (?:bir |bi )?film|nasil|iyi m[iu]|guzel m[iu]|izlen\w* m[iu]|izlemeye deger|belgesel m[iu]|animasyon m[iu]|film m[iu]|imdb|yonetmen\w*|oyuncu\w*|konusu|basrol\w*|gercek (?:hikaye )?m[iu])(?: |$)/u;
const SAID_SO = /^film|film |izle|belgesel|animasyon|imdb|yonetmen|oyuncu|konusu|basrol/u;
/** `büyüyünce yönetmen olacağım`: what somebody is or will be. */
const TO_BECOME = /^(?:yonetmen|oyuncu)\w* (?:ol|cal[iu]s)\w*/u;
const LONGEST_NAME = 4;

/** `senna belgesel mi`, `free solo izlenir mi`: asked of a film that is not here, which its tool says. */
export const ofUnknownFilm: Decide = (parsed) => {
  const { tokens, titles, named, references, written, acts } = parsed;
  if (titles.length + named.length + references.length > 0 || parsed.markers.requests) return undefined;
  // `sezon karnem nasıl`
  if (acts.some(({ act: { kind } }) => kind !== 'film')) return undefined;
  for (let to = 1; to <= Math.min(LONGEST_NAME, tokens.length - 1); to++) {
    const rest = foldedText(tokens.slice(to));
    const own = tokens.slice(0, to);
    if (!OF_FILMS.test(rest) || !SAID_SO.test(rest) || TO_BECOME.test(rest)) continue;
    if (
      own.some(({ base }) => base.length < 3 || /\d/u.test(base) || isCommonWord(base)) ||
      own.some((_, at) => CONCEPTS.at(own, at) !== undefined)
    )
      return undefined;
    const last = own.at(-1);
    const name = written.slice(own[0]?.start, last && endWithoutSuffix(last));
    return act({ tool: 'showFilm', input: { title: name } });
  }
  return undefined;
};
