/** Runs the cache in front of a bucket as shown in docs/operations.md, for tests: the system's nginx, with TLS. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../free-port.ts';
import type { ObjectStorage } from './object-storage.ts';

const PAGE = new URL('../../../../docs/operations.md', import.meta.url);
const NGINX = '/usr/sbin/nginx';
const READY_WITHIN_MS = 30_000;

/** Returns whether this machine has nginx; with `OBJECT_STORAGE=required` this throws instead. */
export function hasCache(): boolean {
  const isThere = existsSync(NGINX);
  if (!isThere && process.env['OBJECT_STORAGE'] === 'required') throw new Error('nginx is not installed');
  return isThere;
}

/** Starts the cache in front of the storage, for a site; resolves to its address. */
export async function startTestCache(
  { endpoint, certificates }: ObjectStorage,
  { site }: { readonly site: string },
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'poexchange-cache-'));
  const port = await findFreePort();
  await mkdir(path.join(folder, 'prices'));
  const ours: Readonly<Record<string, string>> = {
    '/var/cache/nginx/prices': `${folder}/prices`,
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    '/etc/nginx/prices.crt': certificates.own,
    '/etc/nginx/prices.key': certificates.own,
    '/etc/ssl/certs/ca-certificates.crt': certificates.authority,
    'https://bucket.example': endpoint,
    'https://market.example': site,
  };
  await writeFile(path.join(folder, 'nginx.conf'), writeConfig(folder, await readShown(ours)));
  const child = spawn(NGINX, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' });
  const gone = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `https://localhost:${port}`;
  for (const untilMs = Date.now() + READY_WITHIN_MS; ;) {
    if (await answers(url)) return { url, stop };
    if (child.exitCode === null && Date.now() < untilMs) await sleep(50);
    else {
      const said = await readFile(path.join(folder, 'error.log'), 'utf8').catch(() => '');
      await stop();
      throw new Error(`the cache does not answer: ${said}`);
    }
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

/**
 * Reads the configuration from the page and replaces its addresses and folders with ours; each must occur in the
 * configuration.
 */
async function readShown(ours: Readonly<Record<string, string>>): Promise<string> {
  const shown = /```nginx\n(proxy_cache_path[\s\S]*?)```/.exec(await readFile(PAGE, 'utf8'))?.[1] ?? '';
  return Object.entries(ours).reduce((text, [said, our]) => {
    if (!text.includes(said)) throw new Error(`docs/operations.md no longer says ${said}`);
    return text.replaceAll(said, our);
  }, shown);
}

function writeConfig(folder: string, shown: string): string {
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
access_log off;
client_body_temp_path ${folder}/body;
proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/fastcgi;
uwsgi_temp_path ${folder}/uwsgi;
scgi_temp_path ${folder}/scgi;
${shown}}
`;
}
