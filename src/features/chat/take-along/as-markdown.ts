import type { Film } from '#domain/film.ts';
import { splitGenres } from '#domain/genre.ts';
import { ratingText, whyOf } from '#features/film/film-text.ts';
import { formatMinutes, formatNumber } from '#lib/turkish/format.ts';

import { parseSpans, splitBlocks } from '../text/markdown.ts';
import type { Piece, Said } from './said.ts';

interface Conversation {
  title: string;
  /** `21 Kasım 2026`, or empty where nobody knows. */
  day: string;
  said: readonly Said[];
}

const NAMES = { person: 'Ben', assistant: 'SineSohbet' } as const;

/** A conversation as a document of its own (Y-03): Markdown in which nothing that was said becomes markup by itself. */
export function asMarkdown({ title, day, said }: Conversation): string {
  const turns = said.map(({ who, pieces }) => {
    const [first = '', ...rest] = pieces.flatMap(blocksOf);
    // A list needs a line of its own.
    const isList = pieces[0]?.kind !== 'typed' && /^(?:[-*]|\d+\.) /u.test(first);
    const opening = isList ? [`**${NAMES[who]}:**`, first] : [`**${NAMES[who]}:** ${first}`];
    return [...opening, ...rest].join('\n\n');
  });
  const head = [`# ${escaped(title)}`, ['SineSohbet', day].filter(Boolean).join(', ')];
  return `${[...head, ...turns].join('\n\n')}\n`;
}

function blocksOf(piece: Piece): string[] {
  switch (piece.kind) {
    case 'typed':
      return piece.text.split(/\n\s*\n/u).map((lines) =>
        lines
          .split('\n')
          .map((line) => escapedLine(line.trim()))
          .join('  \n'),
      );
    case 'words':
      return splitBlocks(piece.source).map((block) => {
        if (block.kind === 'paragraph') return spans(block.source);
        return block.items
          .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${spans(item)}`)
          .join('\n');
      });
    case 'films':
      return [filmList(piece.films)];
    case 'ownFilms':
      return [
        filmList(piece.films),
        ...(piece.more > 0 ? [`… ve ${formatNumber(piece.more)} film daha.`] : []),
      ];
  }
}

const filmList = (films: readonly Film[]): string => films.map(filmItem).join('\n');

function filmItem(film: Film, index: number): string {
  const facts = [
    film.year > 0 ? String(film.year) : '',
    splitGenres(film.genre).join(', '),
    film.duration > 0 ? formatMinutes(film.duration) : '',
    film.rating > 0 ? `★ ${ratingText(film.rating)}` : '',
  ];
  const line = `${index + 1}. **${escaped(film.title)}** · ${facts.filter(Boolean).map(escaped).join(' · ')}`;
  const why = whyOf(film);
  return why === undefined ? line : `${line}  \n   ${escapedLine(why.replaceAll(/\s+/gu, ' '))}`;
}

/** Only what the page shows as bold or as a link is written as such. */
const spans = (source: string): string =>
  parseSpans(source)
    .map(({ text, bold, href }, index) => {
      const own = index === 0 ? escapedLine(text) : escaped(text);
      const linked = href === undefined ? own : `[${own}](${href})`;
      return bold ? `**${linked}**` : linked;
    })
    .join('');

/** What would be read as a mark within a line stands for itself. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<>~|]/gu, String.raw`\$&`).replaceAll(/&(?=#?\w+;)/gu, String.raw`\&`);

/** The same for what begins a line: headings, quotes, lists. */
const escapedLine = (text: string): string =>
  escaped(text.trimStart())
    .replace(/^([#+=-])/u, String.raw`\$1`)
    .replace(/^(\d+)([.)])/u, String.raw`$1\$2`);
