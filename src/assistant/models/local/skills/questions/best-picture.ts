import { catalogued } from '../../core/known-film.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decide, type Decision, type DecisionContext, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import source from './best-picture.json' with { type: 'json' };

const words = phraseLists(source);
const WINNERS: Readonly<Record<string, readonly (string | number)[]>> = source.winners;
const YEAR = /(?:^| )((?:19|20)\d\d)(?=['’ ]|[a-z]|$)/u;

/** Whether a message, or the one before it, asks who took an Oscar. */
const asksWinner = (text: string, isOfOscars: boolean): boolean =>
  YEAR.test(text) && words.WON.in(text) && (isOfOscars || words.OSCAR.in(text));

/** `2020 oscarını kim aldı`, after films with an Oscar `2020 de kim aldı`, and then `ya 2019`. */
export const bestPicture: Decide = ({ text, titles }, context) => {
  const { memory } = context;
  const year = YEAR.exec(text)?.[1];
  if (year === undefined || titles.length > 0) return undefined;
  const isOfOscars = memory.wishes?.awards?.includes('oscar') === true;
  const goesOn =
    memory.asked !== undefined &&
    asksWinner(memory.asked, isOfOscars) &&
    words.AND_YEAR.is(text.replace(year, '0'));
  return asksWinner(text, isOfOscars) || goesOn ? winnerOf(year, context) : undefined;
};

function winnerOf(year: string, context: DecisionContext): Decision {
  const [title, made] = WINNERS[year] ?? [];
  if (title === undefined) return say(source.untold);
  const told = source.told.replace('{year}', year).replace('{title}', String(title));
  const film = catalogued({ title: String(title), year: Number(made) }, context.index);
  return film === undefined ? say(told) : showAndAnswer(film, context, () => told);
}
