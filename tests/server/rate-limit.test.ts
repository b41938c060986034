import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { clientOf, createRateLimit } from '#server/rate-limit.ts';

function limitOf(perMinute: number) {
  let time = 0;
  const limit = createRateLimit(perMinute, () => time);
  return { limit, wait: (milliseconds: number) => void (time += milliseconds) };
}

describe('the rate limit', () => {
  it('lets a client’s share through at once, then says how long to wait', () => {
    const { limit, wait } = limitOf(60);
    expect(Array.from({ length: 60 }, () => limit('a'))).toEqual(Array(60).fill(0));
    expect(limit('a')).toBe(1);
    expect(limit('b')).toBe(0);
    wait(999);
    expect(limit('a')).toBe(1);
    wait(1);
    expect(limit('a')).toBe(0);
    expect(limit('a')).toBe(1);
  });

  it('says as many seconds as it then keeps to', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.array(fc.nat(5000)), (perMinute, pauses) => {
        const { limit, wait } = limitOf(perMinute);
        for (const pause of pauses) {
          wait(pause);
          const seconds = limit('a');
          if (seconds === 0) continue;
          wait(seconds * 1000);
          expect(limit('a')).toBe(0);
        }
      }),
    );
  });

  it('never lets through more than a share and what a minute adds to it', () => {
    const { limit, wait } = limitOf(30);
    let through = 0;
    for (let second = 0; second < 60; second++) {
      for (let i = 0; i < 5; i++) through += limit('a') === 0 ? 1 : 0;
      wait(1000);
    }
    expect(through).toBeGreaterThanOrEqual(58);
    expect(through).toBeLessThanOrEqual(60);
  });

  it('knows no limit at 0', () => {
    const { limit } = limitOf(0);
    expect(Array.from({ length: 1000 }, () => limit('a'))).toEqual(Array(1000).fill(0));
  });
});

describe('who a request comes from', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    [undefined, 'unknown'],
  ])('%s is %s', (address, client) => {
    expect(clientOf(address)).toBe(client);
  });
});
