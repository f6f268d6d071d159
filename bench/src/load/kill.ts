/** Kills the server while requests are in flight, and checks that each acknowledged request is stored exactly once. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../lib/start-product.ts';
import { callServer } from './calls.ts';

type Ask = (turn: number) => { token: string; body: string };

export type Killed = { readonly acknowledged: number; readonly lost: number; readonly repeatedOtherwise: number };

const REQUESTS_AT_ONCE = 40;
/** Minimum number of answers before a kill, so that there is something to lose; grows with each round. */
const FEWEST_ANSWERS = 5;
const LONGEST_WAIT_MS = 10_000;

export async function killWhileAsking(product: Product, options: { rounds: number; ask: Ask; signal: AbortSignal }): Promise<Killed> {
  const acknowledged = new Map<string, { id: string; turn: number }>();
  let turn = 0;
  for (let round = 0; round < options.rounds && !options.signal.aborted; round += 1) {
    const asking = Array.from({ length: REQUESTS_AT_ONCE }, async () => {
      const mine = (turn += 1);
      const key = `kill-${mine}`;
      const { status, body } = await callServer(product.url, { method: 'POST', path: '/api/v1/notifications', key, ...options.ask(mine) });
      if (status === 200) acknowledged.set(key, { id: readId(body), turn: mine });
    });
    // Kill while some requests have been answered and others have not.
    const enough = acknowledged.size + Math.min(FEWEST_ANSWERS * (round + 1), REQUESTS_AT_ONCE / 2);
    const latestMs = performance.now() + LONGEST_WAIT_MS;
    while (acknowledged.size < enough && performance.now() < latestMs) await sleep(1);
    await product.killServer();
    await Promise.all(asking);
    await product.startServer();
  }
  let repeatedOtherwise = 0;
  for (const [key, { id, turn: mine }] of acknowledged) {
    const { status, body } = await callServer(product.url, { method: 'POST', path: '/api/v1/notifications', key, ...options.ask(mine) });
    if (status !== 200 || readId(body) !== id) repeatedOtherwise += 1;
  }
  const ids = [...acknowledged.values()].map(({ id }) => id);
  const rows = await product.query('select count(*) as count from trades where id = any($1::uuid[])', [ids]);
  return { acknowledged: ids.length, lost: ids.length - Number(rows[0]?.['count']), repeatedOtherwise };
}

function readId(body: Buffer): string {
  return /"id":"([0-9a-f-]+)"/.exec(body.toString('latin1'))?.[1] ?? '';
}
