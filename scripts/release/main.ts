/** `npm run release -- X.Y.Z`: runs the checks, then numbers, commits and tags a version, and prints its notes. */
import { execFileSync } from 'node:child_process';
import { ROOT } from '../lib/root.mjs';
import { ReleaseError, release } from './release.ts';

const [version = '', ...rest] = process.argv.slice(2);
try {
  if (rest.length > 0) throw new ReleaseError('Give one version: npm run release -- X.Y.Z');
  const notes = await release({
    root: ROOT,
    version,
    date: new Date().toISOString().slice(0, 10),
    check: () => void execFileSync('npm', ['run', '--silent', 'check'], { cwd: ROOT, stdio: 'inherit' }),
  });
  process.stdout.write(`${notes}\n\nTagged v${version}. To publish it: git push --follow-tags\n`);
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
