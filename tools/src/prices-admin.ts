import { listQuarantine, reprice, retryQuarantine } from '@poexchange/prices/admin';

/** Runs the commands about prices; returns its output, or null for unknown words. */
export async function runPricesCommand(databaseUrl: string, words: readonly string[]): Promise<string | null> {
  const [noun, verb, ...rest] = words;
  if (noun === 'reprice' && verb === undefined) return describeReprice(await reprice(databaseUrl));
  if (noun !== 'quarantine') return null;
  if (verb === 'list' && rest.length === 0) return describeList(await listQuarantine(databaseUrl));
  const ids = rest.map(Number);
  if (verb !== 'retry' || !ids.every((id) => Number.isSafeInteger(id) && id > 0)) return null;
  return describeRetry(await retryQuarantine(databaseUrl, ids));
}

function describeReprice(outcome: Awaited<ReturnType<typeof reprice>>): string {
  return outcome === 'published' ? 'Everything is valued and published.' : 'Nothing was published within two minutes: does prices run?';
}

function describeList(changes: Awaited<ReturnType<typeof listQuarantine>>): string {
  if (changes.length === 0) return 'The quarantine is empty.';
  return changes
    .map(
      ({ id, quarantinedAt, changeId, byteCount, reason }) =>
        `${id}  ${quarantinedAt.toISOString()}  ${changeId}  ${byteCount} bytes  ${reason}`,
    )
    .join('\n');
}

function describeRetry(outcomes: Awaited<ReturnType<typeof retryQuarantine>>): string {
  const texts = {
    stored: 'read and stored',
    superseded: 'read; its tab has been seen since, or its offers would be dead',
    stillUnreadable: 'still cannot be read, and stays',
  } as const;
  return outcomes.size === 0 ? 'Nothing to retry.' : [...outcomes].map(([id, outcome]) => `${id}  ${texts[outcome]}`).join('\n');
}
