import { writtenBy } from '#domain/film-words.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { knownFilm } from '../../core/known-film.ts';
import type { Memory, ShownFilm } from '../../core/memory.ts';
import { joinTitles } from '../../core/sentence.ts';
import type { Understanding } from '../../understand/understand.ts';
import { said } from '../questions/said.ts';

/** Which of some films somebody plays in, or has made or written. */
export function whoPlaysWhere(films: readonly ShownFilm[], person: string, index: FilmIndex): string {
  const playing = films.filter(({ director, actors = [] }) => hasPerson({ director, actors }, person));
  const isWritten = writtenBy(person);
  const written = films.filter((film) => isWritten(knownFilm(film, index) ?? {}));
  if (playing.length === 0 && written.length > 0)
    return `${joinTitles(written)} ${genitive(person)} kaleminden.`;
  if (playing.length === 0) return `${NOBODY} ${person} yok.`;
  return playing.length === films.length && films.length > 1
    ? `${person} hepsinde var.`
    : `${person}, ${joinTitles(playing)} kadrosunda.`;
}

const NOBODY = 'Bildiğim kadarıyla bunların hiçbirinde';
/** Whether an answer says that nobody of that name is in them. */
export const isNobody = (answer: string): boolean => answer.startsWith(NOBODY);

/** The one film of those shown that somebody is asked after in (`jokerli olan hangisiydi heath ledgerlı`): it is then the one spoken of. */
export function askedWithPerson(
  { said: { people }, text }: Understanding,
  { shown }: Pick<Memory, 'shown'>,
): ShownFilm | undefined {
  const [person, ...others] = people;
  if (person === undefined || others.length > 0 || !said.WHICH.in(text)) return undefined;
  const [film, ...more] = shown.filter(({ director, actors = [] }) =>
    hasPerson({ director, actors }, person),
  );
  return more.length === 0 ? film : undefined;
}
