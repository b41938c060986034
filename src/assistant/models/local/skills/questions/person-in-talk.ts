import { genitive } from '#lib/turkish/suffix.ts';
import { type Phrases, phraseLists } from '../../lexicon/phrases.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { foldedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { questionIn } from './asked.ts';
import { directorsOf } from './people-of-film.ts';
import source from './person-in-talk.json' with { type: 'json' };

const { THEIRS, OTHER_WORK } = phraseLists(source);

/** Whoever the last message was about: somebody it named, or whom its answer told as the director. @param film that was shown */
export function personTold({ named, text }: Understanding, film: ShownFilm | undefined): string | undefined {
  const [somebody, ...others] = named.filter(({ span }) => !span.fuzzy);
  if (somebody !== undefined) return others.length === 0 ? somebody.span.name : undefined;
  return film !== undefined && questionIn(text) === 'DIRECTOR' ? directorsOf(film)[0] : undefined;
}

/**
 * A message about whoever was talked of, with the name in the place of `onun`, or before what is asked (`başka ne çekmiş`);
 * undefined where it speaks of nobody, or says itself of whom.
 */
export function withPersonNamed(
  { tokens, written, titles, named }: Understanding,
  person: string | undefined,
): string | undefined {
  if (person === undefined || titles.length + named.length > 0) return undefined;
  const at = tokens.findIndex((_, from) => begins(THEIRS, foldedText(tokens.slice(from))));
  const [pronoun, noun] = [tokens[at], tokens[at + 1]];
  if (pronoun !== undefined) {
    // `o adamın`, but `onun` and `adamın`.
    const last = pronoun.folded === 'o' ? (noun ?? pronoun) : pronoun;
    return `${written.slice(0, pronoun.start)}${genitive(person)}${written.slice(last.end)}`;
  }
  const from = tokens.findIndex((_, start) => begins(OTHER_WORK, foldedText(tokens.slice(start))));
  const first = tokens[from];
  return first === undefined || from > MOST_BEFORE
    ? undefined
    : `${written.slice(0, first.start)}${genitive(person)} ${written.slice(first.start)}`;
}
/** `peki ya`, `eee` */
const MOST_BEFORE = 2;

const begins = (list: Phrases, text: string) => list.firstIn(text) === 0;
