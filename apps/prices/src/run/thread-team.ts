import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { hasKeyFiles } from '@poexchange/domain/pricing';
import type { openPriceStore } from '@poexchange/platform/price-store';
import { createLeagueAsks } from '../valuate/book/league-asks.ts';
import type { PartTeam } from './part-team.ts';
import type { PartInput, PartResult, PartTag } from './publish-part.ts';

type StoreVariables = Parameters<typeof openPriceStore>[0];

/** What a thread of the team works with. */
export type MemberSettings = {
  readonly databaseUrl: string;
  /** Which store; other variables beside its own do no harm. */
  readonly store: StoreVariables;
};

export type MemberRequest = { readonly number: number; readonly input: PartInput };
export type MemberAnswer = { readonly number: number } & (
  | { readonly ok: true; readonly result: PartResult }
  | { readonly ok: false; readonly message: string }
);

/** What a publication makes is soon forgotten: more room for it would be filled before anybody looks. */
const YOUNG_MIB = 24;
/** More would wait for the database and the disk. */
const MOST_MEMBERS = 4;

/** A team of threads that has to be ended. */
export type ThreadTeam = PartTeam & {
  /** Resolves when all threads are ready to work. */
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Shares the tags of a league among threads, which read its asks from the same memory, and write files each on its own.
 * A tag stays with its thread, which knows what it published of it last. A thread that dies is replaced; the
 * publication it was part of fails.
 */
export function createThreadTeam(
  settings: MemberSettings,
  { size = Math.min(MOST_MEMBERS, Math.max(1, availableParallelism())) }: { size?: number } = {},
): ThreadTeam {
  const members = Array.from({ length: size }, () => createMember(settings));
  const shares = new Map<string, number>();
  const loads = members.map(() => 0);

  /** Each new tag to whoever has least to do; large ones first. */
  const share = (game: string, tags: readonly PartTag[]): PartTag[][] => {
    const ofMembers = members.map((): PartTag[] => []);
    for (const tag of tags.toSorted((a, b) => loadOf(b) - loadOf(a))) {
      const name = `${game}/${tag.tag}`;
      let member = shares.get(name);
      if (member === undefined) {
        member = loads.indexOf(Math.min(...loads));
        shares.set(name, member);
        loads[member] = (loads[member] ?? 0) + loadOf(tag);
      }
      ofMembers[member]?.push(tag);
    }
    return ofMembers;
  };

  return {
    asks: createLeagueAsks(),
    publish: async (input, signal) => {
      const work = share(input.league.game, input.tags).flatMap((tags, at) => {
        const member = members[at];
        return tags.length === 0 || member === undefined ? [] : [member.publish({ ...input, tags })];
      });
      // Whoever waits for its turn must not find threads of ours that still write.
      const outcomes = await settleUnlessAborted(work, signal).catch(async (error: unknown) => {
        await Promise.all(members.map((member) => member.close()));
        throw error;
      });
      return outcomes.map((outcome) => {
        if (outcome.status === 'rejected') throw outcome.reason;
        return outcome.value;
      });
    },
    start: async () => void (await Promise.all(members.map((member) => member.start()))),
    close: async () => void (await Promise.all(members.map((member) => member.close()))),
  };
}

/** A group whose key has a file of its own takes twice the work. */
function loadOf({ tag, seenGroups }: PartTag): number {
  return 1 + seenGroups * (hasKeyFiles(tag) ? 2 : 1);
}

/** Waits for all of them, or rejects as soon as the signal says so. */
async function settleUnlessAborted<Result>(
  work: readonly Promise<Result>[],
  signal: AbortSignal | undefined,
): Promise<PromiseSettledResult<Result>[]> {
  const settled = Promise.allSettled(work);
  if (signal === undefined) return settled;
  signal.throwIfAborted();
  const done = new AbortController();
  const aborted = once(signal, 'abort', { signal: done.signal }).then((): never => {
    throw signal.reason as Error;
  });
  try {
    return await Promise.race([settled, aborted]);
  } finally {
    done.abort();
  }
}

type Waiting = { readonly resolve: (result: PartResult) => void; readonly reject: (error: Error) => void };

function createMember(settings: MemberSettings) {
  let worker: Worker | null = null;
  let ready: Promise<unknown> = Promise.resolve();
  let count = 0;
  const waiting = new Map<number, Waiting>();

  const fail = (of: Worker, error: Error): void => {
    if (worker !== of) return;
    worker = null;
    const abandoned = [...waiting.values()];
    waiting.clear();
    for (const { reject } of abandoned) reject(error);
  };
  const open = (): Worker => {
    if (worker !== null) return worker;
    const started = new Worker(new URL('./part-worker.ts', import.meta.url), {
      workerData: settings,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MIB },
    });
    started.unref();
    ready = once(started, 'message');
    ready.catch(() => undefined);
    started.on('message', (answer: MemberAnswer | 'ready') => {
      if (answer === 'ready') return;
      const asked = waiting.get(answer.number);
      waiting.delete(answer.number);
      if (answer.ok) asked?.resolve(answer.result);
      else asked?.reject(new Error(answer.message));
    });
    started.on('error', (error) => fail(started, error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => fail(started, new Error('a thread that publishes prices ended')));
    worker = started;
    return started;
  };

  return {
    publish: (input: PartInput): Promise<PartResult> =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        open().postMessage({ number: count, input } satisfies MemberRequest);
      }),
    start: async (): Promise<void> => {
      open();
      await ready;
    },
    close: async (): Promise<void> => {
      const ending = worker;
      if (ending === null) return;
      const ended = once(ending, 'exit');
      fail(ending, new Error('the team is closed'));
      await ending.terminate();
      await ended;
    },
  };
}
