import type { ReadMessage } from './read-message.ts';
import { isSurelyTitle, isWholeTitle } from './spans.ts';

const MOST_WORDS = 8;
const MOST_NAMES = 3;

/** What the exact readers have found, by name: the judge weighs it beside the words of the message. */
export function findingsOf(read: ReadMessage): string[] {
  const { titles, tokens, acts, markers, references, people, exact, bareTarget, words } = read;
  const { relative, ...small } = markers;
  return [
    `words ${Math.min(MOST_WORDS, words)}`,
    `talk ${read.talk ?? ''}`,
    ...titles.slice(0, MOST_NAMES).map(titleFinding),
    ...acts.flatMap(({ act, targets }) => [`act ${act.kind}`, `act to ${targets[0]?.kind ?? ''}`]),
    ...references.slice(0, MOST_NAMES).map(({ reference }) => `reference ${reference.kind}`),
    ...(exact === undefined ? ['no wish'] : holding('wish', exact)),
    ...holding('marker', small),
    ...holding('', {
      'sure title': titles.some(isSurelyTitle),
      'whole title': titles.some((title) => isWholeTitle(title, tokens)),
      titles: titles.length > 1,
      compares: Object.keys(relative).length > 0,
      bounds: Object.keys(read.bounds).length > 0,
      'bare title': bareTarget !== undefined,
      open: read.open !== undefined,
      person: people.length > 0,
      'whole name': people.some(({ span, from, to }) => !span.fuzzy && to - from > 1),
      films: read.films,
      series: read.series,
      complains: read.complains,
      alike: read.asksAlike,
    }),
  ];
}

function titleFinding({ span, from, to }: ReadMessage['titles'][number]): string {
  const { evidence, fuzzy, ordinary } = span;
  return ['title', evidence, fuzzy && 'fuzzy', ordinary && 'ordinary', to - from > 1 && 'long']
    .filter(Boolean)
    .join(' ');
}

const holding = (kind: string, found: object): string[] =>
  Object.entries(found).flatMap(([name, value]) =>
    value === undefined || value === false || (Array.isArray(value) && value.length === 0)
      ? []
      : [`${kind} ${name}`],
  );
