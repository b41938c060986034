import type { Film } from '#domain/film.ts';
import { whyOf } from '#features/film/film-text.ts';
import { withoutFavourites } from '#recommender/built-in/because-words.ts';

import { parseSpans, splitBlocks } from '../text/markdown.ts';
import type { Piece, Said } from './said.ts';

/** In characters: beyond that nobody reads a message, and apps begin to refuse it. */
const MOST = 12_000;
const HEAD = 'SineSohbet ile film sohbetim';
const NAMES = { person: 'Ben', assistant: 'SineSohbet' } as const;

/**
 * A conversation as one would send it to a friend (Y-04): plain text without links, marks and the person's own lists and
 * favourites. Of a long one the newest part.
 */
export function asMessage(said: readonly Said[]): string {
  const turns = said.flatMap(({ who, pieces }) => {
    const text = withoutLinks(pieces.flatMap(linesOf).join('\n'));
    return text === '' ? [] : [`${NAMES[who]}: ${text}`];
  });
  const shown: string[] = [];
  let letters = 0;
  for (const turn of turns.toReversed()) {
    letters += turn.length;
    if (shown.length > 0 && letters > MOST) break;
    shown.unshift(turn);
  }
  return [HEAD, ...(shown.length < turns.length ? ['…'] : []), ...shown].join('\n\n');
}

function linesOf(piece: Piece): string[] {
  switch (piece.kind) {
    case 'typed':
      return [piece.text];
    case 'words':
      return splitBlocks(piece.source).flatMap((block) =>
        block.kind === 'paragraph'
          ? [withoutFavourites(plain(block.source))]
          : block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '•'} ${plain(item)}`),
      );
    case 'films':
      return piece.films.map(filmLine);
    case 'ownFilms':
      return [];
  }
}

function filmLine(film: Film): string {
  const name = film.year > 0 ? `${film.title} (${film.year})` : film.title;
  const why = withoutFavourites((whyOf(film) ?? '').replaceAll(/\s+/gu, ' '));
  return why === '' ? `• ${name}` : `• ${name}: ${why}`;
}

const plain = (source: string): string =>
  parseSpans(source)
    .map(({ text }) => text)
    .join('');

/** Up to its end, of which a closing bracket is a part only where it was opened in it. */
const ADDRESS = String.raw`(?:https?:\/\/|www\.)[^\s()<>]*(?:\([^\s()]*\)[^\s()<>]*)*`;
const NAMED = new RegExp(String.raw`\[([^\]]*)\]\(${ADDRESS}\)`, 'giu');
const BARE = new RegExp(String.raw`[^\S\n]*(?:\(${ADDRESS}\)|<${ADDRESS}>|${ADDRESS})`, 'giu');

/** Addresses go, whoever wrote them, with the brackets that held them. */
const withoutLinks = (text: string): string => text.replaceAll(NAMED, '$1').replaceAll(BARE, '').trim();
