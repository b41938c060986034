import type { Wishes } from '#domain/wishes.ts';

import type { MessageWishes } from '../../understand/message-wishes.ts';

/** What is wished, and where the same is refused, in the wishes of before and in those of a message. */
const OPPOSITES = [
  ['genres', 'excludeGenres', 'excludeGenres'],
  ['themes', 'avoidThemes', 'avoidThemes'],
  ['tones', 'avoidTones', 'avoidTones'],
  ['people', 'excludePeople', 'refusedPeople'],
  ['countries', 'avoidThemes', 'avoidThemes'],
] as const;

const shared = (one: readonly string[] | undefined, other: readonly string[] | undefined) =>
  new Set((one ?? []).filter((item) => other?.includes(item)));
const left = <T extends string>(list: readonly T[] | undefined, gone: ReadonlySet<string>): T[] =>
  (list ?? []).filter((item) => !gone.has(item));

/** `yok ya animasyon da olur`: what was refused is allowed again, and not wished. Changes the wishes of before. */
export function lift(before: Wishes, said: MessageWishes): MessageWishes {
  const rest = { ...said };
  for (const [wished, refused] of OPPOSITES) {
    const allowed = shared(said[wished], before[refused]);
    if (allowed.size === 0) continue;
    Object.assign(before, { [refused]: left(before[refused], allowed) });
    Object.assign(rest, { [wished]: left(said[wished], allowed) });
  }
  return rest;
}

/** `hiçbiri fransız değil`, `hâlâ türk var`: what was wished or refused before stays as it was. */
export function insisted(before: Wishes, said: MessageWishes): MessageWishes {
  const rest = { ...said };
  for (const [wished, refused, refusedNow] of OPPOSITES) {
    Object.assign(rest, {
      [refusedNow]: left(rest[refusedNow], shared(rest[refusedNow], before[wished])),
      [wished]: left(rest[wished], shared(rest[wished], before[refused])),
    });
  }
  const { origin, ...others } = rest;
  return before.origin === undefined || origin === undefined ? rest : others;
}
