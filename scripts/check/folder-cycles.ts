import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/root.mjs';

/** A file and the files it imports, as paths from the repository root. */
export type FileImports = { readonly file: string; readonly imports: readonly string[] };

const IMPORT = /(?:\bfrom |\bimport\(|^import |new URL\()['"](\.[^'"\n]+)['"]/gm;
const SOURCE = /^(?:(?:apps|packages)\/[^/]+|bench|e2e|tools)\/src\/.*\.tsx?$/;
const TESTING = /\.(?:test|e2e)\.tsx?$|\/testing\//;

/** Finds folders that import each other, directly or through sibling folders; ignores imports in tests. */
export async function findFolderCycles(files: readonly string[]): Promise<string[]> {
  const sources = files.filter((file) => SOURCE.test(file) && !TESTING.test(file));
  return listFolderCycles(await Promise.all(sources.map(readImports))).map(
    (folders) => `these folders import each other: ${folders.join(', ')}`,
  );
}

async function readImports(file: string): Promise<FileImports> {
  const source = await readFile(path.join(ROOT, file), 'utf8').catch(() => '');
  const imports = [...source.matchAll(IMPORT)].map(([, target = '']) => path.posix.join(path.posix.dirname(file), target));
  return { file, imports };
}

/**
 * Returns the groups of sibling folders that are strongly connected by their files' imports. Files beside the folders
 * are ignored: they may import from the folders and be imported by them.
 */
export function listFolderCycles(files: readonly FileImports[]): string[][] {
  const byParent = new Map<string, Map<string, Set<string>>>();
  for (const { file, imports } of files)
    for (const target of imports) {
      const edge = findSiblings(file, target);
      if (edge === null) continue;
      const graph = byParent.get(edge.parent) ?? new Map<string, Set<string>>();
      byParent.set(edge.parent, graph);
      graph.set(edge.from, (graph.get(edge.from) ?? new Set()).add(edge.to));
    }
  return [...byParent].flatMap(([parent, graph]) =>
    listStrongComponents(graph).map((names) => names.map((name) => path.posix.join(parent, name)).toSorted()),
  );
}

/** Returns the folders at which two paths diverge; null if one of the two is a file beside the other's folder. */
function findSiblings(file: string, target: string): { parent: string; from: string; to: string } | null {
  const [own, other] = [path.posix.dirname(file).split('/'), path.posix.dirname(target).split('/')];
  const at = own.findIndex((name, index) => name !== other[index]);
  const [from, to] = [own[at], other[at]];
  return at === -1 || from === undefined || to === undefined ? null : { parent: own.slice(0, at).join('/'), from, to };
}

/** Lists Tarjan's strongly connected components with more than one node. */
function listStrongComponents(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const components: string[][] = [];
  const visit = (node: string): number => {
    order.set(node, order.size);
    let low = order.get(node) ?? 0;
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === order.get(node)) components.push(stack.splice(stack.indexOf(node)));
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return components.filter((component) => component.length > 1);
}
