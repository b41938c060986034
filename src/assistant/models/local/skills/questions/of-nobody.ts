import { type Decide, recommendBy, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { sounds } from '../../judge/sounds.ts';
import { answer } from './answers.ts';
import type { Memory } from '../../core/memory.ts';
import { type Question, isAsking, onlyLooks, questionIn } from './asked.ts';
import { bestKnown } from './named-film.ts';
import source from './of-nobody.json' with { type: 'json' };

const words = phraseLists(source);
const FEW_WORDS = 4;
const MOST_WORDS = 6;

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

/** What may stand before it; anything else may be the name of somebody. */
const BEFORE = /^(?:(?:hic|peki|ya|bana|bi|bir|e|tamam|o zaman|simdi|sen) ?)*$/u;

/** `onun izlemediğim bi filmini öner`, where nobody is in talk: whom is asked back. */
export const ofNobody: Decide = ({ text, titles, named, said, words: count }, { memory }) => {
  const at = words.THEIR_FILMS.firstIn(text);
  if (at < 0 || !BEFORE.test(text.slice(0, at)) || count > MOST_WORDS || !isNobody(memory)) return undefined;
  if (titles.length + named.length > 0 || said.similarTo !== undefined) return undefined;
  return say(source.whose, (later) => {
    const [person] = later.said.people;
    return person === undefined ? undefined : recommendBy({ people: [person] });
  });
};

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
  return say(source.which, (later, { index }) => {
    const [title, ...others] = later.titles;
    const film = title && bestKnown(title.span.films);
    return film === undefined || others.length > 0 ? undefined : answer(question, film, index, text);
  });
};
