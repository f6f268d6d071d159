import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { listSources } from './sources.ts';

const CODE = /^(?:apps|packages|tools|e2e|bench|scripts)\/.*\.(?:ts|tsx|mjs|css|sql)$/;
const TEST = /\.(?:test|e2e)\.tsx?$/;
const ID = /\b(?:R\d+\.\d+|D\d{2})\b/g;
const IDS = String.raw`((?:(?:R\d+\.\d+|D\d{2})\b[ ,]*)+)`;
/** Matches IDs at the start of a test title. */
const titlePattern = new RegExp(String.raw`(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*['"\`]${IDS}`, 'g');
/** Matches IDs at the start of a row in a table whose rows are titles. */
const rowPattern = new RegExp(String.raw`[[:]\s*['"\`]${IDS}`, 'g');
const ROWS_ARE_TITLES = /\(\s*'%s/;
const IMPORT = /\bfrom '([^']+)'|\bimport\('([^']+)'\)/g;
/** Folders whose modules are part of a program that users run, or start such a program. */
const PROGRAM = /^(?:apps|packages|tools|bench|scripts\/(?:start|lib|test|bench))\//;
const NOT_PROGRAM = /\/testing(?:\/|\.ts)|\.test\.tsx?$/;
const RECORD = /^docs\/adr\/\d{4}-.*\.md$/;
/** Matches the line of a record that lists the rules that the record concerns. */
const CONCERNS = /^Concerns (.*)$/m;
const DEFINITION = /\*\*(R\d+\.\d+|D\d{2})\*\*/g;

export type Source = { readonly file: string; readonly text: string };

/**
 * Lists each ID on one line with its status, the code, and the tests. An ID is proven if a test's title begins with it
 * and the test's file runs a program's code; built if only code names it; decided if only a record concerns it;
 * otherwise not built.
 */
export function makeRuleIndex(ids: readonly string[], sources: readonly Source[]): string {
  const [code, tests, records] = [new Map<string, Set<string>>(), new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const add = (map: Map<string, Set<string>>, id: string, file: string): void => void map.set(id, (map.get(id) ?? new Set()).add(file));
  for (const { file, text } of sources) {
    if (RECORD.test(file)) for (const [id] of (CONCERNS.exec(text)?.[1] ?? '').matchAll(ID)) add(records, id, file);
    else if (TEST.test(file)) {
      if (runsProgram({ file, text })) for (const id of listProvenIds(text)) add(tests, id, file);
    } else for (const [id] of text.matchAll(ID)) add(code, id, file);
  }
  const describe = (id: string): string => {
    if (tests.has(id)) return 'proven';
    if (code.has(id)) return 'built';
    return records.has(id) ? 'decided' : 'not built';
  };
  const name = (files: Iterable<string>): string => [...files].toSorted().join(' ');
  return ids
    .map((id) => [id, describe(id), name(code.get(id) ?? records.get(id) ?? []), name(tests.get(id) ?? [])].join('\t') + '\n')
    .join('');
}

/** Lists the IDs at the start of titles in a test file. */
function listProvenIds(text: string): Set<string> {
  const titles = [...text.matchAll(titlePattern), ...(ROWS_ARE_TITLES.test(text) ? text.matchAll(rowPattern) : [])];
  return new Set(titles.flatMap(([, ids = '']) => [...ids.matchAll(ID)].map(([id]) => id)));
}

/** Checks whether a test file imports a program's module, or drives the running product. */
function runsProgram({ file, text }: Source): boolean {
  if (file.startsWith('e2e/')) return true;
  return [...text.matchAll(IMPORT)].some(([, from = '', lazy = '']) => {
    const target = from || lazy;
    if (target.startsWith('@poexchange/')) return !target.endsWith('/testing');
    const place = target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : '';
    return PROGRAM.test(place) && !NOT_PROGRAM.test(place);
  });
}

/** Creates the index from the repository's files. */
async function readRuleIndex(): Promise<string> {
  const read = async (file: string): Promise<string> => readFile(path.join(ROOT, file), 'utf8').catch(() => '');
  const definitions = await Promise.all(['docs/spec.md', 'docs/decisions.md'].map(read));
  const ids = definitions.flatMap((text) => [...text.matchAll(DEFINITION)].map(([, id = '']) => id));
  const files = (await listSources()).filter((file) => CODE.test(file) || RECORD.test(file));
  return makeRuleIndex(ids, await Promise.all(files.map(async (file) => ({ file, text: await read(file) }))));
}

if (process.argv[1] === import.meta.filename) process.stdout.write(await readRuleIndex());
