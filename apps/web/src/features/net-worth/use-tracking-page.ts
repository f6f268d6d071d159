import { useState } from 'react';
import { PHONE_QUERY, ROOMY_QUERY, useMediaQuery, WIDE_QUERY } from '../../shared/ui/use-media-query.ts';
import type { Tracking } from './data/use-tracking.ts';
import type { NetWorthFilter } from './data/view.ts';
import type { ChartRequest } from './panel/chart-request.tsx';

export type TrackingPageState = ReturnType<typeof useTrackingPage>;

/** State of a profile's page: its layout, the panel that can cover it, and the action requested from the chart. */
export function useTrackingPage(tracking: Tracking) {
  const isWide = useMediaQuery(WIDE_QUERY);
  const isRoomy = useMediaQuery(ROOMY_QUERY);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [request, setRequest] = useState<ChartRequest | null>(null);
  const { game, heads, head, details, view, change } = tracking;
  const newest = heads.at(-1) ?? null;
  return {
    isWide,
    isRoomy,
    isPhone,
    isPanelOpen,
    setPanelOpen,
    request,
    setRequest,
    /** Null without a snapshot. */
    sums:
      head === null || newest === null
        ? null
        : { game, head, newest, details: details.data, filter: view.filter, onFilter: (filter: NetWorthFilter) => change({ filter }) },
  };
}
