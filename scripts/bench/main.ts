import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { runTool } from '../lib/runner.ts';
import { abortOnSignals } from '../lib/signals.ts';

// `npm run bench -- NAME ...` runs bench/src/NAME.ts; without a name all of them, one after the other.
const FOLDER = path.join(ROOT, 'bench/src');
const signal = abortOnSignals();
const names = (await readdir(FOLDER).catch(() => []))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => path.basename(file, '.ts'))
  .toSorted();
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(', ')}. There are: ${names.join(', ')}\n`);
  process.exitCode = 2;
} else {
  for (const name of chosen.length > 0 ? chosen : names) {
    if (signal.aborted) break;
    process.stderr.write(`… ${name}\n`);
    const code = await runTool({ file: path.join(FOLDER, `${name}.ts`), args: [], signal });
    if (code !== 0) process.exitCode = signal.aborted ? 130 : 1;
  }
}
