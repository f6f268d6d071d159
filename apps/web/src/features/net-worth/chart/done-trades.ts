/** Finished trades of a person, for the lane of the chart. Pure. */
import type { Notification, TradeNotification } from '@poexchange/contract/rest';

export type DoneTrade = {
  readonly id: string;
  readonly atMs: number;
  readonly kind: 'sold' | 'bought';
  readonly category: string;
  readonly subCategory: string;
  readonly chaos: number;
};

/**
 * Lists finished trades of a league, oldest first: of the requests somebody got, and of those they sent. The owner of a
 * listing that sells hands over; of one that buys (R1.02) they get. A trade in both lists counts once.
 */
export function listDoneTrades(options: {
  readonly received: readonly Notification[];
  readonly sent: readonly TradeNotification[];
  readonly league: string;
}): DoneTrade[] {
  const { received, sent, league } = options;
  const read = (notification: Notification, party: 'owner' | 'asker'): DoneTrade[] => {
    if (notification.type !== 'offering-buy') return [];
    const { steps, meta, handed, totalChaos } = notification.body;
    if (steps?.processedMs === undefined || meta.league !== league) return [];
    const isSale = (meta.side === 'sell') === (party === 'owner');
    return [
      {
        id: notification.id,
        atMs: steps.processedMs,
        kind: isSale ? 'sold' : 'bought',
        category: meta.category,
        subCategory: meta.subCategory,
        chaos: handed?.totalChaos ?? totalChaos,
      },
    ];
  };
  const all = [...received.flatMap((each) => read(each, 'owner')), ...sent.flatMap((each) => read(each, 'asker'))];
  return [...new Map(all.map((trade) => [trade.id, trade])).values()].toSorted((a, b) => a.atMs - b.atMs);
}
