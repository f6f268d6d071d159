/** A link between two programs that can be cut, muted or slowed down: a TCP proxy. */
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** `cut` closes and refuses connections; `mute` keeps them open but passes nothing on, like a network failure. */
export type LinkState = { readonly kind: 'open' | 'cut' | 'mute' } | { readonly kind: 'slow'; readonly delayMs: number };

export type Link = {
  readonly port: number;
  readonly set: (state: LinkState) => void;
  /** Redirects new connections to another port, like an address that has moved to another machine. */
  readonly lead: (target: number) => void;
  readonly close: () => Promise<void>;
};

const MUTE_POLL_MS = 50;

/** Opens a link on a free port of this machine to port `first`. */
export async function openLink(first: number): Promise<Link> {
  let target = first;
  let state: LinkState = { kind: 'open' };
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    if (state.kind === 'cut') return void near.destroy();
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      void pass(from, to, () => state);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  const cut = (): void => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    port: address.port,
    set: (next) => {
      state = next;
      if (next.kind === 'cut') cut();
    },
    lead: (next) => void (target = next),
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Joins links to one service so that they break together. */
export function joinLinks(links: readonly [Link, ...Link[]]): Link {
  return {
    port: links[0].port,
    set: (state) => links.forEach((link) => link.set(state)),
    lead: (target) => links.forEach((link) => link.lead(target)),
    close: async () => void (await Promise.all(links.map((link) => link.close()))),
  };
}

/** Passes bytes on in order, one chunk at a time. */
async function pass(from: Socket, to: Socket, readState: () => LinkState): Promise<void> {
  try {
    for await (const piece of from.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      while (readState().kind === 'mute' && !from.destroyed) await sleep(MUTE_POLL_MS);
      const state = readState();
      if (state.kind === 'slow') await sleep(state.delayMs);
      if (to.destroyed) return;
      to.write(piece);
    }
    to.end();
  } catch {
    // The connection is closed; the other end is closed by its own event.
  }
}
