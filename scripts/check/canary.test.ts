import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findProgram } from '../lib/modules.ts';
import { ROOT } from '../lib/root.mjs';

const run = promisify(execFile);

// One violation per file. If a rule is missing or a checker skips the files, the test for that violation fails.
const VIOLATIONS: readonly [file: string, source: string, rule: RegExp][] = [
  ['packages/domain/src/item/a.ts', "import 'zod';", /Only @noble\/hashes/],
  ['packages/domain/src/item/b.ts', "import 'node:fs';", /Only @noble\/hashes/],
  ['packages/domain/src/item/c.ts', "import '@poexchange/contract/rest';", /domain may import only/],
  ['packages/domain/src/item/d.ts', "import '../../../contract/src/errors.ts';", /by its package name/],
  ['packages/domain/src/item/e.ts', 'export const now = Date.now();', /takes the clock/],
  ['packages/domain/src/item/f.ts', 'export const luck = Math.random();', /takes randomness/],
  ['packages/domain/src/item/g.test.ts', "import '@poexchange/platform/db';", /domain may import only/],
  ['packages/contract/src/a.ts', "import 'node:fs';", /Only zod/],
  ['packages/contract/src/b.ts', "import '@poexchange/platform/db';", /contract may import only/],
  ['packages/contract/src/game-api/a.ts', "import '@poexchange/domain/item';", /Only zod/],
  ['packages/contract/src/game-api/b.ts', "import '../errors.ts';", /stands alone/],
  ['packages/platform/src/a.ts', "import '@poexchange/server/x';", /platform may import only/],
  ['apps/server/src/a.ts', "import '@poexchange/web/x';", /server may import only/],
  ['apps/server/src/b.ts', "import '../../web/src/x.ts';", /by its package name/],
  ['apps/server/src/c.ts', "import '@poexchange/domain/src/item/x.ts';", /not its files/],
  ['packages/contract/src/game-api/sub/c.ts', "import '../../errors.ts';", /stands alone/],
  ['apps/server/src/http/a.ts', "import '../features/listings/queries.ts';", /through its index/],
  ['apps/server/src/features/users/a.ts', "import '../listings/queries.ts';", /through its index/],
  ['apps/server/src/features/users/b.ts', "import '@poexchange/simulator/x';", /server may import only/],
  ['apps/server/src/features/users/c.ts', 'export const value = process.env.SECRET;', /no-process-env/],
  ['apps/prices/src/a.ts', "import '@poexchange/server/x';", /prices may import only/],
  ['apps/prices/src/asks/a.ts', "import '../publish/x.ts';", /The direction is asks/],
  ['apps/prices/src/valuate/market/a.ts', "import '../rates/x.ts';", /book -> market -> value -> rates/],
  ['apps/prices/src/valuate/market/b.ts', "import '../../run/x.ts';", /The direction is asks/],
  ['apps/traders/src/a.ts', "import '@poexchange/prices/x';", /traders may import only/],
  ['apps/web/src/app/a.ts', "import '@poexchange/platform/db';", /web may import only/],
  ['apps/web/src/shared/a.ts', "import '../features/listings/index.ts';", /app -> features -> shared/],
  ['apps/web/src/shared/b.ts', "import '../app/router.ts';", /app -> features -> shared/],
  ['apps/web/src/features/listings/a.ts', "import '../../app/router.ts';", /app -> features -> shared/],
  ['apps/web/src/features/listings/b.ts', "import '../stash/loader.ts';", /through its index/],
  ['apps/web/src/features/listings/c.tsx', 'export const label = <p>Bare text</p>;', /jsx-no-literals/],
  ['apps/simulator/src/a.ts', "import '@poexchange/domain/item';", /simulator may import only/],
  ['apps/simulator/src/b.ts', "import '@poexchange/contract/rest';", /contract\/game-api only/],
  ['apps/simulator/src/c.test.ts', "import '@poexchange/platform/db';", /simulator may import only/],
  ['packages/platform/src/cycle-a.ts', "import { b } from './cycle-b.ts'; export const a = () => b;", /no-cycle/],
  ['packages/platform/src/cycle-b.ts', "import { a } from './cycle-a.ts'; export const b = () => a;", /no-cycle/],
  ['packages/platform/src/type-a.ts', "import type { B } from './type-b.ts'; export type A = B[];", /no-cycle/],
  ['packages/platform/src/type-b.ts', "import type { A } from './type-a.ts'; export type B = A | 1;", /no-cycle/],
  [
    'packages/platform/src/j.ts',
    "import { Pool } from './pool.ts'; import type { Pool as P } from './pool.ts'; export const a: P = new Pool();",
    /no-duplicates/,
  ],
  ['packages/platform/src/b.ts', 'export default 1;', /no-default-export/],
  ['packages/platform/src/camelCase.ts', 'export const a = 1;', /filename-case/],
  ['packages/platform/src/c.ts', 'export const a = (b: any) => b;', /no-explicit-any/],
  ['packages/platform/src/d.ts', "console.log('x');", /no-console/],
  ['packages/platform/src/e.ts', 'const wait = async () => 1; export const a = () => { wait(); };', /no-floating-promises/],
  ['packages/platform/src/f.ts', "import { Pool } from './pool.ts'; export type A = Pool;", /consistent-type-imports/],
  ['packages/platform/src/g.ts', 'export const a = 1;\n'.padEnd(440, '\n'), /max-lines/],
  ['packages/platform/src/k.ts', `export function a(): void {\n${'  a();\n'.repeat(140)}}\n`, /max-lines-per-function/],
  ['packages/platform/src/h.ts', '// @ts-ignore\nexport const a = 1;', /ban-ts-comment/],
  ['packages/platform/src/i.test.ts', "import { it } from 'vitest'; it.only('x', () => {});", /no-focused-tests/],
  ['packages/platform/src/pool.ts', 'export class Pool {}', /^$/],
];

