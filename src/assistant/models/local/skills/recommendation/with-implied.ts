import type { Wishes } from '#domain/wishes.ts';
import type { SomeWishes } from '../../lexicon/concepts.ts';
import { union, without } from '../../understand/lists.ts';
import type { MessageWishes } from '../../understand/message-wishes.ts';
import { stated } from './stated.ts';

/** `hafif`, `sakin`: of the hour, and gone with the mood that it was said with. */
const HOURS: ReadonlySet<string> = new Set(['hafif', 'sakin']);

function withHours(wishes: Wishes, { mood, occasions = [] }: MessageWishes): Wishes {
  if (mood === undefined && occasions.length === 0) return wishes;
  const company = (wishes.occasions ?? []).filter((one) => !HOURS.has(one));
  return stated({ ...wishes, occasions: union(company, mood === 'relaxed' ? occasions : []) });
}

const OLDEST_CHILD = 12;

/** Who watches now takes the place of who watched before; the hour stays. */
const otherCompany = ({ occasions = [] }: Wishes, { occasions: now }: SomeWishes) =>
  now === undefined
    ? occasions
    : union(
        occasions.filter((one) => HOURS.has(one)),
        now,
      );

/** Company and situation count only for what is open. */
export function withImplied(before: Wishes, said: MessageWishes): Wishes {
  const wishes = withHours(before, said);
  const { implied } = said;
  if (implied === undefined) return wishes;
  // With whom and when a film is watched refuses none, so that it stands beside any wish; a child's age says more.
  const occasions = wishes.maxAge === undefined ? otherCompany(wishes, implied) : undefined;
  const open = wishes.genres.length === 0 && wishes.mood === undefined && wishes.similarTo === undefined;
  if (!open) return stated({ ...wishes, occasions });
  const { mood: felt, genres: kinds = [], ...others } = implied;
  const { maxAge } = wishes;
  // A teenager wants no films for children.
  const isTeenager = maxAge !== undefined && maxAge > OLDEST_CHILD;
  const genres: typeof kinds = isTeenager
    ? without(kinds, ['Aile'])
    : maxAge !== undefined && implied.occasions?.includes('ebeveyn') === true
      ? ['Aile']
      : kinds;
  // Who brings a child is not on a date.
  const mood = wishes.maxAge === undefined ? felt : undefined;
  // `torunlarla bir kemal sunal`: of somebody's films few are of the kind, and their age is enough.
  const isNarrow =
    wishes.themes !== undefined || (wishes.maxAge !== undefined && wishes.people !== undefined);
  // `zombi filmi arıyoruz arkadaşlarla`: who names a subject is told nothing of how it should feel by whom they are with.
  if (isNarrow) return stated({ ...wishes, occasions });
  return stated({
    ...others,
    ...wishes,
    mood,
    occasions,
    genres: without(genres, wishes.excludeGenres ?? []),
  });
}
