import { hasPerson } from '#domain/wish-rules.ts';
import type { Around } from '../../core/skill.ts';
import { CONCEPTS } from '../../understand/concepts.ts';
import type { TitleAt } from '../../understand/spans.ts';
import { type Tokens, wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';

/** `av mevsimi katili kimdi`: somebody of the film before it, and no film of that name. */
export const isSomebodyOf = (before: TitleAt | undefined, { from, to }: TitleAt, tokens: Tokens): boolean =>
  before?.to === from &&
  to - from === 1 &&
  tokens[from - 1]?.gap.trim() === '' &&
  /[iu]$/u.test(wordAt(tokens, from)) &&
  wordAt(tokens, to).startsWith('kim');

/** `siyah beyaz filmler sıkıcı mı`, `siyah beyaz klasiklere nereden başlasam`: films of a kind, of which one has the name. */
export const isKindAlone = (tokens: Tokens, to: number, { exact, films, wishes }: Understanding): boolean =>
  to > 1 &&
  (films || wishes) &&
  exact !== undefined &&
  exact.themes.length > 0 &&
  CONCEPTS.at(tokens, 0)?.to === to &&
  !/^film[iu]?$/u.test(wordAt(tokens, to));

/** `sürücü az konuşuyomuş doğru mu`, after films of somebody who plays in one of that name. */
export function isOfPeopleInTalk(tokens: Tokens, { memory, index }: Around): boolean {
  const people = memory.wishes?.people ?? [];
  const found = people.length === 0 ? undefined : index.resolveTitle(tokens[0]?.base ?? '');
  return found?.kind === 'one' && people.some((name) => hasPerson(found.film, name));
}
