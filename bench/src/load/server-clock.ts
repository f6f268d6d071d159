/** Response times by the server's own clock, without the time that callers on the same processors add. */

/** A route's replies: the total, and the replies within the limit. */
type Counted = { readonly all: number; readonly within: number };

const LINE = /^server_reply_seconds_(bucket|count)\{(.*)\} (\d+)$/;
const LABEL = /(\w+)="([^"]*)"/g;

/**
 * Reads the number of replies so far, by route, from a server's metrics; `limitSeconds` is one of the histogram's
 * bounds.
 */
export async function readReplies(statusUrl: string, limitSeconds: number): Promise<ReadonlyMap<string, Counted>> {
  const text = await (await fetch(`${statusUrl}/metrics`)).text();
  const counts = new Map<string, Counted>();
  for (const line of text.split('\n')) {
    const [, kind, labels = '', count] = LINE.exec(line) ?? [];
    const { route = '', le } = Object.fromEntries([...labels.matchAll(LABEL)].map(([, name, value]) => [name, value]));
    const before = counts.get(route) ?? { all: 0, within: 0 };
    if (kind === 'count') counts.set(route, { ...before, all: Number(count) });
    if (kind === 'bucket' && Number(le) === limitSeconds) counts.set(route, { ...before, within: Number(count) });
  }
  return counts;
}

/** Returns the share of later replies above the limit, for routes with at least 50 later replies, busiest first. */
export function shareAbove(
  before: ReadonlyMap<string, Counted>,
  after: ReadonlyMap<string, Counted>,
): { route: string; share: number; all: number }[] {
  return [...after]
    .map(([route, { all, within }]) => {
      const earlier = before.get(route) ?? { all: 0, within: 0 };
      const replies = all - earlier.all;
      return { route, all: replies, share: replies === 0 ? 0 : 1 - (within - earlier.within) / replies };
    })
    .filter(({ all }) => all >= 50)
    .toSorted((a, b) => b.all - a.all);
}
