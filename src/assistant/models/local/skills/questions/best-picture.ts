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
  // `bu sene oscarı kim aldı`: of the last that is known.
  const isLatest = LATEST.test(text) && words.WON.in(text) && words.OSCAR.in(text);
  if (isLatest && titles.length === 0 && YEAR.exec(text) === null) return latest(text, context);
  const year = YEAR.exec(text)?.[1];
  if (year === undefined || titles.length > 0) return undefined;
  const isOfOscars = memory.wishes?.awards?.includes('oscar') === true;
  const goesOn =
    memory.asked !== undefined &&
    asksWinner(memory.asked, isOfOscars) &&
    words.AND_YEAR.is(text.replace(year, '0'));
  return asksWinner(text, isOfOscars) || goesOn ? winnerOf(year, context) : undefined;
};

const LATEST = /(?:^| )(?:(?:bu|gecen) (?:sene|yil)\w*|(?:en )?son(?: oscar\w*)?|bu seneki|bu yilki)(?: |$)/u;

/** The winner of the year that is meant, else of the last ceremony that is known. */
function latest(text: string, context: DecisionContext): Decision {
  const year = context.now.getFullYear() - (text.includes('gecen') ? 1 : 0);
  const last = Object.keys(WINNERS).sort().at(-1) ?? '';
  return winnerOf(WINNERS[year] === undefined ? last : `${year}`, context, WINNERS[year] === undefined);
}

function winnerOf(year: string, context: DecisionContext, isLast = false): Decision {
  const [title, made] = WINNERS[year] ?? [];
  if (title === undefined) return say(source.untold);
  const told = (isLast ? source.last : source.told).replace('{year}', year).replace('{title}', String(title));
  const film = catalogued({ title: String(title), year: Number(made) }, context.index);
  return film === undefined ? say(told) : showAndAnswer(film, context, () => told);
}
