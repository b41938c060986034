import type { Wishes } from '#domain/wishes.ts';
import type { Role } from './roles.ts';

const EVENING: readonly Role[] = ['sure', 'close', 'discovery'];
/** Who asks for somebody's films, and is not known yet, wants those that everybody names. */
const OF_SOMEBODY: readonly Role[] = ['sure', 'sure', 'close'];

/** Points that chance may give a film that surprises. */
export const SURPRISE_CHANCE = 6;
/** The same for three wished films: more where nothing is known of the taste. */
const CHANCE = { known: 0.8, alike: 1.6, unknown: 1.6, felt: 4, wide: 5 } as const;

/** How three films are drawn: by which roles, and with how many points of chance. */
export function drawing(
  wishes: Wishes,
  person: { isKnown: boolean; hasModel: boolean },
): { roles: readonly Role[]; chance: number } {
  const roles = (wishes.people ?? []).length > 0 && !person.isKnown ? OF_SOMEBODY : EVENING;
  if (person.isKnown) return { roles, chance: CHANCE.known };
  if (person.hasModel) return { roles, chance: CHANCE.alike };
  return { roles, chance: isPlain(wishes) ? CHANCE.wide : isFelt(wishes) ? CHANCE.felt : CHANCE.unknown };
}

/** Whether any film would do: then, of a taste that nothing is known of, chance decides more. */
const isPlain = (wishes: Wishes) =>
  Object.values(wishes).every((wish) => wish === undefined || (Array.isArray(wish) && wish.length === 0));
/** Whether only a mood, the hour or the company is told: many films are as good for it. */
const isFelt = ({ mood: _mood, occasions: _occasions, ...rest }: Wishes) => isPlain(rest);
