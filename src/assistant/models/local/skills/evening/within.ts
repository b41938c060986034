import { USUAL_BREAK, minutesOf } from '#domain/evening-plan.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { minutesBetween } from '../../understand/clock-times.ts';
import type { PlanInput } from './frame.ts';

/** Minutes that leave a choice of films for a place that is free. */
const SHORT_FILM = 95;

/** `saat 19'da başlayalım, gece 1'i geçmesin`: the films of a plan that stay where all of them would be over too late; the longest make room for shorter ones. */
export function within(
  { startsAt, endsBy, breakMinutes = USUAL_BREAK, films }: PlanInput,
  shown: readonly ShownFilm[],
): readonly ShownFilm[] {
  // Films that were named stay, whatever they take.
  if (startsAt === undefined || endsBy === undefined || films !== undefined) return shown;
  const time = minutesBetween(startsAt, endsBy);
  const most = Math.min(shown.length, Math.floor((time + breakMinutes) / (SHORT_FILM + breakMinutes)));
  const lasts = (kept: readonly ShownFilm[]) =>
    minutesOf(
      Array.from({ length: most }, (_, at) => ({ duration: kept[at]?.duration ?? SHORT_FILM })),
      breakMinutes,
    );
  let kept = shown;
  while (kept.length > 0 && (kept.length > most || lasts(kept) > time)) {
    const longest = Math.max(...kept.map(({ duration = 0 }) => duration));
    kept = kept.filter(({ duration = 0 }) => duration < longest);
  }
  return kept;
}
