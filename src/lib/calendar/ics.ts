/** An entry of a calendar. */
export interface CalendarEvent {
  /** The same entry always has the same one, so that saving it twice does not double it. */
  uid: string;
  starts: Date;
  /** Minutes. */
  duration: number;
  summary: string;
  description?: string;
  url?: string;
  /** Minutes before its start at which the calendar reminds of it. */
  alarm?: number;
}

interface Calendar {
  name: string;
  events: readonly CalendarEvent[];
  /** When it was written. */
  now: Date;
}

/**
 * A calendar as an `.ics` file (RFC 5545): times in UTC, so that it needs no time zones, lines that end in CRLF and are
 * folded at 75 octets.
 */
export function writeCalendar({ name, events, now }: Calendar): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//SineSohbet//TR',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

function linesOf(
  { uid, starts, duration, summary, description, url, alarm }: CalendarEvent,
  now: Date,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(starts)}`,
    `DURATION:PT${Math.max(1, Math.round(duration))}M`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    ...(alarm === undefined
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escapeText(summary)}`,
          `TRIGGER:-PT${alarm}M`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ];
}

/** `20261123T170000Z` */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/gu, '');

/** The backslash first: what the others add must stay. Control characters have no place in a calendar. */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\\', '\\\\')
    .replace(/[;,]/gu, '\\$&')
    .replace(/\r\n|\r|\n/gu, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');

const MOST_OCTETS = 75;
const encoder = new TextEncoder();

/** Breaks a line so that none has more than 75 octets; no letter is split. A line that goes on begins with a blank. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}
