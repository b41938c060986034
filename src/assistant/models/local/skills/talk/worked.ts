import type { Wishes } from '#domain/wishes.ts';
import { variant } from '#lib/variant.ts';
import type { Memory } from '../../core/memory.ts';
import { inputsMeant } from '../../core/resolve-reference.ts';
import { type Decide, act, offer, withOpen } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { comparisonsWords } from '../../lexicon/word-lists.ts';
import { toolOf } from '../../understand/acts.ts';
import type { Understanding } from '../../understand/understand.ts';
import source from './worked.json' with { type: 'json' };

const words = phraseLists(source);

/** Whether a film that was chosen here is told to have been right (`barıştık, film işe yaradı`). */
export const tellsItWorked = (text: string, { shown }: Pick<Memory, 'shown'>): boolean =>
  (shown.length > 0 && words.WORKED.in(text)) || words.OURS.in(text);

/** `filmi beğendi kız`, and nothing wished: met with a word, not with other films; `ikinciyi izledim çok güzeldi` is written down, too. */
export const worked: Decide = (parsed, context) => {
  const { memory, seed } = context;
  if (!tellsItWorked(parsed.text, memory) || !wantsNothing(parsed)) return undefined;
  const met = offer(variant(source.replies, seed), { tool: 'recommendFilms', input: moreOf(memory) });
  const places = parsed.references.filter(({ reference: { kind } }) => kind === 'place');
  const seen = parsed.acts.length === 0 ? [] : inputsMeant({ titles: [], references: places }, context);
  const marks = seen.map((input) => ({ tool: 'markWatched', input }) as const);
  return marks.length === 0 || met.kind === 'act' ? met : withOpen(act(...marks), met);
};

/** Of what is wished already, or like the film that is spoken of. */
const moreOf = ({ wishes, focus }: Memory): Wishes =>
  wishes ?? (focus === undefined ? { genres: [] } : { genres: [], similarTo: focus.title });

/** `film iyiydi, benzeri var mı` wants another. */
const wantsNothing = ({ markers, acts, asksAlike, alike, text, titles }: Understanding): boolean =>
  !markers.requests &&
  !markers.another &&
  !asksAlike &&
  alike === undefined &&
  titles.length === 0 &&
  !comparisonsWords.WANTS_ALIKE.in(text) &&
  !/(?:^| )m[iu](?: |$)/u.test(text) &&
  acts.every(({ act }) => toolOf(act) === 'markWatched');
