import type { CatalogueFilm } from '#domain/catalogue-film.ts';

import type { Reference, ReferenceSpan } from './references.ts';
import { type Act, readAct } from './acts.ts';
import type { PersonAt, TitleAt } from './spans.ts';
import type { Token } from './tokens.ts';

/** What an act is done to: a film named by title, or one that was shown. */
export type Target =
  | {
      kind: 'title';
      text: string;
      year?: number;
      /** The one film the title can mean. */ film?: CatalogueFilm;
    }
  | { kind: 'reference'; reference: Reference };

/** An act of a message with what it is done to; no target means what was spoken of before. */
export interface AimedAct {
  act: Act;
  targets: readonly Target[];
}

interface Piece {
  from: number;
  to: number;
}

const FEW_WORDS = 3;
const PARTING = /^(?:ve|sonra|ardindan|ayrica|ama|hem|bir)$/u;

const DONE =
  /^(?:izledim|izlemistim|izledik|seyrettim|gordum|bitirdim|ekle|favorile|favla|cikar|sil|kaldir|isaretle|goster|ac)$/u;

/** Splits a message where one thing to do may end and the next begin. */
function piecesOf(
  tokens: readonly Token[],
  titles: readonly TitleAt[],
  references: readonly ReferenceSpan[],
): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const [place, { gap, folded }] of tokens.entries()) {
    const last = place === tokens.length - 1;
    // `Babam ve Oğlum` and `7. Koğuştaki Mucize` are not taken apart.
    if (titles.some((title) => title.from <= place && place < title.to - 1)) continue;
    // `ilkini izledim ikincisini favorilere ekle`: a finished sentence, and another film.
    const done =
      (DONE.test(folded) ||
        (DONE.test(tokens[place - 1]?.folded ?? '') && /^(?:favori|fav|izle|liste)/u.test(folded))) &&
      [...titles, ...references].some((named) => named.from === place + 1);
    if (/[.;!?\n,]/u.test(gap) || last || done) {
      pieces.push({ from, to: place + 1 });
      from = place + 1;
    } else if (PARTING.test(folded) && folded !== 'bir' && place > from) {
      pieces.push({ from, to: place });
      from = place + 1;
    }
  }
  return pieces.filter((piece) => piece.to > piece.from);
}

const CUT = '§';

/** The folded words of a stretch with names cut out, so that a title's words are not read as a request. */
export function maskedText(
  tokens: readonly Token[],
  titles: readonly { from: number; to: number }[],
  from = 0,
  to = tokens.length,
): string {
  const words: string[] = [];
  for (let place = from; place < to; place++) {
    const title = titles.find((title) => title.from <= place && place < title.to);
    if (title === undefined) words.push(tokens[place]?.folded ?? '');
    else if (words.at(-1) !== CUT) words.push(CUT);
  }
  return words.join(' ');
}

/**
 * The things a message asks to be done, in order, each with its films (`Titanik'i ve ikincisini favorilere ekle, sonra
 * fragmanını aç`). Films named before an act that comes later belong to it; an act without a film takes the one before.
 */
export function readActs(
  tokens: readonly Token[],
  titles: readonly TitleAt[],
  references: readonly ReferenceSpan[],
  people: readonly PersonAt[],
  unknownIn: (from: number, to: number) => string | undefined,
): AimedAct[] {
  const acts: AimedAct[] = [];
  const names = [...titles, ...people];
  let waiting: Target[] = [];
  for (const { from, to } of piecesOf(tokens, titles, references)) {
    const named = targetsIn(tokens, titles, references, from, to);
    const unknown = named.length > 0 ? undefined : unknownIn(from, to);
    waiting = [...waiting, ...named];
    const carried = acts.length > 0 ? (acts.at(-1)?.targets ?? []) : [];
    const aimed = waiting.length > 0 || carried.length > 0;
    const text = maskedText(tokens, names, from, to);
    // Few words, or words that look like a title nobody knows, may be aimed at a film without naming it.
    const act =
      readAct(text, aimed) ??
      (unknown !== undefined || to - from <= FEW_WORDS ? readAct(text, true) : undefined);
    if (act === undefined) continue;
    if (act.kind === 'nothing') {
      // `Titanik'i izledim ama işaretleme`: what was said before is called off.
      if (acts.at(-1)?.act.kind === 'film') acts.pop();
      acts.push({ act, targets: [] });
      waiting = [];
      continue;
    }
    const strange: Target[] =
      unknown === undefined || act.kind !== 'film' ? [] : [{ kind: 'title', text: unknown }];
    const own = [...waiting, ...strange];
    acts.push({ act, targets: own.length > 0 ? own : carried });
    waiting = [];
  }
  // `fragman aç, Titanik olsun`: what is named last belongs to the act that still lacks a film.
  const last = acts.at(-1);
  if (last?.act.kind === 'film' && last.targets.length === 0 && waiting.length > 0)
    acts.splice(-1, 1, { act: last.act, targets: waiting });
  return acts;
}

function targetsIn(
  tokens: readonly Token[],
  titles: readonly TitleAt[],
  references: readonly ReferenceSpan[],
  from: number,
  to: number,
): Target[] {
  const found = [
    ...titles
      .filter((title) => title.from >= from && title.to <= to)
      .map((title) => ({ at: title.from, target: titleTarget(tokens, title) })),
    ...references
      .filter((reference) => reference.from >= from && reference.to <= to)
      .map(({ from: at, reference }) => ({ at, target: { kind: 'reference' as const, reference } })),
  ].toSorted((a, b) => a.at - b.at);
  const exact = found.filter(({ target }) => target.kind === 'title' || target.reference.kind !== 'this');
  // `bu filmi, Titanik'i …`: a film that is named is meant rather than the one pointed at.
  return (exact.length > 0 ? exact : found).map(({ target }) => target);
}

/** A title as what an act is done to. */
export function titleTarget(
  tokens: readonly Token[],
  { span, from, to }: TitleAt,
): Extract<Target, { kind: 'title' }> {
  const next = tokens[to];
  // `Karlar Ülkesi 7'yi`: a sequel that the catalogue does not know is not its first part.
  if (
    next !== undefined &&
    /^(?:[2-9]|1\d)$/u.test(next.base) &&
    (next.suffix !== '' || /^(?:filmi\w*|fragman\w*)$/u.test(tokens[to + 1]?.folded ?? ''))
  ) {
    return { kind: 'title', text: `${span.text} ${next.base}` };
  }
  const near = [tokens[from - 1], tokens[from - 2], next, tokens[to + 1]];
  const year = near
    .map((token) => Number(/^(?:19|20)\d\d$/u.exec(token?.base ?? '')?.[0]))
    .find((value) => value > 0);
  const [film] = span.films;
  return {
    kind: 'title',
    text: span.text,
    ...(year === undefined ? {} : { year }),
    ...(film !== undefined && span.films.length === 1 ? { film } : {}),
  };
}
