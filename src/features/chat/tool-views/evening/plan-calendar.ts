import type { EveningPlan } from '#domain/evening-plan.ts';
import { writeCalendar } from '#lib/calendar/ics.ts';
import type { TextFile } from '#lib/download-file.ts';
import { textHash } from '#lib/text-hash.ts';
import { formatMinutes } from '#lib/turkish/format.ts';
import { localDay } from '#storage/local-day.ts';
import type { OutputFilm } from '#tools/film-output.ts';

/** Minutes before the first film at which the calendar reminds of the evening. */
const REMINDER = 15;

/** The evening as a file for a calendar: an entry a film, the same film at the same time always with the same id (J-08). */
export function planCalendar(
  { screenings }: Pick<EveningPlan<OutputFilm>, 'screenings'>,
  now: Date,
): TextFile {
  const events = screenings.map(({ film, starts }, place) => ({
    uid: `${starts.getTime()}-${textHash(`${film.title} ${film.year}`)}@sinesohbet`,
    starts,
    duration: film.duration,
    summary: `${film.title}${film.year > 0 ? ` (${film.year})` : ''}`,
    description: [
      [film.genre, formatMinutes(film.duration)].filter(Boolean).join(' · '),
      film.director,
      film.explanation ?? film.plot,
    ]
      .filter(Boolean)
      .join('\n'),
    ...(place === 0 ? { alarm: REMINDER } : {}),
  }));
  const text = writeCalendar({ name: 'SineSohbet: bu gece', events, now });
  return { name: `film-gecesi-${localDay(screenings[0]?.starts ?? now)}.ics`, text };
}
