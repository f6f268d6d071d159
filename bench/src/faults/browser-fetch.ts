/**
 * `fetch` with browser behaviour: reuses connections, resends a request if the server has just closed its connection,
 * and has a timeout.
 */
import { Agent, request } from 'node:http';

const LONGEST_WAIT_MS = 15_000;

/** Returns a `fetch` whose calls carry this client address, as if forwarded by a balancer on this machine. */
export function createBrowserFetch(address: string): typeof fetch {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const send = (url: URL, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const body = typeof init.body === 'string' ? init.body : undefined;
      const sent = request(url, {
        method: init.method ?? 'GET',
        agent,
        timeout: LONGEST_WAIT_MS,
        headers: {
          ...(init.headers as Record<string, string> | undefined),
          'x-forwarded-for': address,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
      });
      const isStale = (error: NodeJS.ErrnoException): boolean => sent.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
      let hasAnswered = false;
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
      sent.on('error', (error) => {
        if (!hasAnswered && isStale(error)) send(url, init).then(resolve, reject);
        else reject(error);
      });
      sent.on('response', (response) => {
        hasAnswered = true;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const headers = Object.entries(response.headers).flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value] as [string, string]] : [],
          );
          resolve(new Response(Buffer.concat(chunks), { status: response.statusCode ?? 500, headers }));
        });
      });
      sent.end(body);
    });
  return (input, init = {}) => send(new URL(typeof input === 'string' || input instanceof URL ? input : input.url), init);
}
