import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * The arrows of the architecture: what each room may import of ours, and why no more. Whatever is not named is an
 * error, in whichever form it is imported. tests/lint proves every arrow.
 */
interface Room {
  files: string[];
  may: readonly string[];
  reason: string;
  /** Packages it stays free of. */
  without?: readonly string[];
}

const REACT = ['react', 'react-dom', 'framer-motion', 'radix-ui', 'sonner', 'lucide-react', 'zustand'];
const MODELS = ['ai', '@ai-sdk'];
const SERVER = ['hono', '@hono'];

const SCREENS = [
  'landing',
  'auth',
  'dashboard',
  'recommend',
  'together',
  'favourites',
  'history',
  'settings',
  'chat',
];
const SHARED_FEATURES = [
  'features/film',
  'features/trailer',
  'features/confirm',
  'features/undo',
  'features/retry',
  'features/import',
  'features/report',
];
const LAYERS = [
  'domain',
  'storage',
  'films',
  'tmdb',
  'import',
  'ai-service',
  'recommender',
  'tools',
  'assistant',
  'composition',
  'offline',
  'ui',
  'lib',
];
const ENTRANCES = ['app', 'server', 'cli', 'tests', 'scripts'];
const ALL = [...LAYERS, ...ENTRANCES, ...SHARED_FEATURES, ...SCREENS.map((screen) => `features/${screen}`)];
const BELOW_SCREENS = [
  'domain',
  'storage',
  'films',
  'tmdb',
  'import',
  'ai-service',
  'recommender',
  'ui',
  'lib',
  ...SHARED_FEATURES,
];
const allBut = (...names: string[]) => ALL.filter((name) => !names.includes(name));

