import { games } from '@poexchange/domain/item';
import { durationBuckets, type Metrics } from '@poexchange/platform/status';
import { Counter, Gauge, Registry, Histogram } from 'prom-client';
import type { PriceRunKeeper } from './price-run-keeper.ts';
import { readAgeSeconds, readExchangeAgeSeconds, readHealth, type PipelineFacts } from './read-health.ts';

/** Wraps a keeper so that it also counts price runs by duration. */
export function timePriceRuns(metrics: Metrics, keeper: PriceRunKeeper): PriceRunKeeper {
  const seconds = new Histogram({
    name: 'prices_run_duration_seconds',
    help: 'that price runs of all leagues took',
    buckets: durationBuckets,
    registers: [metrics],
  });
  return {
    ...keeper,
    notePublished: (tookMs) => {
      seconds.observe(tookMs / 1000);
      keeper.notePublished(tookMs);
    },
  };
}

type Metric = {
  readonly name: string;
  readonly help: string;
  readonly kind: 'counter' | 'gauge';
  readonly samples: readonly { readonly labels?: Readonly<Record<string, string>>; readonly value: number | null }[];
};

const states = ['starting', 'reading', 'caughtUp', 'stalled', 'limited', 'failing'] as const;

/**
 * Writes the facts in the Prometheus text format; unknown facts have no line. Each call uses its own registry, so that
 * the counters of two pipelines in one process never add up.
 */
export async function writeMetrics(facts: PipelineFacts): Promise<string> {
  const registry = new Registry();
  for (const { name, help, kind, samples } of listMetrics(facts)) {
    const known = samples.filter((sample): sample is typeof sample & { value: number } => sample.value !== null);
    if (known.length === 0) continue;
    const labelNames = Object.keys(known[0]?.labels ?? {});
    const settings = { name, help, labelNames, registers: [registry] };
    const metric = kind === 'counter' ? new Counter(settings) : new Gauge(settings);
    for (const { labels, value } of known) metric.inc(labels ?? {}, value);
  }
  return registry.metrics();
}

function listMetrics(facts: PipelineFacts): Metric[] {
  const { nowMs, stream, priceRuns, leases, stored, budget } = facts;
  const { counts } = stream;
  const gauge = (name: string, help: string, value: number | null): Metric => ({ name, help, kind: 'gauge', samples: [{ value }] });
  const counter = (name: string, help: string, value: number): Metric => ({ name, help, kind: 'counter', samples: [{ value }] });
  return [
    gauge('prices_healthy', 'whether nothing is wrong', readHealth(facts).status === 'ok' ? 1 : 0),
    gauge('prices_stream_data_age_seconds', 'since a change last came', readAgeSeconds(nowMs, stream.lastChangeAtMs)),
    {
      name: 'prices_stream_state',
      help: 'what the stream is doing',
      kind: 'gauge',
      samples: states.map((state) => ({ labels: { state }, value: stream.state === state ? 1 : 0 })),
    },
    gauge('prices_stream_failures_in_row', 'since a page was last taken', stream.failuresInRow),
    gauge(
      'prices_stream_retry_seconds',
      'until the stream is asked again',
      stream.retryAtMs === null ? 0 : Math.max(0, Math.ceil((stream.retryAtMs - nowMs) / 1000)),
    ),
    counter('prices_stream_limited_total', 'responses with HTTP 429', stream.limitedCount),
    counter('prices_stream_pages_total', 'pages taken', stream.pages),
    counter('prices_stream_bytes_total', 'of pages taken', stream.bytes),
    counter('prices_stream_changes_total', 'changes read', counts.changes),
    counter('prices_stream_quarantined_total', 'changes and pages that could not be read', counts.quarantined),
    counter('prices_stream_items_total', 'items read', counts.items),
    counter('prices_stream_priced_total', 'items with a price and a group', counts.priced),
    counter('prices_stream_map_mods_not_found_total', 'lines of map mods that the table does not know', counts.mapModsNotFound),
    {
      name: 'prices_stream_dropped_total',
      help: 'items that became no offer',
      kind: 'counter',
      samples: Object.entries(counts.dropped).map(([reason, value]) => ({ labels: { reason }, value })),
    },
    {
      name: 'prices_publisher_limit_used_ratio',
      help: 'of the fullest window of the writer, as far as known',
      kind: 'gauge',
      samples: [{ value: budget === null ? null : readFullest(budget) }],
    },
    {
      name: 'prices_exchange_age_seconds',
      help: 'since the end of the newest hour the exchange told',
      kind: 'gauge',
      samples: games.map((game) => ({ labels: { game }, value: readExchangeAgeSeconds(facts, game) })),
    },
    gauge('prices_offers', 'stored now', stored?.offers ?? null),
    gauge('prices_tabs', 'with offers, stored now', stored?.tabs ?? null),
    gauge('prices_accounts', 'with offers, stored now', stored?.accounts ?? null),
    gauge('prices_quarantined_changes', 'kept for a second look', stored?.quarantined ?? null),
    counter('prices_runs_total', 'price runs of all leagues', priceRuns.count),
    gauge('prices_run_age_seconds', 'since the last price run', readAgeSeconds(nowMs, priceRuns.lastAtMs)),
    gauge('prices_run_interval_seconds', 'that lie between two price runs', facts.publishIntervalMs / 1000),
    gauge('prices_run_seconds', 'that the last price run took', priceRuns.lastTookMs === null ? null : priceRuns.lastTookMs / 1000),
    gauge('prices_leases', 'held: leagues, and tasks that are done once for all programs', leases.held.length),
    {
      name: 'prices_lease_held',
      help: 'work that this program does',
      kind: 'gauge',
      samples: leases.held.map((lease) => ({ labels: { lease }, value: 1 })),
    },
    gauge('prices_programs', 'that live, this one included', leases.programs),
    counter('prices_leases_taken_total', 'leases taken', leases.taken),
    counter('prices_leases_lost_total', 'leases that another program took over, or may have', leases.lost),
    gauge('prices_run_failures_in_row', 'since the last price run', priceRuns.failuresInRow),
  ];
}

/** Returns the used share of the fullest window, 0 to 1; 0 if the publisher has no limit. */
function readFullest({ windows }: NonNullable<PipelineFacts['budget']>): number {
  return Math.max(0, ...windows.map(({ used, limit }) => (limit > 0 ? used / limit : 1)));
}
