import { UNDO } from './core/memory.ts';
import { inputFor, pointedAt } from './core/resolve-reference.ts';
import type { Decision, DecisionContext } from './core/skill.ts';
import { listsWords } from './lexicon/word-lists.ts';
import { isAsking, questionIn } from './skills/questions/asked.ts';
import { type Span, type Tokens, endsClause, foldedText } from './understand/tokens.ts';
import type { Understanding } from './understand/understand.ts';

type Act = Extract<Decision, { kind: 'act' }>;

/**
 * `ilkini izledim, ikincisi yavaş mı`: what is asked of another film after one was marked is answered too, and that film
 * is the one spoken of from then on.
 */
export function withWhatIsAsked(
  decision: Decision,
  parsed: Understanding,
  { memory, index }: Pick<DecisionContext, 'memory' | 'index'>,
  decide: (text: string) => Decision,
): Decision {
  const { tokens, written, references } = parsed;
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
  const besideDeed = questionBeside(decision, parsed, decide);
  if (besideDeed !== undefined) return besideDeed;
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
  return {
    ...decision,
    calls: [...marks, { tool: 'showFilm', input: inputFor(film, index) }],
    answer,
    besideDeeds: true,
  };
}

/** `Manevi Değer'i Trier çekti değil mi? listeye de koyun`, `ilkini ekle, kaç dakika`: one part asks, and another orders. */
function questionBeside(
  decision: Act,
  { tokens, written, titles, references }: Understanding,
  decide: (text: string) => Decision,
): Decision | undefined {
  const { calls } = decision;
  const deeds = calls.filter(({ tool }) => Object.hasOwn(UNDO, tool));
  const [shown, ...more] = calls.filter((call) => call.tool === 'showFilm');
  const [deed] = deeds;
  const isSaid = [decision.answer, decision.reply, decision.after].some((one) => one !== undefined);
  if (deed === undefined || isSaid || more.length > 0 || deeds.length + (shown ? 1 : 0) < calls.length)
    return undefined;
  const clauses = clausesOf(tokens);
  for (const { from, to } of clauses.length > 1 ? clauses : []) {
    const asked = foldedText(tokens.slice(from, to));
    if (!isAsking(asked) || CONSENT.test(asked)) continue;
    const isIn = (span: Span) => from <= span.from && span.to <= to;
    const own = [...titles, ...references.filter(({ reference: { kind } }) => kind !== 'this')].some(isIn);
    // `kaç dakika` alone is asked of the film that something is done to.
    const { input } = shown ?? deed;
    const film = own || !('title' in input) ? '' : `${input.title} `;
    const told = decide(`${film}${written.slice(tokens[from]?.start, tokens[to - 1]?.end)}`);
    if (told.unsure === true) continue;
    if (told.kind === 'say') return { ...decision, calls: deeds, after: told.text };
    const isAnswer = told.answer !== undefined && told.calls.every(({ tool }) => tool === 'showFilm');
    if (isAnswer) return { ...told, calls: [...deeds, ...told.calls], besideDeeds: true };
  }
  return undefined;
}

/** `ekle, olur mu` asks nothing, and `joker var mı, varsa ekle` leads up to what is to be done. */
const CONSENT = /^(?:olur|tamam|oldu|anlastik|ok) m[iu]$|(?:^| )(?:var|yok) ?m[iu](?: sen\w+)?$/u;

const clausesOf = (tokens: Tokens): Span[] => {
  const ends = [...tokens.entries()].filter(([, token]) => endsClause(token)).map(([at]) => at + 1);
  const starts = [0, ...ends.filter((end) => end < tokens.length)];
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? tokens.length }));
};
