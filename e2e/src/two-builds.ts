/** The site before and after an update: the product's build, and the same build with all files renamed. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { siteUrl } from './people.ts';

export type TwoBuilds = {
  readonly url: (path?: string) => string;
  /** Replaces the first build with the second, as a deployment does: no file of the first build remains. */
  readonly update: () => void;
  /** `false` cuts all connections and refuses new ones. */
  readonly setOnline: (isOnline: boolean) => void;
  readonly stop: () => Promise<void>;
};

const CALL = /^\/(api|insights|socket\.io)\//;
/** File names of a build; in the second build each name has a mark before the extension. */
const ASSET = /\b([\w.-]+-[\w-]{8})\.(js|css|woff2|svg|json)\b/g;
const MARK = '.second';

const rename = (text: string): string => text.replaceAll(ASSET, `$1${MARK}.$2`);
/** The worker's build id is a hash of the file names. */
const renameWorker = (text: string): string => rename(text).replaceAll(/\b[0-9a-f]{16}\b/g, (id) => id.split('').toReversed().join(''));

/** Opens an address that serves the product's own build until `update`, then the second build. */
export async function openTwoBuilds(): Promise<TwoBuilds> {
  const target = new URL(siteUrl());
  let [isSecond, isOnline] = [false, true];
  const sockets = new Set<Socket>();
  const server = createServer((asked, reply) => {
    const path = asked.url ?? '/';
    if (!isSecond || CALL.test(path)) return passOn(target, asked, reply);
    serveSecond(path, asked, reply).catch(() => reply.destroy());
    return undefined;
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    if (!isOnline) socket.destroy();
  });
  server.on('upgrade', (asked, browser: Socket, head: Buffer) => {
    const site = connect(Number(target.port), target.hostname);
    const headers = Object.entries(asked.headers).map(([name, value]) => `${name}: ${String(value)}`);
    site.write(`GET ${asked.url ?? '/'} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    site.write(head);
    site.on('error', () => browser.destroy()).on('close', () => browser.destroy());
    browser.on('error', () => site.destroy()).on('close', () => site.destroy());
    site.pipe(browser).pipe(site);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    url: (path = '') => origin + path,
    update: () => void (isSecond = true),
    setOnline: (next) => {
      isOnline = next;
      if (!next) cut();
    },
    stop: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passOn(target: URL, asked: IncomingMessage, reply: ServerResponse): void {
  const { method, headers, url } = asked;
  const sent = request({ host: target.hostname, port: target.port, path: url, method, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  sent.on('error', () => reply.destroy());
  asked.pipe(sent);
}

/** Serves a file of the second build; files of the first build are missing, as on a server that never had them. */
async function serveSecond(path: string, asked: IncomingMessage, reply: ServerResponse): Promise<void> {
  const isAsset = path.startsWith('/assets/');
  const isMissing = isAsset && !path.includes(MARK);
  const answer = await fetch(siteUrl(isMissing ? '/assets/missing.js' : path.replace(MARK, '')), {
    headers: { accept: asked.headers.accept ?? '*/*' },
  });
  const type = answer.headers.get('content-type') ?? '';
  const headers: Record<string, string> = { 'content-type': type };
  for (const name of ['cache-control', 'server-time-ms', 'content-security-policy']) {
    const value = answer.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  reply.writeHead(answer.status, headers);
  if (!/javascript|html|css|json/.test(type)) return void reply.end(Buffer.from(await answer.arrayBuffer()));
  const text = await answer.text();
  return void reply.end(path === '/sw.js' ? renameWorker(text) : rename(text));
}
