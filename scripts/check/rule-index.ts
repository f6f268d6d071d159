import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { listSources } from './sources.ts';

const PAGE = 'docs/rule-index.md';
const CODE = /^(?:apps|packages|tools|e2e|bench|scripts)\/.*\.(?:ts|tsx|mjs|css|sql)$/;
const TEST = /\.(?:test|e2e)\.tsx?$/;
const ID = /\b(?:R\d+\.\d+|D\d{2})\b/g;
/** IDs with which a text begins: a test's title, or the row of a table of tests. */
const TITLE = /['"`]((?:(?:R\d+\.\d+|D\d{2})\b[ ,]*)+)/g;
const RECORD = /^docs\/adr\/\d{4}-.*\.md$/;
/** The line of a record that names the rules it concerns. */
const CONCERNS = /^Concerns (.*)$/m;
const DEFINITION = /\*\*(R\d+\.\d+|D\d{2})\*\*/g;
/** Files that one cell names; the rest is counted. */
const MOST_FILES = 4;

export type Source = { readonly file: string; readonly text: string };

/**
 * Writes the index as Markdown: for each defined ID the code that names it and the tests whose titles begin with it. An
 * ID that a test's title begins with counts as proven, one that only code names as built, one that only a record
 * concerns as decided, any other as not built.
 */
export function makeRuleIndex(ids: readonly string[], sources: readonly Source[]): string {
  const code = new Map<string, Set<string>>();
  const tests = new Map<string, Set<string>>();
  const note = (map: Map<string, Set<string>>, id: string, file: string): void => void map.set(id, (map.get(id) ?? new Set()).add(file));
  const records = new Map<string, Set<string>>();
  for (const { file, text } of sources) {
    if (RECORD.test(file)) for (const [id] of (CONCERNS.exec(text)?.[1] ?? '').matchAll(ID)) note(records, id, file);
    else if (TEST.test(file)) {
      for (const [, first = ''] of text.matchAll(TITLE)) for (const [id] of first.matchAll(ID)) note(tests, id, file);
    } else for (const [id] of text.matchAll(ID)) note(code, id, file);
  }
  const rows = ids.map((id) => {
    const [inCode, inTests] = [[...(code.get(id) ?? [])], [...(tests.get(id) ?? [])]];
    if (inTests.length > 0) return `| ${id} | proven | ${nameFiles(inCode)} | ${nameFiles(inTests)} |`;
    if (inCode.length > 0) return `| ${id} | built | ${nameFiles(inCode)} |  |`;
    const inRecords = [...(records.get(id) ?? [])];
    return `| ${id} | ${inRecords.length > 0 ? 'decided' : 'not built'} | ${nameFiles(inRecords)} |  |`;
  });
  return `${HEAD}\n${rows.join('\n')}\n`;
}

const HEAD = `# Index of rules and decisions

Made by \`npm run rules\`; \`npm run check\` says when it is out of date. *Proven*: the title of a test begins with the ID. *Built*: only code names it.
*Decided*: a
record says why there is nothing. *Not built*: nothing names it yet, or it is a sentence of [the rules](spec.md) or [the decisions](decisions.md) that needs no code of its own.

| ID | status | code | tests |
| --- | --- | --- | --- |`;

function nameFiles(files: readonly string[]): string {
  const sorted = files.toSorted();
  const shown = sorted.slice(0, MOST_FILES).map((file) => `[${path.posix.basename(file)}](${path.posix.relative('docs', file)})`);
  return [...shown, ...(sorted.length > MOST_FILES ? [`${sorted.length - MOST_FILES} more`] : [])].join(', ');
}

/** The index as the repository's files make it now. */
async function readRuleIndex(): Promise<string> {
  const read = async (file: string): Promise<string> => readFile(path.join(ROOT, file), 'utf8').catch(() => '');
  const definitions = await Promise.all(['docs/spec.md', 'docs/decisions.md'].map(read));
  const ids = definitions.flatMap((text) => [...text.matchAll(DEFINITION)].map(([, id = '']) => id));
  const files = (await listSources()).filter((file) => CODE.test(file) || RECORD.test(file));
  return makeRuleIndex(ids, await Promise.all(files.map(async (file) => ({ file, text: await read(file) }))));
}

/** Describes what is wrong with the committed index; empty where nothing is. */
export async function checkRuleIndex(): Promise<string> {
  const written = await readFile(path.join(ROOT, PAGE), 'utf8').catch(() => '');
  return written === (await readRuleIndex()) ? '' : `${PAGE} is out of date: npm run rules`;
}

if (process.argv[1] === import.meta.filename) await writeFile(path.join(ROOT, PAGE), await readRuleIndex());
