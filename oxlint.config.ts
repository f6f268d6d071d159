import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'oxlint';

// The table in docs/architecture.md: which parts of the repository each part may import, by package name.
const mayImport = {
  'packages/domain': [],
  'packages/contract': ['domain'],
  'packages/client': ['contract'],
  'packages/platform': ['contract', 'domain'],
  'apps/server': ['contract', 'domain', 'platform'],
  'apps/prices': ['contract', 'domain', 'platform'],
  'apps/traders': ['contract', 'domain', 'platform'],
  'apps/web': ['contract', 'domain'],
  'apps/simulator': ['contract'],
} as const;
type Part = keyof typeof mayImport;

const allParts = Object.keys(mayImport) as Part[];
const partNames = [...allParts.map((part) => path.basename(part)), 'tools', 'bench', 'e2e'];
const testFiles = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'];

// The linter's regular expressions lack look-ahead, and it ignores invalid ones silently: exceptions need groups.
type Pattern = { regex: string; message: string } | { group: string[]; message: string };
type Rules = NonNullable<Parameters<typeof defineConfig>[0]['rules']>;
type Override = NonNullable<Parameters<typeof defineConfig>[0]['overrides']>[number];

const byName: Pattern[] = [
  { regex: `^(\\.\\./)+(packages|apps|tools|bench|e2e)/`, message: 'Import another part by its package name, not by path.' },
  { regex: `^(\\.\\./)+(${partNames.join('|')})/src/`, message: 'Import another part by its package name, not by path.' },
  { regex: '^@poexchange/[^/]+/(src|dist)/', message: 'Import what the package exports, not its files.' },
];
/** Only benchmarks and browser tests may use the scripts that run the repository. */
const outOfPart: Pattern[] = [...byName, { regex: `^(\\.\\./)+scripts/`, message: 'Scripts run the parts; no part imports them.' }];

/**
 * Lists imports that `part` must not contain: apps never import apps, and no part imports tools, benchmarks or browser
 * tests.
 */
function forbidParts(part: Part): Pattern[] {
  const own = path.basename(part);
  const allowed: readonly string[] = mayImport[part];
  const forbidden = partNames.filter((name) => name !== own && !allowed.includes(name));
  const message = `${own} may import only: ${allowed.join(', ') || 'itself'}`;
  const patterns: Pattern[] = [{ regex: `^@poexchange/(${forbidden.join('|')})(/|$)`, message }];
  if (part === 'apps/simulator') {
    const group = ['@poexchange/contract/**', '!@poexchange/contract/game-api'];
    patterns.push({ group, message: 'The simulator is a witness of its own: contract/game-api only' });
  }
  if (part === 'packages/client') {
    const group = ['@poexchange/contract/**', '!@poexchange/contract/events/room-sequence'];
    patterns.push({ group, message: 'The package has no dependencies: what it takes of the contract is copied into it' });
  }
  return patterns;
}

/**
 * Forbids imports from outside the part, except these packages. Must be last in a list: an exception ends the search in
 * it.
 */
function allowOnly(packages: string[]): Pattern {
  const group = ['**', '!./**', '!../**', ...packages.flatMap((name) => [`!${name}`, `!${name}/**`])];
  return { group, message: `Only ${packages.join(', ')} may be imported here` };
}

/** Creates an override with all rules for its files, because an override replaces a rule as a whole. */
function restrictImports(files: string[], patterns: Pattern[], rules: Rules = {}): Override {
  return { files, rules: { ...rules, 'no-restricted-imports': ['error', { patterns: [...outOfPart, ...patterns] }] } };
}

function listFolders(folder: string): string[] {
  const place = path.join(import.meta.dirname, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** Allows imports of another feature only through its index.ts. */
function closeFeatures(part: 'apps/server' | 'apps/web', layers: Pattern[]): Override[] {
  const features = listFolders(`${part}/src/features`);
  return features.map((own) => {
    const others = features.filter((name) => name !== own);
    const group = others.flatMap((name) => ['..', '../..', '**/features'].flatMap((up) => [`${up}/${name}/**`, `!${up}/${name}/index.ts`]));
    const closed = { group, message: 'Use another feature through its index.ts' };
    return restrictImports([`${part}/src/features/${own}/**`], [...forbidParts(part), closed, ...layers]);
  });
}

const intoFeatures: Pattern = { group: ['**/features/**', '!**/features/*/index.ts'], message: 'Use a feature through its index.ts' };
const intoApp: Pattern = { regex: '^(\\.\\./)+app/', message: 'The direction is app -> features -> shared' };
const intoAnyFeature: Pattern = { regex: '^(\\.\\./)+features/', message: 'The direction is app -> features -> shared' };
const OUT_OF_GAME_API = 'contract/game-api stands alone';

/**
 * Folders of apps/prices in data-flow order: each folder imports only from earlier folders. Folders not listed here may
 * import from all these folders.
 */
const priceFlow = [
  ['asks', 'leases'],
  ['history', 'leagues'],
  ['exchange', 'ingest'],
  ['valuate'],
  ['sales'],
  ['publish'],
  ['run'],
] as const;
/** Folders of `valuate` in data-flow order; its own files combine the folders. */
const valueFlow = ['book', 'market', 'value', 'rates'] as const;

function followFlow(): Override[] {
  const part = 'apps/prices';
  const root = `${part}/src`;
  const forbid = (later: readonly string[], message: string): Pattern => ({ regex: `^(\\.\\./)+(${later.join('|')})/`, message });
  const message = `The direction is ${priceFlow.map((folders) => folders.join(', ')).join(' -> ')}`;
  const laterThan = (at: number): string[] => [...priceFlow.slice(at + 1).flat(), 'doors'];
  return [
    ...priceFlow.flatMap((folders, at) =>
      folders.map((folder) => restrictImports([`${root}/${folder}/**`], [...forbidParts(part), forbid(laterThan(at), message)])),
    ),
    ...valueFlow.map((folder, at) => {
      const later = [...valueFlow.slice(at + 1), ...laterThan(3)];
      return restrictImports(
        [`${root}/valuate/${folder}/**`],
        [...forbidParts(part), forbid(later, `${message}; in valuate ${valueFlow.join(' -> ')}`)],
      );
    }),
  ];
}

const pureRules: Rules = {
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: 'The domain takes the clock as an argument.' },
    { object: 'Math', property: 'random', message: 'The domain takes randomness as an argument.' },
  ],
};

