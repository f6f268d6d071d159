/** Lets requests finish before the server stops. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { onClose } from './on-close.ts';

const POLL_MS = 20;

export type Drain = {
  /**
   * Asks callers to close their connections after the next reply, because proxies would keep and reuse open
   * connections.
   */
  readonly begin: () => void;
  /** Accepts no new connections, and waits at most `longestMs` until every request has its reply. */
  readonly finish: (options: { longestMs: number }) => Promise<void>;
};

/** Tracks the requests of an instance. Call it before mounting routes. */
export function createDrain(app: FastifyInstance): Drain {
  let inHand = 0;
  let isDraining = false;
  app.addHook('onRequest', (_request, reply, done) => {
    inHand += 1;
    onClose(reply.raw, () => {
      inHand -= 1;
    });
    done();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) void reply.header('connection', 'close');
  });
  return {
    begin: () => {
      isDraining = true;
    },
    finish: async ({ longestMs }) => {
      isDraining = true;
      app.server.close();
      const endMs = performance.now() + longestMs;
      while (inHand > 0 && performance.now() < endMs) await sleep(POLL_MS);
    },
  };
}
