import { describe, expect, it } from 'vitest';

import { policyAllows } from '#features/settings/ai/policy.ts';
import { readBaseUrl } from '#features/settings/ai/base-url.ts';
import { contentSecurityPolicy } from '#server/security-headers.ts';

const PAGE = 'https://sine.test';

describe('policyAllows', () => {
  const policy = contentSecurityPolicy(['https://*.kendi.test:8443', 'https://yol.test/v1/']);
  it.each([
    ['https://api.openai.com/v1', true],
    ['http://api.openai.com/v1', false],
    ['http://localhost:11434/v1', true],
    ['http://127.0.0.1:1234/v1', true],
    ['https://localhost:1/v1', true],
    [`${PAGE}/api`, true],
    ['https://openrouter.ai/api/v1', false],
    ['https://a.kendi.test:8443/v1', true],
    ['https://kendi.test:8443/v1', false],
    ['https://a.kendi.test/v1', false],
    ['https://yol.test/v1/models', true],
    ['https://yol.test/v2', false],
    ['adres değil', false],
  ])('knows of the server’s own policy whether it allows %s: %s', (address, allowed) => {
    expect(policyAllows(policy, address, PAGE)).toBe(allowed);
  });

  it.each([
    [null, true],
    ['script-src *', true],
    ["default-src 'none'", false],
    ['connect-src *', true],
    ['CONNECT-SRC https:', true],
    ['connect-src http:', false],
  ])('reads other policies: %s', (policy, allowed) => {
    expect(policyAllows(policy, 'https://ai.test/v1', PAGE)).toBe(allowed);
  });
});

describe('readBaseUrl', () => {
  it.each([
    ['', ''],
    [' https://ai.test/v1/ ', 'https://ai.test/v1'],
    ['http://localhost:11434/v1', 'http://localhost:11434/v1'],
    ['localhost:11434', undefined],
    ['javascript:alert(1)', undefined],
    ['https://ad:sifre@ai.test', undefined],
    ['https://ai.test/v1?key=1', undefined],
  ])('%s → %s', (text, read) => {
    expect(readBaseUrl(text)).toBe(read);
  });
});
