import { variant } from '#lib/variant.ts';
import type { Decision } from '../../core/skill.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import type { Understanding } from '../../understand/understand.ts';

const FIRST_OF_THEM = [
  'Tek film diyorsan ilkini aç, öbür ikisi yedek dursun.',
  'Tek hakkım varsa ilk sıradaki; öbürleri yedek.',
  'Tek film mi, ilk sıradaki o; ötekiler yedekte kalsın.',
];
const SHOWN: ReadonlySet<string> = new Set(['recommendFilms', 'filmsForTwo']);

/** `bir tane söyle yeter`: three come, as always, with a word on which of them. */
export function withOnlyOne(decision: Decision, { text }: Understanding, seed: string): Decision {
  if (decision.kind === 'say' || !markersWords.ONLY_ONE.in(text)) return decision;
  if (!decision.calls.some(({ tool }) => SHOWN.has(tool))) return decision;
  const before = [decision.before ?? '', variant(FIRST_OF_THEM, seed)].filter(Boolean).join(' ');
  return { ...decision, before };
}
