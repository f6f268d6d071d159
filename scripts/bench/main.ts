import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { runTool } from '../lib/runner.ts';
import { abortOnSignals } from '../lib/signals.ts';

// `npm run bench -- NAME ... [--OPTION VALUE ...]` runs bench/src/NAME.ts with these options; without a name it runs
// all benchmarks, one after the other.
const folder = path.join(ROOT, 'bench/src');
const signal = abortOnSignals();
const names = (await readdir(folder).catch(() => []))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => path.basename(file, '.ts'))
  .toSorted();
const given = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith('--'));
const chosen = firstOption < 0 ? given : given.slice(0, firstOption);
const options = firstOption < 0 ? [] : given.slice(firstOption);
const isAsking = given.includes('--help');
const unknown = chosen.filter((name) => !names.includes(name));
if (isAsking) {
  process.stdout.write(`npm run bench -- [NAME ...] [--OPTION VALUE ...]; bench/README.md tells of each: ${names.join(', ')}\n`);
} else if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(', ')}. There are: ${names.join(', ')}\n`);
  process.exitCode = 2;
} else {
  for (const name of chosen.length > 0 ? chosen : names) {
    if (signal.aborted) break;
    process.stderr.write(`… ${name}\n`);
    const code = await runTool({ file: path.join(folder, `${name}.ts`), args: options, signal });
    if (code !== 0) process.exitCode = signal.aborted ? 130 : 1;
  }
}
