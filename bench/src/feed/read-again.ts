import { connect, type Socket } from 'node:net';

export type ReadOptions = {
  readonly url: URL;
  /** Headers in addition to Host: each request uses the next entry in turn. */
  readonly headers: readonly string[];
  readonly connections: number;
  readonly milliseconds: number;
  readonly signal: AbortSignal;
};

/**
 * `perSecond` is the rate of answered requests, `bodyBytes` the size of the last body; `statuses` counts replies by
 * status.
 */
export type Reading = { readonly perSecond: number; readonly bodyBytes: number; readonly statuses: ReadonlyMap<string, number> };

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Requests a URL repeatedly over plain sockets, one request at a time on each socket, and counts the replies. A client
 * that parsed more would itself be the bottleneck.
 */
export async function readAgain({ url, headers, connections, milliseconds, signal }: ReadOptions): Promise<Reading> {
  const statuses = new Map<string, number>();
  let [sent, answered, bodyBytes] = [0, 0, 0];
  const startedAtMs = performance.now();
  const isOver = (): boolean => signal.aborted || performance.now() - startedAtMs > milliseconds;
  const readOne = (socket: Socket): Promise<void> =>
    new Promise((resolve, reject) => {
      let pieces: Buffer[] = [];
      let left = -1;
      const ask = (): void => {
        [pieces, left] = [[], -1];
        socket.write(`GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\n${headers[sent % headers.length] ?? ''}\r\n`);
        sent += 1;
      };
      socket.on('data', (piece: Buffer) => {
        if (left < 0) {
          const head = Buffer.concat([...pieces, piece]);
          const end = head.indexOf(HEAD_END);
          if (end < 0) return void pieces.push(piece);
          const text = head.toString('latin1', 0, end);
          const status = text.slice(9, 12);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          bodyBytes = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
          left = bodyBytes - (head.length - end - HEAD_END.length);
        } else left -= piece.length;
        if (left > 0) return undefined;
        answered += 1;
        if (isOver()) return void socket.end(resolve);
        return ask();
      });
      socket.on('error', reject);
      ask();
    });
  const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(url)));
  await Promise.all(sockets.map(readOne));
  return { perSecond: (1000 * answered) / (performance.now() - startedAtMs), bodyBytes, statuses };
}

function openSocket(url: URL): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: url.hostname, port: Number(url.port) }, () => resolve(socket));
    socket.once('error', reject);
  });
}
