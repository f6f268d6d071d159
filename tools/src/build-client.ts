/**
 * Builds the client package into its `dist`, or the given folder; `npm pack` in `packages/client` runs it first.
 * Third-party programs get JavaScript and types without dependencies on this repository.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeClient } from './write-client.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'packages/client');
const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
/** The only contract file in the package: it imports nothing. */
const shared = { name: '@poexchange/contract/events/room-sequence', file: 'packages/contract/src/events/room-sequence.ts' };
const [out = path.join(folder, 'dist')] = process.argv.slice(2);
const [sources, build] = [path.join(folder, 'src'), path.join(folder, `.build-${process.pid}`)];
await rm(build, { recursive: true, force: true });
await rm(out, { recursive: true, force: true });
await mkdir(build);
try {
  for (const file of (await readdir(sources)).filter((name) => !name.endsWith('.test.ts'))) {
    const text = await readFile(path.join(sources, file), 'utf8');
    await writeFile(path.join(build, file), text.replaceAll(`'${shared.name}'`, `'./${path.basename(shared.file)}'`));
  }
  await cp(path.join(root, shared.file), path.join(build, path.basename(shared.file)));
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
        outDir: path.resolve(out),
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
