import { useState } from 'react';
import { useServerTime } from '../../../shared/time/now-store.ts';
import { HourlyIncome, type IncomeWindow } from '../chart/hourly-income.tsx';
import type { SnapshotHead } from '../data/read-row.ts';

const MINUTE_MS = 60_000;

/** Hourly income in the band, over a window that is kept for the visit. */
export function IncomeSlot({ heads }: { readonly heads: readonly SnapshotHead[] }) {
  const [window, setWindow] = useState<IncomeWindow>('24');
  // To the minute: summing thousands of snapshots every second would be wasteful.
  const nowMs = useServerTime((now) => Math.ceil(now / MINUTE_MS) * MINUTE_MS);
  return <HourlyIncome heads={heads} nowMs={nowMs} window={window} onWindow={setWindow} />;
}
