import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { clientAddress } from '#server/client-address.ts';
import { ConfigError } from '#server/env-values.ts';

describe('who asks', () => {
  const addressOf = clientAddress(['10.0.0.0/8', '192.0.2.7', '::1', 'fd00::/8']);

  it.each([
    // Who is no proxy is believed nothing.
    ['198.51.100.1', '203.0.113.9', '198.51.100.1'],
    ['198.51.100.1', undefined, '198.51.100.1'],
    ['10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['::1', '2001:db8::5', '2001:db8::5'],
    ['192.0.2.7', 'made up, 203.0.113.9, fd00::2, 10.0.0.4', '203.0.113.9'],
    ['192.0.2.7', '198.51.100.99, 203.0.113.9', '203.0.113.9'],
    // All behind a proxy that says nothing count as one.
    ['10.1.2.3', undefined, '10.1.2.3'],
    ['10.1.2.3', '', '10.1.2.3'],
    ['10.1.2.3', '203.0.113.9, unknown', '10.1.2.3'],
    ['10.1.2.3', '10.0.0.4', '10.1.2.3'],
    [undefined, '203.0.113.9', undefined],
  ])('%s with the header %j is %s', (remote, header, client) => {
    expect(addressOf(remote, header)).toBe(client);
  });

  it('cannot be chosen by a visitor, whatever stands before what the proxy wrote', () => {
    fc.assert(
      fc.property(fc.string(), (said) => {
        expect(addressOf('10.0.0.1', `${said}, 203.0.113.9`)).toBe('203.0.113.9');
        expect(addressOf('203.0.113.9', said)).toBe('203.0.113.9');
      }),
    );
  });

  it.each(['10.0.0.0/33', '300.1.1.1', 'cafe', '::1/200'])('refuses %s as a proxy', (entry) => {
    expect(() => clientAddress([entry])).toThrow(ConfigError);
  });
});
