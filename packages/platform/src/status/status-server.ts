import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from '../log.ts';

export type StatusServer = { readonly url: string; readonly close: () => Promise<void> };

export type StatusReply = { readonly status: number; readonly type: string; readonly body: string };

/** Responses by path, such as `/metrics`. */
export type StatusPages = Readonly<Record<string, () => StatusReply | Promise<StatusReply>>>;

/** Serves metrics and state to operators and their programs, on a separate port, because none of this is public. */
export async function startStatusServer(
  { pages, log }: { pages: StatusPages; log: Logger },
  { port, host }: { port: number; host: string },
): Promise<StatusServer> {
  const answer = async (method: string, path: string): Promise<StatusReply> => {
    if (method !== 'GET' && method !== 'HEAD') return writeText(405, 'GET only\n');
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
    return page === undefined ? writeText(404, `${Object.keys(pages).join(', ')}\n`) : page();
  };
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    answer(request.method ?? 'GET', path)
      .catch((error: unknown): StatusReply => {
        log.error({ err: error, path }, 'the status cannot be told');
        return writeText(500, 'see the log\n');
      })
      .then(({ status, type, body }) => {
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
        response.end(request.method === 'HEAD' ? undefined : body);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  server.unref();
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Creates a plain-text response. */
export function writeText(status: number, body: string): StatusReply {
  return { status, type: 'text/plain; charset=utf-8', body };
}
