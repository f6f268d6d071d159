import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

/** Finds an installed package's program, as a file for Node: what `npx NAME` would run. */
export function findProgram(packageName: string, program: string, workspace = '.'): string {
  const folder = findPackage(packageName, workspace);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { bin?: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin?.[program];
  if (file === undefined) throw new Error(`${packageName} has no program ${program}`);
  return path.join(folder, file);
}

// Searches folders because `require.resolve` fails: many packages do not export their package.json.
function findPackage(packageName: string, workspace: string): string {
  const folders = [workspace, '.'].map((place) => path.join(ROOT, place, 'node_modules', packageName));
  const folder = folders.find((place) => existsSync(path.join(place, 'package.json')));
  if (folder === undefined) throw new Error(`${packageName} is not installed`);
  return folder;
}
