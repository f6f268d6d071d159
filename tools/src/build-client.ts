/**
 * Builds the client package into its `dist`: what `npm pack` in `packages/client` runs first. Programs of others get
 * JavaScript and types without anything of this repository.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeClient } from './write-client.ts';

const folder = path.resolve(import.meta.dirname, '../../packages/client');
const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
const [sources, build, dist] = ['src', '.build', 'dist'].map((name) => path.join(folder, name)) as [string, string, string];
await rm(build, { recursive: true, force: true });
await rm(dist, { recursive: true, force: true });
await mkdir(build);
try {
  for (const file of await readdir(sources)) if (!file.endsWith('.test.ts')) await cp(path.join(sources, file), path.join(build, file));
  await writeFile(path.join(build, 'index.ts'), writeClient());
  await writeFile(
    path.join(build, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../../tsconfig.base.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        rootDir: '.',
        outDir: '../dist',
      },
      include: ['*.ts'],
    }),
  );
  await promisify(execFile)(process.execPath, [compiler, '-p', build]);
} catch (error) {
  const { stdout = '' } = error as { stdout?: string };
  process.stderr.write(`${stdout}${String(error)}\n`);
  process.exitCode = 1;
} finally {
  await rm(build, { recursive: true, force: true });
}
