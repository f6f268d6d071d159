import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { choosePort } from '../../../scripts/start/ports.ts';
import type { Bench } from '../lib/run-bench.ts';

const START_WITHIN_MS = 5000;

/**
 * Starts nginx with a single process, which serves a file and its compressed form unchanged. Throws if nginx is not
 * installed.
 */
export async function startNginx(
  { folder, onEnd }: Pick<Bench, 'folder' | 'onEnd'>,
  files: Readonly<Record<string, Buffer>>,
): Promise<string> {
  const home = path.join(folder, 'nginx');
  for (const part of ['files', 'logs', 'temp']) mkdirSync(path.join(home, part), { recursive: true });
  for (const [name, body] of Object.entries(files)) writeFileSync(path.join(home, 'files', name), body);
  const port = await choosePort(0);
  writeFileSync(path.join(home, 'nginx.conf'), writeSettings({ home, port }));
  const nginx = spawn('nginx', ['-p', home, '-c', path.join(home, 'nginx.conf')], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  const failed = new Promise<never>((_, reject) => nginx.once('error', reject));
  onEnd('nginx', async () => {
    nginx.kill();
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([failed, waitForReply(`${url}/feed.json`)]);
  return url;
}

async function waitForReply(url: string): Promise<void> {
  const latestMs = performance.now() + START_WITHIN_MS;
  for (;;) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (performance.now() > latestMs) throw new Error('nginx did not answer');
    await sleep(50);
  }
}

function writeSettings({ home, port }: { home: string; port: number }): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${home}/temp;`).join('\n');
  return `daemon off;
master_process off;
pid ${home}/nginx.pid;
error_log ${home}/logs/error.log;
events { worker_connections 2048; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  gzip_static on;
  types { application/json json; }
${temp}
  server { listen 127.0.0.1:${port}; root ${home}/files; }
}
`;
}
