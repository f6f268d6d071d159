import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT, STATE_FOLDER } from '../lib/root.mjs';

type Problem = { readonly ruleId: string; readonly message: string };

/** The specification fixes both listing addresses; the method decides which address is meant. */
const fixedPaths = ['/api/v1/listings/{game}/{league}/{category}/{filter}', '/api/v1/listings/{game}/{league}/{target}/{action}'];
const pathRules = ['no-identical-paths', 'no-ambiguous-paths'];

/** Writes the server's OpenAPI description to a file, and returns its path. */
export async function writeApiDescription(): Promise<string> {
  const { describeApi } = (await import(path.join(ROOT, 'apps/server/src/http/openapi.ts'))) as { describeApi: () => unknown };
  const file = path.join(STATE_FOLDER, 'openapi.json');
  await mkdir(STATE_FOLDER, { recursive: true });
  await writeFile(file, JSON.stringify(describeApi()));
  return file;
}

/** Lists the problems in the output of `redocly lint --format json`, except those of the two fixed paths. */
export function listApiProblems(output: string): string[] {
  const { problems } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as { problems: readonly Problem[] };
  return problems
    .filter(({ ruleId, message }) => !(pathRules.includes(ruleId) && fixedPaths.every((fixed) => message.includes(fixed))))
    .map(({ ruleId, message }) => `${ruleId}: ${message}`);
}
