import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { type Tokens, endWithoutSuffix } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { bestKnown } from '../questions/named-film.ts';

const BESIDE = /^(?:ile|v(?:e)?s|versus|y?l[ae])$/u;
const LONGEST = 6;

/** `gora ile arog`, `titanikle pearl harbor`: nothing but two names, side by side. */
export function barePair(
  { tokens, written, titles, said }: Understanding,
  index: FilmIndex,
): readonly [CatalogueFilm, CatalogueFilm] | undefined {
  if (tokens.length > 2 * LONGEST || said.similarTo !== undefined) return undefined;
  const at = tokens.findIndex(({ folded }, place) => place > 0 && BESIDE.test(folded));
  // `titanikle`: the ending stands on the first name.
  const joined = titles.find(
    ({ from, to, span }) =>
      from === 0 && to < tokens.length && !span.fuzzy && /l[ae]$/u.test(tokens[to - 1]?.folded ?? ''),
  );
  const second = titles.find(({ from, to }) => from === joined?.to && to === tokens.length);
  if (joined !== undefined && second !== undefined) {
    const both = [bestKnown(joined.span.films), bestKnown(second.span.films)] as const;
    return both[0] === undefined || both[1] === undefined || both[0] === both[1]
      ? undefined
      : [both[0], both[1]];
  }
  if (at < 0) return undefined;
  const first = filmCalled(tokens.slice(0, at), written, index);
  const other = filmCalled(tokens.slice(at + 1), written, index);
  return first === undefined || other === undefined || first === other ? undefined : [first, other];
}

function filmCalled(part: Tokens, written: string, index: FilmIndex): CatalogueFilm | undefined {
  const [first, last] = [part[0], part.at(-1)];
  if (first === undefined || last === undefined || part.length > LONGEST) return undefined;
  const found = index.resolveTitle(written.slice(first.start, endWithoutSuffix(last)));
  if (found.kind === 'one') return found.film;
  return found.kind === 'many' ? bestKnown(found.candidates) : undefined;
}
