import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

export type BarePair = { readonly stop: () => Promise<number[]> };

/**
 * Sends to a bare server and receives from it, `perSecond` times a second until stopped; `stop` resolves with the
 * delays in ms.
 */
export async function startBarePair(url: string, perSecond: number): Promise<BarePair> {
  const abort = new AbortController();
  const sentMs: number[] = [];
  const delaysMs: number[] = [];
  const stream = await fetch(url, { signal: abort.signal });
  const hearing = hear(stream, (number) => delaysMs.push(performance.now() - (sentMs[number] ?? 0)));
  const sending = send(url, { perSecond, sentMs, signal: abort.signal });
  // Both processes end when the signal aborts, or when the server stops.
  for (const running of [hearing, sending]) running.catch(() => undefined);
  return {
    stop: async () => {
      abort.abort();
      await Promise.allSettled([hearing, sending]);
      if (delaysMs.length === 0) throw new Error('Nothing was heard from the bare server');
      return delaysMs;
    },
  };
}

async function hear(stream: Response, take: (number: number) => void): Promise<void> {
  if (stream.body === null) throw new Error('the bare server sends nothing');
  for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
    for (const [, number] of chunk.matchAll(/data: (\d+)/g)) take(Number(number));
  }
}

async function send(url: string, options: { perSecond: number; sentMs: number[]; signal: AbortSignal }): Promise<void> {
  while (!options.signal.aborted) {
    options.sentMs.push(performance.now());
    const reply = await fetch(url, { method: 'POST', body: String(options.sentMs.length - 1), signal: options.signal });
    await reply.text();
    await sleep(1000 / options.perSecond, undefined, { signal: options.signal });
  }
}
