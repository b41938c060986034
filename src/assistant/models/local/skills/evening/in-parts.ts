import { LIMITS } from '#domain/film.ts';
import type { Wishes } from '#domain/wishes.ts';
import { inputsMeant } from '../../core/resolve-reference.ts';
import { type DecisionContext, act } from '../../core/skill.ts';
import { minutesBetween } from '../../understand/clock-times.ts';
import type { Evening } from '../../understand/evening.ts';
import { ownTitles } from '../for-two/for-two.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';

/** `20:00 hafif bir şey, 22:00 ağır dram`: a plan for each of them. */
export function inParts(parts: NonNullable<Evening['parts']>, { day }: Evening, context: DecisionContext) {
  const calls = parts.map(({ startsAt, text }, at) => {
    const part = context.understand(text);
    const titles = ownTitles(part);
    const films = inputsMeant({ titles, references: [] }, context);
    const wishes = endingBefore(
      parts[at + 1]?.startsAt,
      startsAt,
      mergeWishes({ shown: [] }, part, context.index),
    );
    const input = films.length > 0 ? { films } : { count: 1, wishes };
    return { tool: 'planEvening', input: { ...(day && { day }), ...input, startsAt } } as const;
  });
  return act(...calls);
}

/** What begins before something else is over in time for it, with a moment to spare. */
function endingBefore(next: string | undefined, startsAt: string, wishes: Wishes): Wishes {
  if (next === undefined) return wishes;
  const most = minutesBetween(startsAt, next) - LEAST_BREAK;
  return most < LIMITS.minDuration || most > LIMITS.maxDuration
    ? wishes
    : { ...wishes, maxDuration: Math.min(wishes.maxDuration ?? most, most) };
}
const LEAST_BREAK = 10;
