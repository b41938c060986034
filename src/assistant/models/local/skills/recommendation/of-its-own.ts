import type { Wishes } from '#domain/wishes.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';

/** `aynen buydu ya, tom hanks. buna benzer ne var`: who plays in the film itself, and is not asked for. */
export const onlyMentioned = ({ people, tokens }: Understanding, { actors = [], director = '' }: ShownFilm) =>
  people
    .filter(({ span: { name } }) => actors.includes(name) || director.includes(name))
    .filter(({ to }) => !ASKED_FOR.test(`${tokens[to - 1]?.suffix ?? ''} ${wordAt(tokens, to)}`))
    .map(({ span: { name } }) => name);
/** Who was named to find the film itself, turns ago. */
export const ofBefore = ({ people = [] }: Wishes, { said }: Understanding, { actors = [] }: ShownFilm) =>
  people.filter((name) => !said.people.includes(name) && actors.includes(name));
const ASKED_FOR = /^l[iu]? | (?:film\w*|ol\w+|oyna\w*|da|de)$/u;
