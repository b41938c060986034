import { isToolUIPart } from 'ai';

import { fallbackIn } from '#assistant/message-fallback.ts';
import type { Fallback } from '#domain/fallback.ts';
import type { OutputFilm } from '#tools/film-output.ts';
import type { ChatMessage } from '#tools/registry.ts';

import { shownParts } from '../text/shown-parts.ts';
import { recommendationIn, textOf } from '../text/spoken.ts';
import { withoutNotice } from '../text/without-notice.ts';

type Part = ChatMessage['parts'][number];

/** A piece of what somebody said. */
export type Piece =
  /** As it was typed. */
  | { kind: 'typed'; text: string }
  /** An answer's words, in the little Markdown of answers. */
  | { kind: 'words'; source: string }
  | { kind: 'films'; films: readonly OutputFilm[] }
  /** The person's own list, of which more films are than stand here. */
  | { kind: 'ownFilms'; films: readonly OutputFilm[]; more: number };

/** What one of the two said. */
export interface Said {
  who: 'person' | 'assistant';
  pieces: readonly Piece[];
}

/**
 * A conversation as it is taken along: what was typed, answered and shown. Thoughts, failed tries and what could not be read
 * are left behind; what a tool did is said by the words after it.
 */
export function saidIn(messages: readonly ChatMessage[]): Said[] {
  return messages.flatMap((message): Said[] => {
    const pieces = message.role === 'user' ? typed(textOf(message)) : answered(message);
    return pieces.length === 0 ? [] : [{ who: message.role === 'user' ? 'person' : 'assistant', pieces }];
  });
}

const typed = (text: string): Piece[] => (text.trim() === '' ? [] : [{ kind: 'typed', text: text.trim() }]);

function answered({ parts }: ChatMessage): Piece[] {
  const fallback = parts.map(fallbackIn).find((each) => each !== undefined);
  return shownParts(parts).flatMap((part) => pieceOf(part, fallback));
}

function pieceOf(part: Part, fallback: Fallback | undefined): Piece[] {
  if (part.type === 'text') return words(part.text, fallback);
  if (part.type === 'data-namedFilms') return films(part.data.films);
  const made = recommendationIn(part);
  if (made?.status === 'failed') return words(made.message, fallback);
  if (made?.status === 'done')
    return [...words(made.explanation, fallback), ...films('films' in made ? made.films : [made.film])];
  if (!isToolUIPart(part) || part.type === 'dynamic-tool' || part.state !== 'output-available') return [];
  if (part.type === 'tool-compareFilms' && part.output.status === 'done')
    return films([part.output.first, part.output.second]);
  if (part.type === 'tool-pickFromWatchlist' && part.output.status === 'done')
    return films([part.output.film]);
  if (part.type === 'tool-planEvening' && part.output.status === 'done') return films(part.output.films);
  if (part.type === 'tool-filmsForTwo' && part.output.status === 'done') return films(part.output.films);
  if (part.type === 'tool-listFilms' && part.output.films.length > 0) {
    const { films: listed, total } = part.output;
    return [{ kind: 'ownFilms', films: listed, more: total - listed.length }];
  }
  return 'candidates' in part.output ? films(part.output.candidates) : [];
}

function words(text: string, fallback: Fallback | undefined): Piece[] {
  const source = withoutNotice(text, fallback).trim();
  return source === '' ? [] : [{ kind: 'words', source }];
}

const films = (listed: readonly OutputFilm[]): Piece[] =>
  listed.length === 0 ? [] : [{ kind: 'films', films: listed }];
