/** Faults that tests can switch on, matched against requests. */
import { z } from 'zod';

type Entry = { fault: Fault; seen: number; hits: number };

export type Faults = Readonly<{
  add: (faults: readonly Fault[]) => void;
  clear: () => void;
  list: () => readonly Readonly<{ fault: Fault; hits: number }>[];
  /**
   * Returns the first fault that applies to this request, and counts the hit. `hits` is the number of requests hit so
   * far, including this one.
   */
  meet: (path: string, account: string | null) => Readonly<{ fault: Fault; hits: number }> | null;
}>;

/** True if a path matches a pattern; `*` matches any text, including slashes. */
export function matchesRoute(pattern: string, path: string): boolean {
  const expression = pattern.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${expression.join('.*')}$`).test(path);
}

export function createFaults(): Faults {
  let entries: Entry[] = [];
  return {
    add: (faults) => entries.push(...faults.map((fault) => ({ fault, seen: 0, hits: 0 }))),
    clear: () => {
      entries = [];
    },
    list: () => entries.map(({ fault, hits }) => ({ fault, hits })),
    meet: (path, account) => {
      for (const entry of entries) {
        const { fault } = entry;
        const isSpent = fault.count !== undefined && entry.hits >= fault.count;
        if (isSpent || !matchesRoute(fault.route, path)) continue;
        if (fault.account !== undefined && fault.account !== account) continue;
        entry.seen += 1;
        if (entry.seen <= fault.after) continue;
        entry.hits += 1;
        return { fault, hits: entry.hits };
      }
      return null;
    },
  };
}

const target = {
  /** Path without the query; `*` matches anything: `/stash/Mercenaries/*`. */
  route: z.string().startsWith('/').default('/*'),
  /** Limits the fault to this account's requests. */
  account: z.string().optional(),
  /** Number of requests to hit; if missing, all requests until the fault is cleared. */
  count: z.number().int().positive().optional(),
  /** Number of matching requests to pass first, so that a load can fail halfway. */
  after: z.number().int().nonnegative().default(0),
};

const faultSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...target, kind: z.literal('rateLimited'), waitSeconds: z.number().int().positive() }),
  z.strictObject({
    ...target,
    kind: z.literal('error'),
    status: z.number().int().min(400).max(599),
    code: z.number().int().default(4),
    message: z.string().default('Internal error'),
  }),
  /** An HTML page with the given status, like one from a proxy in front of the API. */
  z.strictObject({ ...target, kind: z.literal('html'), status: z.number().int().min(200).max(599) }),
  z.strictObject({ ...target, kind: z.literal('slow'), delayMs: z.number().int().positive() }),
  /** The connection closes without a reply, or after half of the reply. */
  z.strictObject({ ...target, kind: z.literal('drop'), when: z.enum(['before', 'midway']).default('before') }),
  /** 200 with truncated JSON. */
  z.strictObject({ ...target, kind: z.literal('malformed') }),
  z.strictObject({ ...target, kind: z.literal('expiredToken') }),
  /** Actually revokes every token of the account. */
  z.strictObject({ ...target, kind: z.literal('revoked') }),
  /** Stash routes: 400 "League not found", but 503 for every third request; other routes: 503. */
  z.strictObject({ ...target, kind: z.literal('maintenance') }),
  /**
   * 200 in which every third change of a stream page is malformed: not an object, no id, no list of items, or an odd
   * name.
   */
  z.strictObject({ ...target, kind: z.literal('malformedChanges') }),
  /** 200 with spaces before the body, padded to at least this many bytes. */
  z.strictObject({
    ...target,
    kind: z.literal('hugeBody'),
    bytes: z
      .number()
      .int()
      .positive()
      .max(256 * 1024 * 1024)
      .default(16 * 1024 * 1024),
  }),
  /** Chat platform, sign-in page: the browser returns with a different state, or with a previously issued code. */
  z.strictObject({ ...target, kind: z.literal('wrongState') }),
  z.strictObject({ ...target, kind: z.literal('replayedCode') }),
  /** Chat platform, token endpoint: rejects every code. */
  z.strictObject({ ...target, kind: z.literal('refusedToken') }),
  /** Chat platform, accounts: returns an account without a name. */
  z.strictObject({ ...target, kind: z.literal('namelessUser') }),
  /** 200 with every list emptied. */
  z.strictObject({ ...target, kind: z.literal('empty') }),
]);

export type Fault = z.output<typeof faultSchema>;
export const faultListSchema = z.union([
  z.strictObject({ faults: z.array(faultSchema) }).transform((body) => body.faults),
  faultSchema.transform((fault) => [fault]),
]);