export const rooms: Record<string, Room> = {
  domain: {
    files: ['src/domain/**'],
    may: [],
    reason: 'domain is pure: it may import only zod and itself, so that it runs in a REPL',
    without: [...REACT, ...MODELS, ...SERVER, 'node:'],
  },
  lib: {
    files: ['src/lib/**'],
    may: [],
    reason: 'lib is a leaf: it may import nothing of ours, so that everyone can import it',
    without: [...MODELS, ...SERVER, 'node:'],
  },
  ui: {
    files: ['src/ui/**'],
    may: ['lib'],
    reason: 'ui is a leaf of shadcn components: it knows lib and nothing of the product',
    without: [...MODELS, ...SERVER, 'node:'],
  },
  storage: {
    files: ['src/storage/**'],
    may: ['domain', 'lib'],
    reason:
      'storage knows domain and lib only; what it needs from elsewhere comes in as an argument from app',
    // React stays: storage brings the hook that shows its records.
    without: [...MODELS, ...SERVER, 'node:', 'framer-motion', 'radix-ui', 'sonner', 'lucide-react'],
  },
  films: {
    files: ['src/films/**'],
    may: ['domain', 'lib'],
    reason: 'films knows domain and lib only; what it needs from elsewhere comes in as an argument from app',
    without: [...REACT, ...MODELS, ...SERVER, 'node:'],
  },
  tmdb: {
    files: ['src/tmdb/**'],
    may: ['domain', 'lib'],
    reason: 'tmdb knows domain and lib only; what it needs from elsewhere comes in as an argument from app',
    without: [...REACT, ...MODELS, ...SERVER, 'node:'],
  },
  import: {
    files: ['src/import/**'],
    may: ['domain', 'storage', 'lib'],
    reason:
      'import reads files of others into our records: the catalogue, the movie database and the page come in as arguments',
    without: [...REACT, ...MODELS, ...SERVER, 'node:'],
  },
  'ai-service': {
    files: ['src/ai-service/**'],
    may: ['domain', 'lib'],
    reason:
      'ai-service knows how a model is asked and how that fails; what it is asked, recommender and assistant say',
    without: [...REACT, ...SERVER, 'node:'],
  },
  recommender: {
    files: ['src/recommender/**'],
    may: ['domain', 'lib', 'ai-service'],
    reason:
      'recommender knows domain, lib and ai-service only; catalogue, posters and records come in as ports from app',
    without: [...REACT, ...SERVER, 'node:'],
  },
  tools: {
    files: ['tools/**'],
    may: ['domain', 'lib', 'recommender'],
    reason:
      'tools know domain, lib and the flow of recommender; everything else reaches them through tools/context.ts',
    without: [...REACT, '@ai-sdk', ...SERVER, 'node:'],
  },
  assistant: {
    files: ['src/assistant/**'],
    may: ['domain', 'lib', 'films', 'ai-service', 'recommender', 'tools'],
    reason:
      'assistant stands on tools and what they stand on; it never knows a screen, because the terminal uses it too',
    without: [...REACT, ...SERVER, 'node:'],
  },
  composition: {
    files: ['src/composition/**'],
    may: ['domain', 'storage', 'films', 'tmdb', 'ai-service', 'recommender', 'tools', 'assistant', 'lib'],
    reason:
      'composition wires services, tools and agent for page and terminal alike: what only one of them has comes in as an argument',
    without: [...REACT, ...SERVER, 'node:'],
  },
  'features/shared': {
    files: SHARED_FEATURES.map((feature) => `src/${feature}/**`),
    may: BELOW_SCREENS,
    reason: 'what screens share knows no screen and no assistant: pass in what it needs',
    without: [...MODELS, ...SERVER, 'node:'],
  },
  ...Object.fromEntries(
    SCREENS.filter((screen) => screen !== 'chat').map((screen) => [
      `features/${screen}`,
      {
        files: [`src/features/${screen}/**`],
        may: BELOW_SCREENS,
        reason:
          'screens meet only in app, and only features/chat knows the assistant: share through features/film, trailer or confirm, or pass it in',
        without: [...MODELS, ...SERVER, 'node:'],
      },
    ]),
  ),
  'features/chat': {
    files: ['src/features/chat/**'],
    may: [...BELOW_SCREENS, 'tools', 'assistant'],
    reason: 'screens meet only in app: share through features/film, trailer or confirm, or pass it in',
    without: [...SERVER, 'node:'],
  },
  offline: {
    files: ['src/offline/**'],
    may: [],
    reason: 'offline is a script of its own, which runs without a page: app alone speaks to it',
    without: [...REACT, ...MODELS, ...SERVER, 'node:'],
  },
  app: {
    files: ['src/app/**', 'src/main.tsx'],
    may: allBut('server', 'cli', 'tests', 'scripts'),
    reason: 'server and cli are entrances of their own: nothing imports them',
    without: [...SERVER, 'node:'],
  },
  server: {
    files: ['src/server/**'],
    may: ['domain'],
    reason: 'server knows domain only: it serves and forwards, and knows nothing of what it serves',
    without: [...REACT, ...MODELS],
  },
  cli: {
    files: ['src/cli/**'],
    may: [
      'domain',
      'storage',
      'films',
      'tmdb',
      'ai-service',
      'recommender',
      'tools',
      'assistant',
      'composition',
      'lib',
    ],
    reason: 'cli hands the terminal to composition; it never knows a screen',
    without: [...REACT, ...SERVER],
  },
};

const ONE_ZOD = {
  regex: '^zod(?:$|/v\\d)',
  message: 'use zod/mini: one zod in the project, and the first load stays light (docs/findings.md, Weight)',
};

const escaped = (text: string) => text.replaceAll(/[/.]/gu, '\\$&');

