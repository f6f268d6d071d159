/** Runs inside the page: sends comlink messages to the pricing worker, as the page does. */
import type { BenchStash } from './make-stash.ts';

export type PageInput = { readonly workerPath: string; readonly pricesUrl: string; readonly hashPath: string };

export type PageResult = {
  /** Time in which the worker reads, groups and stores the raw tabs. */
  readonly readMs: number;
  /** Times from stored tabs to the packed snapshot. */
  readonly makeMs: readonly number[];
  /** The same time for the first snapshot, which includes fetching and parsing prices. */
  readonly firstMs: number;
  /** Time for object-hash of every item's group, in a worker in the same browser. */
  readonly peerMs: number;
  readonly longestTaskMs: number;
  readonly detailsLength: number;
  readonly kinds: number;
};

/** Serialised into the page, so it must not refer to anything outside itself. */
export async function runInPage(input: PageInput & { readonly rounds: number }): Promise<PageResult> {
  const { tabs, groups } = (await (await fetch('/stash.json')).json()) as Pick<BenchStash, 'tabs' | 'groups'>;
  const worker = new Worker(input.workerPath, { type: 'module', name: input.pricesUrl });
  let lastId = 0;
  const apply = (name: string, ...values: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = `call${(lastId += 1)}`;
      const onReply = (event: MessageEvent<{ id: string; type: string; value: unknown }>): void => {
        if (event.data.id !== id) return;
        worker.removeEventListener('message', onReply);
        if (event.data.type === 'RAW') resolve(event.data.value);
        else reject(new Error(JSON.stringify(event.data.value)));
      };
      worker.addEventListener('message', onReply);
      const ports = values.filter((value) => value instanceof MessagePort);
      const argumentList = values.map((value) =>
        value instanceof MessagePort ? { type: 'HANDLER', name: 'proxy', value } : { type: 'RAW', value },
      );
      worker.postMessage({ id, type: 'APPLY', path: [name], argumentList }, ports);
    });
  const now = (): number => performance.now();
  const scope = { game: 'poe1', league: 'bench', accountId: 'bench' };
  const ids = tabs.map(({ id }) => `bench:${id}`);
  // Load the worker's code before the measurement.
  await apply('measureTabs', scope, []);
  let longestTaskMs = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, entry.duration);
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.observe({ entryTypes: ['longtask'] });

  let readMs = 0;
  for (const [at, tab] of tabs.entries()) {
    // Tabs arrive one after another, each with its own request.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const startMs = now();
    await apply('putTab', scope, { id: ids[at], stash: tab, readAtMs: Date.now() });
    readMs += now() - startMs;
  }
  const request = {
    scope,
    priceLeague: 'bench',
    tabs: ids.map((id) => ({ id, name: id, type: 'QuadStash', color: '', outcome: 'read' })),
    character: [],
    previous: null,
    ownPrices: { overrides: {}, ignored: [] },
  };
  const make = async (): Promise<{ ms: number; details: string; kinds: number }> => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const startMs = now();
    const made = (await apply('makeSnapshot', request, new MessageChannel().port1)) as { kind: string; details: string; kinds: number };
    if (made.kind !== 'made') throw new Error(`no snapshot: ${made.kind}`);
    return { ms: now() - startMs, details: made.details, kinds: made.kinds };
  };
  const first = await make();
  const makeMs: number[] = [];
  for (let round = 0; round < input.rounds; round += 1) makeMs.push((await make()).ms);
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();

  const peer = new Worker(input.hashPath);
  const hash = (): Promise<number> =>
    new Promise((resolve, reject) => {
      peer.addEventListener('message', (event: MessageEvent<number>) => resolve(event.data), { once: true });
      peer.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
      peer.postMessage(groups.map(({ tag, key, unsafeHashProperties }) => ({ tag, key, propertiesHash: unsafeHashProperties })));
    });
  const peerMs: number[] = [];
  for (let round = 0; round < 3; round += 1) peerMs.push(await hash());
  return {
    readMs,
    makeMs,
    firstMs: first.ms,
    peerMs: Math.min(...peerMs),
    longestTaskMs,
    detailsLength: first.details.length,
    kinds: first.kinds,
  };
}