let folder = '';
let said: Map<string, string>;

beforeAll(async () => {
  folder = await makeFolder();
  await cp(path.join(ROOT, 'oxlint.config.ts'), path.join(folder, 'oxlint.config.ts'));
  await cp(path.join(ROOT, 'tsconfig.base.json'), path.join(folder, 'tsconfig.json'));
  for (const feature of ['listings', 'users', 'stash']) {
    for (const app of ['server', 'web']) await mkdir(path.join(folder, 'apps', app, 'src/features', feature), { recursive: true });
  }
  for (const [file, source] of VIOLATIONS) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), source);
  }
  const lint = run(process.execPath, [findProgram('oxlint', 'oxlint'), '--format=json', 'packages', 'apps'], { cwd: folder });
  const stdout = await lint.then(
    () => '{"diagnostics":[]}',
    (error: { stdout: string }) => error.stdout,
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string; help?: string }[] };
  said = new Map(
    VIOLATIONS.map(([file]) => [
      file,
      diagnostics
        .filter(({ filename }) => filename === file)
        .map(({ code, help }) => `${code} ${help ?? ''}`)
        .join('\n'),
    ]),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('linter', () => {
  it.each(VIOLATIONS)('D01 finds the violation in %s', (file, _source, rule) => {
    expect(said.get(file)).toMatch(rule);
  });
});

describe('type check', () => {
  it.each([
    ['packages/domain', "export const page = fetch('http://x');", "'fetch'"],
    ['packages/domain', "import '@poexchange/domain/src/grouping/index.ts';", 'domain/src'],
    ['packages/contract', 'export const folder = process.cwd();', "'process'"],
    ['packages/platform', 'export enum Kind { A }', 'erasableSyntaxOnly'],
  ])('D01 rejects code in %s: %s', async (part, source, complaint) => {
    const place = await makeFolder();
    await mkdir(path.join(place, part, 'src'), { recursive: true });
    for (const file of ['tsconfig.base.json', `${part}/tsconfig.json`]) await cp(path.join(ROOT, file), path.join(place, file));
    await writeFile(path.join(place, part, 'package.json'), '{ "type": "module" }');
    await writeFile(path.join(place, part, 'src/a.ts'), source);
    onTestFinished(() => rm(place, { recursive: true }));
    const check = run(process.execPath, [findProgram('typescript', 'tsc'), '-p', part], { cwd: place });
    await expect(check).rejects.toMatchObject({ stdout: expect.stringContaining(complaint) as string });
  });
});

async function makeFolder(): Promise<string> {
  const place = await mkdtemp(path.join(tmpdir(), 'canary-'));
  await symlink(path.join(ROOT, 'node_modules'), path.join(place, 'node_modules'), 'junction');
  return place;
}
