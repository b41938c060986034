import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';

import { type CalendarEvent, writeCalendar } from '#lib/calendar/ics.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const STARTS = new Date('2026-11-23T17:00:00Z');
const anEvent = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'a@sinesohbet',
  starts: STARTS,
  duration: 120,
  summary: 'Kış Uykusu',
  ...more,
});
const write = (...events: CalendarEvent[]) => writeCalendar({ name: 'Bu gece', events, now: NOW });
/** What another program reads, which knows nothing of how it was written. */
const readBack = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));

describe('a calendar file', () => {
  it('J-08 is read by an independent parser, with times, texts, address and reminder', () => {
    const [event] = readBack(
      write(
        anEvent({
          summary: 'İyi, Kötü; ve \\ Çirkin',
          description: 'Birinci satır\nİkinci, satır',
          url: 'https://ornek.com/film?a=1,2',
          alarm: 15,
        }),
      ),
    );
    expect(event?.summary).toBe('İyi, Kötü; ve \\ Çirkin');
    expect(event?.description).toBe('Birinci satır\nİkinci, satır');
    expect(event?.startDate.toJSDate()).toEqual(STARTS);
    expect(event?.endDate.toJSDate()).toEqual(new Date('2026-11-23T19:00:00Z'));
    expect(event?.component.getFirstPropertyValue('url')).toBe('https://ornek.com/film?a=1,2');
    const alarm = event?.component.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT15M');
  });

  it('J-08 ends every line in CRLF, and none is longer than 75 octets', () => {
    const text = write(anEvent({ summary: 'ğüşıöç İĞÜŞÖÇ 🎬'.repeat(30) }));
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });

  it('J-08 splits no letter, whatever the text', () => {
    const printable = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
      .filter((text) => !/\p{Cc}/u.test(text) && text.trim() === text);
    fc.assert(
      fc.property(printable, printable, (summary, description) => {
        const [event] = readBack(write(anEvent({ summary, description })));
        expect(event?.summary).toBe(summary);
        expect(event?.description).toBe(description);
      }),
    );
  });

  it('J-08 holds several events, each with its own id, and no control characters', () => {
    const events = readBack(write(anEvent(), anEvent({ uid: 'b@sinesohbet', summary: 'a\u0000b\rc' })));
    expect(events.map(({ uid }) => uid)).toEqual(['a@sinesohbet', 'b@sinesohbet']);
    expect(events[1]?.summary).toBe('ab\nc');
  });
});