/** Every other room by its alias or by climbing, every package it stays free of, and zod but for its small form. */
function restrictionsOf({ may, reason, without = [], files }: Room) {
  const own = (name: string) =>
    files.some((file) => file.startsWith(`src/${name}/`) || file.startsWith(`${name}/`));
  const others = ALL.filter((name) => !own(name));
  const forbidden = others.filter((name) => !may.includes(name));
  const climbing = others.map((name) => escaped(name.replace('features/', ''))).join('|');
  return {
    patterns: [
      ONE_ZOD,
      {
        regex: `^#(?:${forbidden.map(escaped).join('|')})/`,
        message: `${reason} (docs/architecture.md, The house)`,
      },
      {
        regex: `^(?:\\.\\./)+(?:src/)?(?:features/)?(?:${climbing})/`,
        message: 'leave a room through its alias (#domain/…), not by climbing',
      },
      ...without.map((name) => ({
        regex: name.endsWith(':') ? `^${name}` : `^${escaped(name)}(?:/|$)`,
        message: `${reason}: it stays free of ${name}`,
      })),
    ],
  };
}

const PURE = [
  'domain',
  'films',
  'import',
  'ai-service',
  'recommender',
  'storage',
  'assistant',
  'composition',
].map((name) => `src/${name}/**`);
const NO_BROWSER = [
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'fetch',
  'setTimeout',
  'setInterval',
  'crypto',
  'process',
].map((name) => ({ name, message: 'domain is pure: what it needs from the world comes in as an argument' }));
const FROM_OUTSIDE = 'clocks and chance come in as arguments, so that every test is deterministic';

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, es2024: true, node: true },
  rules: {
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/jsx-no-target-blank': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    'no-console': 'error',
    eqeqeq: 'error',
    'prefer-const': 'error',
    'no-var': 'error',
    'no-restricted-imports': ['error', { patterns: [ONE_ZOD] }],

    // The JSX transform brings React by itself.
    'react/react-in-jsx-scope': 'off',
    // Styles and fonts are imported for their effect.
    'import/no-unassigned-import': 'off',
    // fast-check is documented, and read by everybody, as `fc.property`.
    'import/no-named-as-default-member': 'off',
    // A small helper reads best beside its only use.
    'unicorn/consistent-function-scoping': 'off',
    // Sorting a fresh copy in place is no danger.
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    // Steps that must follow each other are the rule here, not the exception.
    'no-await-in-loop': 'off',
    'require-yield': 'off',
    // Roles and names are the contract of the surface (docs/product.md, One accessible surface); `output` and `fieldset` bring manners of their own.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A scrolling region must be reachable by keyboard.
    'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['log', 'tabpanel', 'region'], tags: [] }],
    // The one frame is the trailer player's: of another origin, where the pair that the rule warns of frees nothing.
    'react/iframe-missing-sandbox': 'off',
    // A slot that is filled by a function is a function, not a component.
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    // An effect may run because of something that it does not read.
    'react/exhaustive-effect-dependencies': 'off',
  },
  ignorePatterns: ['dist', 'node_modules', 'coverage', 'tests/fixtures/**'],
  overrides: [
    ...Object.values(rooms).map((room): OxlintOverride => ({
      files: room.files,
      rules: { 'no-restricted-imports': ['error', restrictionsOf(room)] },
    })),
    {
      files: PURE,
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: FROM_OUTSIDE },
          { object: 'Date', property: 'now', message: FROM_OUTSIDE },
          { object: 'performance', property: 'now', message: FROM_OUTSIDE },
        ],
      },
    },
    {
      files: ['src/domain/**'],
      rules: {
        'no-restricted-globals': ['error', ...NO_BROWSER],
      },
    },
    {
      files: ['tests/**', 'scripts/**', '*.config.ts'],
      rules: { 'no-console': 'off', 'import/no-default-export': 'off' },
    },
    {
      files: ['src/cli/**', 'src/server/node.ts', 'src/lib/logger.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      // Runs as it is in whatever browser opens the page, to which it says more than an empty screen.
      files: ['public/theme.js'],
      rules: { 'no-var': 'off', 'no-unused-vars': 'off' },
    },
  ],
});
