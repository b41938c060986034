import type { Judged } from './hold.ts';

const percent = (judged: readonly Judged[]) =>
  judged.length === 0
    ? '–'
    : `${((100 * judged.filter(({ right }) => right).length) / judged.length).toFixed(1)} %`;
const share = (judged: readonly Judged[]) =>
  judged.length === 0
    ? '–'
    : `${judged.filter(({ right }) => right).length}/${judged.length} ${percent(judged)}`;

/** A Markdown table: a row a category, a column a set. */
export function scoreTable(sets: readonly (readonly [name: string, judged: readonly Judged[]])[]): string {
  const categories = [
    ...new Set(sets.flatMap(([, judged]) => judged.map(({ category }) => category))),
  ].toSorted();
  const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    row('category', ...sets.map(([name]) => name)),
    row('---', ...sets.map(() => '---:')),
    ...categories.map((category) =>
      row(category, ...sets.map(([, judged]) => share(judged.filter((one) => one.category === category)))),
    ),
    row('**all turns**', ...sets.map(([, judged]) => `**${share(judged)}**`)),
  ].join('\n');
}

const toolsOf = (calls: readonly { tool: string }[]) =>
  calls.length === 0 ? 'words' : calls.map(({ tool }) => tool).join(' + ');

/** Which tools were called in place of which, most frequent first; `slots` where only the input was wrong. */
export function confusionList(judged: readonly Judged[]): string {
  const counts = new Map<string, number>();
  for (const { turn, made, right } of judged) {
    if (right) continue;
    const wanted = toolsOf(turn.right[0] ?? []);
    const key = wanted === toolsOf(made) ? `${wanted}: slots` : `${wanted} → ${toolsOf(made)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const lines = [...counts].toSorted((a, b) => b[1] - a[1]).map(([key, count]) => `  ${count} × ${key}`);
  return lines.length === 0 ? 'No confusions.' : ['Confusions (seen set):', ...lines].join('\n');
}

/** Every turn that went wrong, with what was made of it. */
export function failureList(judged: readonly Judged[]): string {
  return judged
    .filter(({ right }) => !right)
    .map(
      ({ category, turn, made, text }) =>
        `[${category}] ${turn.said}\n    ${made.map(({ tool, input }) => `${tool} ${JSON.stringify(input)}`).join(' + ') || `“${text}”`}`,
    )
    .join('\n');
}
