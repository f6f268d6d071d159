import type { ServerResponse } from 'node:http';

const waiting = new WeakMap<ServerResponse, (() => void)[]>();

/**
 * Runs once the reply has been sent or its caller has left, in the order of the calls. All share one listener per
 * reply: Node warns of a leak at the eleventh, and the framework and streams add some of their own.
 */
export function onClose(response: ServerResponse, run: () => void): void {
  const runs = waiting.get(response);
  if (runs !== undefined) return void runs.push(run);
  const first = [run];
  waiting.set(response, first);
  response.once('close', () => {
    // The functions hold the response, and so a map this old would hold all of it until the next full collection.
    waiting.delete(response);
    for (const each of first) each();
  });
}
