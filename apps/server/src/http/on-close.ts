import type { ServerResponse } from 'node:http';

const waiting = new WeakMap<ServerResponse, (() => void)[]>();

/**
 * Runs a function after the reply has been sent or its caller has left, in the order of the calls. All functions share
 * one listener per reply: Node warns of a leak at the eleventh listener, and the framework and streams also add some.
 */
export function onClose(response: ServerResponse, run: () => void): void {
  const runs = waiting.get(response);
  if (runs !== undefined) return void runs.push(run);
  const first = [run];
  waiting.set(response, first);
  response.once('close', () => {
    // The functions reference the response, so a map in the old generation would keep the whole response until the next
    // full collection.
    waiting.delete(response);
    for (const each of first) each();
  });
}
