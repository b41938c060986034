import { describe, expect, it } from 'vitest';

import { type Complaint, lint, type Sample } from './lint.ts';

const BELOW_SCREENS =
  'domain storage films tmdb import ai-service recommender ui lib features/film features/trailer features/confirm features/undo features/import';
const BELOW_APP = `${BELOW_SCREENS} offline tools assistant composition app`;
const SCREENS = ['landing', 'auth', 'dashboard', 'recommend', 'favourites', 'history', 'settings'];

/** The arrows of docs/architecture.md written a second time: a file of each room, and what it may import of ours. */
const ALLOWED: Record<string, string> = {
  'src/domain/deep/a.ts': 'domain',
  'src/lib/a.ts': 'lib',
  'src/ui/a.tsx': 'ui lib',
  'src/storage/a.ts': 'storage domain lib',
  'src/films/a.ts': 'films domain lib',
  'src/tmdb/a.ts': 'tmdb domain lib',
  'src/import/deep/a.ts': 'import domain storage lib',
  'src/ai-service/a.ts': 'ai-service domain lib',
  'src/recommender/deep/a.ts': 'recommender domain lib ai-service',
  'tools/a.ts': 'tools domain lib recommender',
  'src/assistant/deep/deeper/a.ts': 'assistant domain lib films ai-service recommender tools',
  'src/composition/a.ts': 'composition domain storage films tmdb ai-service recommender tools assistant lib',
  'src/features/film/a.tsx': BELOW_SCREENS,
  'src/features/trailer/a.tsx': BELOW_SCREENS,
  'src/features/confirm/a.tsx': BELOW_SCREENS,
  'src/features/undo/a.tsx': BELOW_SCREENS,
  'src/features/import/a.tsx': BELOW_SCREENS,
  ...Object.fromEntries(
    SCREENS.map((name) => [`src/features/${name}/a.tsx`, `${BELOW_SCREENS} features/${name}`]),
  ),
  'src/features/chat/deep/a.tsx': `${BELOW_SCREENS} features/chat tools assistant`,
  'src/app/a.tsx': `${BELOW_APP} ${SCREENS.map((name) => `features/${name}`).join(' ')} features/chat`,
  'src/main.tsx': `${BELOW_APP} ${SCREENS.map((name) => `features/${name}`).join(' ')} features/chat`,
  'src/offline/a.ts': 'offline',
  'src/server/a.ts': 'server domain',
  'src/cli/a.ts': 'cli domain storage films tmdb ai-service recommender tools assistant composition lib',
};

const ALL_ROOMS = [
  BELOW_APP,
  'server cli tests scripts features/chat',
  ...SCREENS.map((name) => `features/${name}`),
].flatMap((names) => names.split(' '));

/** A file that imports every room, a line each, shallow and deep in turns. */
const importsOfAll = ALL_ROOMS.map((room, index) => {
  const deep = index % 2 === 0 ? '' : 'deep/deeper/';
  return `export { x${index} } from '#${room}/${deep}x.ts';`;
}).join('\n');

const importsOf = (specifiers: readonly string[]) =>
  specifiers.map((name, index) => `export { x${index} } from '${name}';`).join('\n');

const imports = (complaints: readonly Complaint[] = []) =>
  complaints.filter(({ rule }) => rule.includes('no-restricted-imports'));

/** One run of the linter for all cases of a group, at its first test. */
function lintOnce(samples: readonly Sample[]): (index: number) => Promise<Complaint[]> {
  let run: Promise<Complaint[][]> | undefined;
  return async (index) => (await (run ??= lint(samples)))[index] ?? [];
}

describe('the arrows of the architecture', () => {
  const rooms = Object.entries(ALLOWED).map(([path, allowed]) => ({ path, allowed }));
  // src/main.tsx is named alone by the rules, so it must come first: later samples get a number into their name.
  rooms.sort((a, b) => Number(b.path === 'src/main.tsx') - Number(a.path === 'src/main.tsx'));
  const linted = lintOnce(rooms.map(({ path }) => ({ path, text: importsOfAll })));

  it.each(rooms.map((room, index) => ({ ...room, index })))(
    '$path may import $allowed and nothing else, and hears why',
    async ({ allowed, index }) => {
      const found = imports(await linted(index));
      const expected = ALL_ROOMS.filter((room) => !allowed.split(' ').includes(room));
      expect(found.map(({ line }) => ALL_ROOMS[line - 1]).toSorted()).toEqual(expected.toSorted());
      for (const { reason } of found) expect(reason).toMatch(/docs\/architecture\.md/u);
    },
  );
});

