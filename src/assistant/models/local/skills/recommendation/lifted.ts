import type { Wishes } from '#domain/wishes.ts';

import { without } from '../../understand/lists.ts';
import type { MessageWishes } from '../../understand/message-wishes.ts';

/** What is wished, and where the same is refused, in the wishes of before and in those of a message. */
export const OPPOSITES = [
  ['genres', 'excludeGenres', 'excludeGenres'],
  ['themes', 'avoidThemes', 'avoidThemes'],
  ['tones', 'avoidTones', 'avoidTones'],
  ['people', 'excludePeople', 'refusedPeople'],
  ['countries', 'avoidThemes', 'avoidThemes'],
] as const;

const shared = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.filter((item) => other.includes(item));

/** `yok ya animasyon da olur`: what was refused is allowed again, and not wished. Changes the wishes of before. */
export function lift(before: Wishes, said: MessageWishes): MessageWishes {
  const rest = { ...said };
  for (const [wished, refused] of OPPOSITES) {
    const allowed = shared(said[wished], before[refused]);
    if (allowed.length === 0) continue;
    Object.assign(before, { [refused]: without<string>(before[refused], allowed) });
    Object.assign(rest, { [wished]: without<string>(said[wished], allowed) });
  }
  return rest;
}

/** `hiçbiri fransız değil`, `hâlâ türk var`: what was wished or refused before stays as it was. */
export function insisted(before: Wishes, said: MessageWishes): MessageWishes {
  const rest = { ...said };
  for (const [wished, refused, refusedNow] of OPPOSITES) {
    Object.assign(rest, {
      [refusedNow]: without<string>(rest[refusedNow], shared(rest[refusedNow], before[wished])),
      [wished]: without<string>(rest[wished], shared(rest[wished], before[refused])),
    });
  }
  const { origin, ...others } = rest;
  return before.origin === undefined || origin === undefined ? rest : others;
}
