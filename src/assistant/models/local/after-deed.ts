import { joinList } from '#lib/turkish/format.ts';
import { accusative } from '#lib/turkish/suffix.ts';
import { inputFor, pointedAt } from './core/resolve-reference.ts';
import type { Decision, DecisionContext } from './core/skill.ts';
import { listsWords } from './lexicon/word-lists.ts';
import { isAsking, questionIn } from './skills/questions/asked.ts';
import { endsClause, foldedText } from './understand/tokens.ts';
import type { Understanding } from './understand/understand.ts';

/**
 * `ilkini izledim, ikincisi yavaş mı`: what is asked of another film after one was marked is answered too, and that film
 * is the one spoken of from then on.
 */
export function withWhatIsAsked(
  decision: Decision,
  { tokens, written, references }: Understanding,
  { memory, index }: Pick<DecisionContext, 'memory' | 'index'>,
  decide: (text: string) => Decision,
): Decision {
  if (decision.kind !== 'act' || decision.before !== undefined) return decision;
  // `ilkini aç bakalım, korkunç mu`
  const [opened, ...besides] = decision.calls;
  const last = tokens.findLastIndex((token, at) => endsClause(token) && at < tokens.length - 1) + 1;
  const behind = foldedText(tokens.slice(last));
  if (
    opened?.tool === 'showFilm' &&
    besides.length === 0 &&
    (decision.answer ?? decision.reply) === undefined
  ) {
    const isAsked = last > 0 && isAsking(behind) && questionIn(behind) !== undefined;
    const told = isAsked ? decide(`${opened.input.title} ${behind}`) : undefined;
    return told?.kind === 'act' && told.answer !== undefined
      ? { ...decision, answer: told.answer }
      : decision;
  }
  const marks = decision.calls.filter((call) => call.tool === 'markWatched');
  const from = tokens.findLastIndex(({ folded }) => listsWords.WATCHED.is(folded)) + 1;
  const [first] = tokens.slice(from);
  const pointed = references
    .filter((reference) => reference.from >= from)
    .flatMap(({ reference }) => pointedAt(reference, memory));
  // `onu izledim de sondaki olayı anlamadım`: what is to be explained is in the film that was seen.
  const restOf = foldedText(tokens.slice(from));
  const [marked, ...more] = marks;
  const explains = more.length === 0 && questionIn(restOf) === 'EXPLAIN';
  const [film, ...others] = explains && marked !== undefined ? [{ title: marked.input.title }] : pointed;
  const asks = from > 0 && (explains || isAsking(restOf));
  if (marks.length === 0 || first === undefined || film === undefined || others.length > 0 || !asks)
    return decision;
  const rest = written.slice(first.start);
  const asked = decide(explains ? `${film.title} ${rest.replace(/^d[ae] /u, '')}` : rest);
  const answer = asked.kind === 'say' ? () => asked.text : asked.answer;
  const shows = asked.kind === 'say' || asked.calls.every(({ tool }) => tool === 'showFilm');
  if (answer === undefined || !shows) return decision;
  const done = `${joinList(marks.map(({ input }) => accusative(input.title)))} izlediklerine ekledim.`;
  return {
    ...decision,
    calls: [...marks, { tool: 'showFilm', input: inputFor(film, index) }],
    answer: (shown) => [done, answer(shown)].filter((words) => words !== undefined).join(' '),
  };
}
