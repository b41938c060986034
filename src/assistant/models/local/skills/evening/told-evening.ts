import type { Evening } from '../../understand/evening.ts';
import type { Understanding } from '../../understand/understand.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { clausesOf } from '../tale/clauses-of.ts';
import { isTale } from '../tale/is-tale.ts';
import source from './words.json' with { type: 'json' };

const { WATCHED_THEN } = phraseLists(source);

/**
 * `geçen pazar üst üste iki tane izledik … komedi ver`, `yarın sabah 7de kızı bırakıyo … bi çizgi film açsak`: the number and
 * the hour are of what a tale tells, and no part of it plans an evening.
 */
export function isToldEvening(
  said: Evening,
  parsed: Understanding,
  understand: (text: string) => Understanding,
): boolean {
  if (!isTale(parsed) || said.parts !== undefined) return false;
  // Between two hours several films are watched, wherever either is said.
  if (said.startsAt !== undefined && said.endsBy !== undefined) return false;
  const clauses = clausesOf(parsed).map(understand);
  const now = clauses.filter(({ text }) => !WATCHED_THEN.in(text));
  if (now.some(({ evening }) => evening?.asks === true)) return false;
  // `üç film olsun, 8'de başlayalım`: several films, and when.
  const isOfSeveral = now.some(({ evening, text }) => (evening?.count ?? 1) > 1 || SEVERAL.test(text));
  return !isOfSeveral;
}
const SEVERAL =
  /(?:^| )(?:iki|uc|dort|bes|[2-9]) (?:tane )?(?:film|korku|komedi|gerilim|aksiyon|dram|anime)/u;
