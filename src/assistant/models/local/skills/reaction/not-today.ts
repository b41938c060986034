import { variant } from '#lib/variant.ts';
import { oneMeant } from '../../core/memory.ts';
import { type Decide, sayAndAct } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { union } from '../../understand/lists.ts';
import { lifted } from '../complaint/faults.ts';
import { stated } from '../recommendation/stated.ts';
import source from './not-today.json' with { type: 'json' };

const { NOT_TODAY } = phraseLists(source);

/** `bugün bunu kaldıramam`, of the one film that is spoken of: it waits, and something lighter comes. */
export const notToday: Decide = ({ text }, { memory, seed }) => {
  const film = memory.shown.length > 1 ? memory.focus : oneMeant(memory);
  if (film === undefined || !NOT_TODAY.is(text)) return undefined;
  const { wishes: before = { genres: [] } } = memory;
  const excludeTitles = union(before.excludeTitles, [film.title]);
  const input = stated({ ...before, ...lifted(before), excludeTitles });
  const told = variant(source.told, seed).replace('{title}', film.title);
  return sayAndAct(told, { tool: 'recommendFilms', input });
};