export default defineConfig({
  plugins: ['eslint', 'typescript', 'import', 'unicorn', 'oxc', 'node', 'react', 'vitest'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/node_modules/**', '**/dist/**', '**/.data/**', '**/coverage/**'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-duplicates': ['error', { preferInline: true }],
    'import/no-self-import': 'error',
    'no-restricted-imports': ['error', { patterns: outOfPart }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'unicorn/prefer-node-protocol': 'error',
    'max-lines': ['error', { max: 400 }],
    'max-lines-per-function': ['error', { max: 140 }],
    'no-console': 'error',
    'no-debugger': 'error',
    'node/no-process-env': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    // For the React compiler, which is not used.
    'react/incompatible-library': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-conditional-expect': 'off',
    'vitest/expect-expect': 'off',
    'vitest/require-to-throw-message': 'off',
  },
  overrides: [
    { files: ['bench/**', 'e2e/**'], rules: { 'no-restricted-imports': ['error', { patterns: byName }] } },
    ...allParts.map((part) => restrictImports([`${part}/**`], forbidParts(part))),
    restrictImports(['packages/domain/src/**'], [...forbidParts('packages/domain'), allowOnly(['@noble/hashes'])], pureRules),
    restrictImports(['packages/contract/src/**'], [...forbidParts('packages/contract'), allowOnly(['zod', '@poexchange/domain'])]),
    restrictImports(
      ['packages/contract/src/game-api/*.ts'],
      [...forbidParts('packages/contract'), { regex: '^\\.\\./', message: OUT_OF_GAME_API }, allowOnly(['zod'])],
    ),
    restrictImports(
      ['packages/contract/src/game-api/*/**'],
      [...forbidParts('packages/contract'), { regex: '^\\.\\./\\.\\./', message: OUT_OF_GAME_API }, allowOnly(['zod'])],
    ),
    restrictImports(['apps/server/src/**'], [...forbidParts('apps/server'), intoFeatures]),
    ...closeFeatures('apps/server', []),
    restrictImports(['apps/web/src/{shared,i18n}/**'], [...forbidParts('apps/web'), intoApp, intoAnyFeature]),
    ...closeFeatures('apps/web', [intoApp]),
    ...followFlow(),
    // Tests may use the runner, Node and helpers, but follow the same directions between parts.
    ...allParts.map((part) =>
      restrictImports(
        testFiles.map((files) => `${part}/${files}`),
        forbidParts(part),
      ),
    ),
    {
      files: ['apps/web/**/*.tsx'],
      rules: { 'react/jsx-no-literals': 'error', 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
    },
    { files: ['**/*.test.tsx'], rules: { 'react/jsx-no-literals': 'off' } },
    // The router accepts a thrown redirect, and tests throw non-errors as hostile code would.
    { files: ['apps/web/src/app/router.tsx', ...testFiles], rules: { 'typescript/only-throw-error': 'off' } },
    { files: ['**/*.config.ts', '**/*.d.ts', 'e2e/src/global-setup.ts'], rules: { 'import/no-default-export': 'off' } },
    // A test suite or benchmark is a single function.
    { files: [...testFiles, 'e2e/**', 'bench/**'], rules: { 'max-lines-per-function': 'off' } },
    { files: ['**/tables/**', '**/*-table.ts', '**/catalogue/**'], rules: { 'max-lines': 'off' } },
    {
      files: [
        '**/config.ts',
        '**/main.ts',
        'packages/platform/src/testing/**',
        'scripts/**',
        'deploy/**',
        'tools/**',
        'bench/**',
        'e2e/**',
        '*.config.ts',
        ...testFiles,
      ],
      rules: { 'node/no-process-env': 'off' },
    },
    { files: ['scripts/**', 'tools/**', 'bench/**'], rules: { 'no-console': 'off' } },
    // A page has no log other than the console.
    { files: ['apps/web/src/**'], rules: { 'no-console': ['error', { allow: ['warn'] }] } },
  ],
});
