import { hasPerson } from '#domain/wish-rules.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { FilmIndex } from '#films/film-index.ts';
import type { Memory } from '../../core/memory.ts';
import type { Understanding } from '../../understand/understand.ts';

/** `onu izledim, daha eskilerden önerir misin`, `bana ondan başka`, after a film of somebody was told: of theirs still. */
export function theirsInTalk(
  { markers, exact }: Pick<Understanding, 'markers' | 'exact'>,
  { person, focus, wishes }: Pick<Memory, 'person' | 'focus' | 'wishes'>,
  index: FilmIndex,
): Pick<Wishes, 'people' | 'excludeTitles'> | undefined {
  const goesOn = markers.another || Object.keys(markers.relative).length > 0;
  if (!goesOn || person === undefined || wishes !== undefined || exact !== undefined) return undefined;
  const theirs = index.films.filter((film) => hasPerson(film, person));
  const told = theirs.find(({ title }) => title === focus?.title);
  // Who made one film alone has no other.
  if (theirs.length < 2) return undefined;
  return { people: [person], ...(told && { excludeTitles: [told.title] }) };
}
