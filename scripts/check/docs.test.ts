import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/root.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.data', '.git', 'coverage', 'test-results', 'playwright-report']);
const TEST_FILE = /\.(?:test|e2e)\.tsx?$/;
const ID = /R\d+\.\d+|D\d+/g;
/** Matches IDs at the start of a string: a test title, or a row in a table of tests. */
const IDS_FIRST = /['"`]((?:(?:R\d+\.\d+|D\d{2,})\b[ ,]*)+)/g;
const DEFINITION = /\*\*(R\d+\.\d+|D\d+)\*\*/g;
const LINK = /\]\(([^)\s]+)\)/g;
/** Matches a repository path in a code span, without placeholders. */
const PATH = /`((?:apps|packages|scripts|tools|docs|e2e|bench|\.ci|\.github)\/[\w./@-]+)`/g;
/** Matches a test file in a code span, and words of a title that may follow in brackets. */
const NAMED_TEST = /`([\w-]+(?:\.\w+)*\.(?:test|e2e)\.tsx?)`(?: \("([^"]+)"\))?/g;
/** Created by `npm run screenshots`, and reviewed by people. */
const PICTURES = 'docs/screenshots/';

function listFiles(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name);
    if (SKIPPED.has(entry.name)) return [];
    return entry.isDirectory() ? listFiles(place) : [place];
  });
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

function listMatches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);
}

/** Returns a heading's anchor, as Markdown renderers write it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/** Returns whether a path is a picture or build output, which is missing from a fresh clone. */
function isMade(place: string): boolean {
  return place.startsWith(PICTURES) || place.split('/').some((part) => SKIPPED.has(part));
}

function isThere(target: string, from: string): boolean {
  if (/^[a-z]+:/.test(target)) return true;
  const [place = '', anchor] = target.split('#');
  const file = place === '' ? from : path.posix.join(path.posix.dirname(from), place);
  if (file.startsWith(PICTURES)) return true;
  if (!existsSync(path.join(ROOT, file))) return false;
  return (
    anchor === undefined ||
    listMatches(read(file), /^#+ (.+)$/gm)
      .map(anchorOf)
      .includes(anchor)
  );
}

const files = listFiles('.');
const pages = files.filter((file) => file.endsWith('.md'));
const definitions = ['docs/spec.md', 'docs/decisions.md'].flatMap((file) => listMatches(read(file), DEFINITION));

describe('documentation', () => {
  it('D01 defines every rule and decision once', () => {
    expect(definitions.length).toBeGreaterThan(400);
    expect(definitions.filter((id, at) => definitions.indexOf(id) !== at)).toEqual([]);
  });

  it('D01 defines every ID that begins a test title', () => {
    const known = new Set(definitions);
    const named = files
      .filter((file) => TEST_FILE.test(file))
      .flatMap((file) => listMatches(read(file), IDS_FIRST).flatMap((ids) => [...ids.matchAll(ID)].map(([id]) => ({ id, file }))));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('D01 mentions no unknown rule or decision', () => {
    const known = new Set(definitions);
    const named = pages.flatMap((file) => [...read(file).matchAll(/\b(?:R\d+\.\d+|D\d{2})\b/g)].map(([id]) => ({ id, file })));
    expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('D01 links to existing targets', () => {
    const links = pages.flatMap((file) => listMatches(read(file), LINK).map((target) => ({ target, file })));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ target, file }) => !isThere(target, file))).toEqual([]);
  });

  it('D01 mentions only existing files', () => {
    const paths = pages.flatMap((file) => listMatches(read(file), PATH).map((place) => ({ place, file })));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter(({ place }) => !isMade(place) && !existsSync(path.join(ROOT, place)))).toEqual([]);
  });

  it('D01 names existing tests in the threat model, by file and title', () => {
    const named = [...read('docs/threat-model.md').matchAll(NAMED_TEST)].map(([, name = '', title = '']) => ({ name, title }));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(({ title }) => title !== '').length).toBeGreaterThan(1);
    const isTested = ({ name, title }: { name: string; title: string }): boolean =>
      files.some(
        (file) =>
          path.posix.basename(file) === name && (title === '' ? /\b(?:it|test)(?:\.each)?\(/.test(read(file)) : read(file).includes(title)),
      );
    expect(named.filter((test) => !isTested(test))).toEqual([]);
  });

  it('D01 lists every decision record in the index', () => {
    const records = files.filter((file) => /^docs\/adr\/\d{4}-[a-z0-9-]+\.md$/.test(file)).map((file) => path.posix.basename(file));
    expect(listMatches(read('docs/adr/README.md'), LINK).filter((target) => /^\d{4}-/.test(target))).toEqual(records.toSorted());
  });

  it('lists every program folder in the tree on the architecture page', () => {
    const [, tree = ''] = read('docs/architecture.md').split('```');
    const open: string[] = [];
    const named = new Set<string>();
    for (const [, indent = '', name = ''] of tree.matchAll(/^( *)([\w./-]+\/)(?: |$)/gm)) {
      open.splice(indent.length / 2, Infinity, name);
      named.add(open.join(''));
    }
    const folders = new Set(
      files.flatMap((file) => /^apps\/[^/]+\/(?:src\/features\/[^/]+\/|src\/[^/]+\/|migrations\/)/.exec(file)?.[0] ?? []),
    );
    expect(folders.size).toBeGreaterThan(50);
    expect([...folders].filter((folder) => !named.has(folder))).toEqual([]);
  });

  it('D01 describes every command and every benchmark', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const told = read('README.md') + read('CONTRIBUTING.md');
    const isTold = (name: string) => new RegExp(`npm (?:run )?${name}\\b`).test(told);
    expect(Object.keys(scripts).filter((name) => !isTold(name))).toEqual([]);
    const benchmarks = readdirSync(path.join(ROOT, 'bench/src')).flatMap((file) => /^([\w-]+)(?<!\.test)\.ts$/.exec(file)?.[1] ?? []);
    expect(listMatches(read('bench/README.md'), /^\| `([\w-]+)` \|/gm).toSorted()).toEqual(benchmarks.toSorted());
  });

  it('D01 uses parts of existing test file names in npm test examples', () => {
    const tests = files.filter((file) => TEST_FILE.test(file));
    const words = listMatches(read('README.md'), /^ {4}npm test -- ([a-z][\w-]*)/gm);
    expect(words.length).toBeGreaterThan(2);
    expect(words.filter((word) => !tests.some((file) => file.includes(word)))).toEqual([]);
  });
});
