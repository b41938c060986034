import { type Decide, recommendBy, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { sounds } from '../../judge/sounds.ts';
import { answer, ANSWERS } from './answers.ts';
import { type Question, isAsking, questionIn } from './asked.ts';
import { bestKnown } from './named-film.ts';
import source from './of-nobody.json' with { type: 'json' };

const words = phraseLists(source);
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

/** `onun izlemediğim bi filmini öner`, `yönetmeni kimdi`, where nobody is in talk: whom, or which film, is asked back. */
export const ofNobody: Decide = (parsed, context) => {
  const { text, titles, named, references } = parsed;
  const { memory } = context;
  const isNobody = memory.shown.length === 0 && memory.focus === undefined && memory.person === undefined;
  if (!isNobody || titles.length + named.length > 0 || parsed.said.similarTo !== undefined) return undefined;
  if (words.THEIR_FILMS.in(text) && parsed.words <= FEW_WORDS + 2)
    return say(source.whose, (later) => {
      const [person] = later.said.people;
      return person === undefined ? undefined : recommendBy({ people: [person] });
    });
  const question = questionIn(text);
  const asks =
    question !== undefined &&
    OF_A_FILM.has(question) &&
    parsed.words <= FEW_WORDS &&
    parsed.exact === undefined &&
    (isAsking(text) || sounds('question', parsed));
  if (!asks || references.some(({ reference: { kind } }) => kind === 'most')) return undefined;
  return say(source.which, (later, { index }) => {
    const [title, ...others] = later.titles;
    const film = title && bestKnown(title.span.films);
    return film === undefined || others.length > 0 || ANSWERS[question] === undefined
      ? undefined
      : answer(question, film, index, text);
  });
};