describe('ways around an arrow', () => {
  const PURE = 'domain is pure';
  const ALIAS = 'leave a room through its alias';
  const ways = [
    { path: 'src/domain/a.ts', text: "export const x = await import('#storage/box/box.ts');", reason: PURE },
    {
      path: 'src/domain/a.ts',
      text: "import type { X } from '#storage/box/box.ts';\nexport type Y = X;",
      reason: PURE,
    },
    { path: 'src/domain/a.ts', text: "export * from '#storage/box/box.ts';", reason: PURE },
    { path: 'src/domain/a.ts', text: importsOf(['../storage/box.ts']), reason: ALIAS },
    { path: 'src/recommender/deep/a.ts', text: importsOf(['../../films/catalogue.ts']), reason: ALIAS },
    { path: 'tools/a.ts', text: importsOf(['../src/storage/box.ts']), reason: ALIAS },
    { path: 'src/assistant/deep/a.ts', text: importsOf(['../../../tools/registry.ts']), reason: ALIAS },
    { path: 'src/features/landing/a.tsx', text: importsOf(['../auth/auth-form.tsx']), reason: ALIAS },
    { path: 'src/features/history/a.tsx', text: importsOf(['../film/film-card.tsx']), reason: ALIAS },
    { path: 'src/app/a.tsx', text: importsOf(['../server/app.ts']), reason: ALIAS },
    {
      path: 'src/assistant/models/local/a.ts',
      text: importsOf(['../../agent.ts', './words.ts']),
      reason: '',
    },
  ];
  const linted = lintOnce(ways);

  it.each(ways.map((way, index) => ({ ...way, index })))(
    '$path: $text is met with "$reason"',
    async (way) => {
      const reasons = imports(await linted(way.index)).map(({ reason }) => reason);
      expect(reasons).toEqual(way.reason === '' ? [] : [expect.stringContaining(way.reason)]);
    },
  );
});

describe('packages', () => {
  const forbidden = [
    {
      path: 'src/domain/a.ts',
      packages: ['react', 'react/jsx-runtime', 'ai', '@ai-sdk/openai', 'zod', 'zod/v4'],
    },
    { path: 'src/films/a.ts', packages: ['react', 'ai', 'zod', 'node:fs'] },
    { path: 'src/ai-service/a.ts', packages: ['react', 'hono', 'zod', 'node:fs'] },
    { path: 'src/recommender/a.ts', packages: ['react', 'framer-motion', 'zod', 'node:fs'] },
    { path: 'src/assistant/a.ts', packages: ['react', 'radix-ui', 'hono', 'node:fs', 'zod'] },
    { path: 'tools/a.ts', packages: ['react', '@ai-sdk/openai', 'zod'] },
    { path: 'src/features/history/a.tsx', packages: ['ai', '@ai-sdk/react', 'hono', 'node:fs', 'zod'] },
    { path: 'src/server/a.ts', packages: ['react', 'ai', '@ai-sdk/openai', 'zod'] },
    { path: 'tests/a.ts', packages: ['zod'] },
  ].map((one) => ({ ...one, allowed: false }));
  const allowed = [
    { path: 'src/domain/a.ts', packages: ['zod/mini'] },
    { path: 'src/storage/a.tsx', packages: ['react', 'zod/mini'] },
    { path: 'src/ai-service/a.ts', packages: ['ai', '@ai-sdk/openai', 'eventsource-parser', 'zod/mini'] },
    { path: 'src/recommender/a.ts', packages: ['ai', '@ai-sdk/provider', 'zod/mini'] },
    { path: 'tools/a.ts', packages: ['ai', 'zod/mini'] },
    { path: 'src/features/chat/a.tsx', packages: ['ai', '@ai-sdk/react', 'react', 'radix-ui'] },
    { path: 'src/server/a.ts', packages: ['hono', '@hono/node-server', 'node:fs'] },
  ].map((one) => ({ ...one, allowed: true }));
  const cases = [...forbidden, ...allowed].map((one, index) => ({ ...one, index }));
  const linted = lintOnce(cases.map(({ path, packages }) => ({ path, text: importsOf(packages) })));

  it.each(cases)('$path and $packages: allowed is $allowed', async ({ packages, index, ...one }) => {
    const found = imports(await linted(index)).map(({ line }) => packages[line - 1]);
    expect(found.toSorted()).toEqual(one.allowed ? [] : packages.toSorted());
  });
});

describe('effects at the rim', () => {
  const cases = [
    {
      path: 'src/domain/a.ts',
      text: 'export const x = () => Math.random();',
      rule: 'no-restricted-properties',
    },
    {
      path: 'src/recommender/a.ts',
      text: 'export const x = () => Date.now();',
      rule: 'no-restricted-properties',
    },
    { path: 'src/domain/a.ts', text: "export const x = () => fetch('/');", rule: 'no-restricted-globals' },
    {
      path: 'src/domain/a.ts',
      text: 'export const x = () => document.title;',
      rule: 'no-restricted-globals',
    },
    { path: 'src/storage/a.ts', text: 'export const x = () => console.log(1);', rule: 'no-console' },
  ].map((one, index) => ({ ...one, index }));
  const linted = lintOnce(cases);

  it.each(cases)('$path may not say $text', async ({ rule, index }) => {
    expect((await linted(index)).map((one) => one.rule)).toEqual([expect.stringContaining(rule)]);
  });
});
