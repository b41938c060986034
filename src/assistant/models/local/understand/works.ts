import { normaliseTitle } from '#domain/title.ts';
import { findOtherWorks } from '#films/other-works.ts';

import type { Reading } from './reading.ts';
import { type TitleAt, overlap, placed } from './spans.ts';
import { isWhoDid } from './who-did.ts';

/**
 * The series, games and books that a message names, as what a film may resemble; a film with a longer name that begins
 * the same (`Kurtlar Vadisi Irak`) is meant rather.
 */
export function worksIn({ written, tokens, titles }: Reading): TitleAt[] {
  const works = placed(tokens, findOtherWorks(written)).map(
    ({ from, to, span: { start, end, name } }): TitleAt => {
      return {
        from,
        to,
        span: { start, end, text: name, films: [], evidence: 'distinct', ordinary: false, fuzzy: false },
      };
    },
  );
  return works.filter(
    (work) =>
      !isWhoDid(tokens, work) &&
      !titles.some(
        (title) => overlap(title, work) && !title.span.fuzzy && title.to - title.from > work.to - work.from,
      ),
  );
}

/** `attack on titan` is not *Titanik*, though `westworld izledim` may be the film of that name. */
export const isRatherWork =
  (title: TitleAt) =>
  (work: TitleAt): boolean =>
    overlap(title, work) &&
    !title.span.films.some((film) =>
      [film.title, film.originalTitle].some(
        (name) => normaliseTitle(name) === normaliseTitle(work.span.text),
      ),
    );
