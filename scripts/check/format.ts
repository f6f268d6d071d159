import { findProgram } from '../lib/modules.ts';
import { runTool } from '../lib/runner.ts';
import { abortOnSignals } from '../lib/signals.ts';

// Formats all files, or the given files.
const files = process.argv.slice(2);
process.exitCode = await runTool({
  file: findProgram('oxfmt', 'oxfmt'),
  args: ['--write', ...(files.length === 0 ? ['.'] : files)],
  signal: abortOnSignals(),
});
