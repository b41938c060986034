// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { afterStartUp } from '#lib/pacing/after-start-up.ts';
import { START_UP_LATEST_MS } from '#lib/pacing/constants.ts';
import { metricLine, reportWebVitals } from '#lib/web-vitals.ts';

type Report = (metric: { name: string; value: number; rating: string }) => void;
const reports = new Map<string, Report>();
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (report: Report) => reports.set(name, report),
    ]),
  ),
);

describe('the web-vitals loader', () => {
  it('C-08 logs each of the five metrics once it is known', async () => {
    const info = vi.fn<(message: string) => void>();
    await reportWebVitals({ info });
    expect([...reports.keys()]).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
    expect(info).not.toHaveBeenCalled();
    reports.get('LCP')?.({ name: 'LCP', value: 1240.4, rating: 'good' });
    expect(info).toHaveBeenCalledExactlyOnceWith('Ölçüm: LCP 1240 ms (iyi)');
  });

  it('writes a shift without a unit', () => {
    expect(metricLine({ name: 'CLS', value: 0.1234, rating: 'needs-improvement' })).toBe(
      'CLS 0.123 (geliştirilebilir)',
    );
  });
});

describe('what runs after start-up', () => {
  afterEach(() => vi.useRealTimers());
  const aPage = (readyState: DocumentReadyState, idle?: Window['requestIdleCallback']) => {
    const events = new EventTarget();
    return Object.assign(events, {
      document: { readyState },
      setTimeout: window.setTimeout.bind(window),
      ...(idle === undefined ? {} : { requestIdleCallback: idle }),
    });
  };

  it('C-08 waits for the page to have loaded, and then for an idle moment', () => {
    const idle: (() => void)[] = [];
    const waits: unknown[] = [];
    const page = aPage('loading', (run, options) => {
      waits.push(options?.timeout);
      return idle.push(() => run({ didTimeout: false, timeRemaining: () => 1 }));
    });
    const work = vi.fn<() => void>();
    afterStartUp(page, work);
    expect(idle).toHaveLength(0);
    page.dispatchEvent(new Event('load'));
    expect(work).not.toHaveBeenCalled();
    // A page that never rests runs it all the same.
    expect(waits).toEqual([START_UP_LATEST_MS]);
    idle.forEach((run) => run());
    expect(work).toHaveBeenCalledOnce();
  });

  it('runs on a page that has loaded already, in a browser that knows no idle moments', () => {
    vi.useFakeTimers();
    const work = vi.fn<() => void>();
    afterStartUp(aPage('complete'), work);
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  });
});
