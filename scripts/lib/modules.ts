import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './root.mjs';

/** The program of an installed package, as a file for Node: what `npx NAME` would run. */
export function findProgram(packageName: string, program: string, workspace = '.'): string {
  const fromWorkspace = createRequire(path.join(ROOT, workspace, 'package.json'));
  const manifestFile = fromWorkspace.resolve(`${packageName}/package.json`);
  const { bin } = fromWorkspace(manifestFile) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[program];
  if (file === undefined) throw new Error(`${packageName} has no program ${program}`);
  return path.join(path.dirname(manifestFile), file);
}
