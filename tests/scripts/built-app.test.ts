import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';

import { NOBODYS_ENV } from '#scripts/browser/built-app.ts';
import { readConfig } from '#server/config.ts';

it('browser tests meet the server as it is without an environment', () => {
  expect(readConfig(NOBODYS_ENV)).toEqual(readConfig({ PORT: '0' }));
});

it('they name every setting that somebody’s own .env may hold', async () => {
  const example = await readFile(new URL('../../.env.example', import.meta.url), 'utf8');
  const known: readonly string[] = Object.keys(NOBODYS_ENV);
  expect(known.toSorted()).toEqual(Object.keys(parseEnv(example)).toSorted());
});
