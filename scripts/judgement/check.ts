/** What is missing, odd or disputed in the judgements of the films: `npm run catalogue:judgement`, `-- --all` for every line. */
import { parseArgs } from 'node:util';

import { agreementOf, FIGURES } from './agreement.ts';
import { odditiesOf } from './oddities.ts';
import { readJudged } from './read-judgements.ts';

const { values: options } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const MOST_LINES = 12;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function list(title: string, lines: readonly string[]): void {
  console.log(`${title}: ${lines.length}`);
  for (const line of lines.slice(0, options.all ? undefined : MOST_LINES)) console.log(`  ${line}`);
}

const { films, first, second, third, settled } = await readJudged();
const judged = new Set(first.map(({ id }) => id));
const known = new Set(films.map(({ id }) => id));
console.log(`${films.length} films, ${first.length} judged, ${second.size} twice`);
list(
  'Without a judgement',
  films.filter(({ id }) => !judged.has(id)).map(({ id }) => id),
);
list(
  'Without a second judgement',
  films.filter(({ id }) => !second.has(id)).map(({ id }) => id),
);
const strays = [...judged, ...second.keys()].filter((id) => !known.has(id));
list('Judged, and no film', strays);
list(
  'Odd',
  settled.flatMap((one) => odditiesOf(one).map((odd) => `${one.id}: ${odd}`)),
);
const agreement = agreementOf(first, second);
console.log(
  `Agreement of two readers over ${agreement.films} films: ${percent(agreement.equal)} of the figures equal, ${percent(agreement.within1)} within 1, ending ${percent(agreement.ending)}`,
);
console.log(FIGURES.map((name) => `${name} ${percent(agreement.byFigure[name] ?? 1)}`).join(', '));
const open = agreement.disputes.filter(({ id }) => !third.has(id));
console.log(
  `Disputed: ${agreement.disputes.length} films, ${agreement.disputes.length - open.length} decided by a third look`,
);
list(
  'For a third look',
  open.map(({ id, figures }) => `${id}: ${figures.join(', ')}`),
);
if (strays.length > 0) process.exitCode = 1;
