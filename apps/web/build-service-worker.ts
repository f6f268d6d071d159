import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';

type Chunk = { readonly file: string; readonly isEntry?: boolean; readonly imports?: readonly string[]; readonly css?: readonly string[] };

/** Builds the service worker and inserts the list of built files. */
export function buildServiceWorker(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'build-service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const files = readdirSync(path.join(folder, 'assets')).map((name) => `/assets/${name}`);
      const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Readonly<Record<string, Chunk>>;
      const core = listPrecached(manifest, files);
      const id = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
      await build({
        root,
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        define: { thisBuild: JSON.stringify({ id, files, core }) },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2023',
          rolldownOptions: {
            input: path.join(root, 'src/service-worker/service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}

/** Files to cache for offline use: the first page's files, the workers, drawings, and the offline notice. */
export function listPrecached(manifest: Readonly<Record<string, Chunk>>, files: readonly string[]): string[] {
  return [...listCore(manifest), ...files.filter((file) => /-worker-|\.svg$|\/(away-banner|connection-lamp)-/.test(file))];
}

/** Files of the first page: the entry's files and everything they import statically. */
function listCore(manifest: Readonly<Record<string, Chunk>>): string[] {
  const seen = new Set<string>();
  const add = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) add(imported);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry === true) add(key);
  return [...new Set([...seen].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat()))].map((file) => `/${file}`);
}
