// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { planOf } from '#domain/evening-plan.ts';
import { planCalendar } from '#features/chat/tool-views/evening/plan-calendar.ts';
import { PlanView } from '#features/chat/tool-views/evening/plan-view.tsx';
import type { DonePlan } from '#features/chat/tool-views/evening/use-plan.ts';
import { renderOnStage } from '#tests/support/chat-stage.tsx';
import { NOW, toolPorts } from '#tests/support/tool-ports.ts';

import { EXAMPLE_FILMS } from '../examples/example.ts';

const [first = EXAMPLE_FILMS.film, second = EXAMPLE_FILMS.film, third = EXAMPLE_FILMS.film] =
  EXAMPLE_FILMS.films;
const long = { ...first, duration: 170 };
const other = { ...second, duration: 100 };
const short = { ...third, duration: 80 };
// Eight in the evening in Istanbul.
const START = '2026-11-23T17:00:00.000Z';
const PLAN: DonePlan = {
  status: 'done',
  films: [long, other],
  startsAt: START,
  endsBy: '2026-11-23T21:00:00.000Z',
  breakMinutes: 15,
  over: 45,
  fits: [long.title],
  swaps: [{ title: long.title, film: short }],
  arranged: false,
  loosened: [],
};
const show = (output = PLAN, source = 'c') =>
  renderOnStage(<PlanView output={output} source={source} />, toolPorts().records);
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => window.sessionStorage.clear());

describe('the card of a plan', () => {
  it('J-07 shows times, breaks and the end', () => {
    show({ ...PLAN, films: [short, other], over: 0, swaps: [] });
    expect(rows()[0]).toContain('20:00–21:20');
    expect(rows()[1]).toMatch(/^15 dk ara.*21:35–23:15/u);
    expect(screen.getByRole('status')).toHaveTextContent('Bitiş 23:15, gece yarısına 45 dk var');
  });

  it('J-07 changes the order by buttons, which stay where they are at the ends', async () => {
    show();
    await click(`${long.title}: sona al`);
    expect(rows()[0]).toContain(other.title);
    expect(rows()[0]).toContain('20:00–21:40');
    await click(`${long.title}: sona al`);
    expect(rows()[0]).toContain(other.title);
  });

  it('J-07 keeps a changed order when it is shown again', async () => {
    const { unmount } = show(PLAN, 'kept');
    await click(`${long.title}: sona al`);
    unmount();
    show(PLAN, 'kept');
    expect(rows()[0]).toContain(other.title);
  });

  it('J-06 says by how much it is too long, and takes the shorter film', async () => {
    show();
    expect(screen.getByText(/gece yarısını 45 dakika aşıyor/u)).toBeVisible();
    await click(`${long.title} yerine ${short.title} Bitiş 23:15`);
    expect(rows()[0]).toContain(short.title);
    expect(screen.queryByText(/aşıyor/u)).toBeNull();
  });

  it('J-06 leaves out what does not fit', async () => {
    show();
    await click(/^Yalnızca /u);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText(/aşıyor/u)).toBeNull();
  });

  it('J-06 looks for what fits among the films that are left', async () => {
    show({ ...PLAN, endsBy: '2026-11-23T18:00:00.000Z', swaps: [] });
    expect(screen.getByText(/Hiçbiri bu süreye sığmıyor/u)).toBeVisible();
    expect(within(screen.getByRole('region')).queryByRole('button', { name: /^Yalnızca/u })).toBeNull();
  });

  it('J-08 is saved for a calendar, which another program reads', async () => {
    const addresses: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, {
        createObjectURL: (blob: Blob) => `blob:${addresses.push(blob)}`,
        revokeObjectURL: () => {},
      }),
    );
    const click$ = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    show();
    await click('Takvime ekle');
    expect(click$).toHaveBeenCalledOnce();
    expect(addresses[0]?.type).toBe('text/calendar');
    const text = (await addresses[0]?.text()) ?? '';
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((entry) => new ICAL.Event(entry));
    expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
      START,
      '2026-11-23T20:05:00.000Z',
    ]);
    expect(events[0]?.summary).toContain(long.title);
    vi.unstubAllGlobals();
    click$.mockRestore();
  });

  it('J-08 names the same film at the same time by the same id', () => {
    const plan = planOf([long, other], { startsAt: new Date(START), breakMinutes: 15 });
    const uids = (text: string) => text.match(/^UID:.*$/gmu);
    expect(uids(planCalendar(plan, NOW).text)).toEqual(uids(planCalendar(plan, new Date()).text));
    expect(planCalendar(plan, NOW).name).toBe('film-gecesi-2026-11-23.ics');
  });

  it('J-08 begins what it tells of a film without genres with its length', () => {
    const plan = planOf([{ ...long, genre: '' }], { startsAt: new Date(START), breakMinutes: 15 });
    expect(planCalendar(plan, NOW).text).toMatch(/^DESCRIPTION:\d\u00A0sa/mu);
  });
});
