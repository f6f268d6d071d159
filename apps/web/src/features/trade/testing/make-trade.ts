import type { ListingUuid, NotificationId } from '@poexchange/domain/ids';
import type { TradePlace, TradeView } from '@poexchange/contract/rest';
import type { TradeItem } from '../choose-stacks.ts';

/** All trades in a test share one time, because their order would otherwise depend on milliseconds. */
const requestedAtMs = Date.now() - 20_000;

/** A stack in a plain tab, for tests. */
export function makePlace(id: string, over: Partial<TradePlace> = {}): TradePlace {
  return { id, stackSize: 10, tabId: 't1', tabName: 'sell', tabType: 'PremiumStash', tabColour: null, x: 0, y: 0, w: 1, h: 1, ...over };
}

export function makeItem(hash: string, over: Partial<TradeItem> = {}): TradeItem {
  return { hash, quantity: 5, price: 2, overridden: false, deselected: false, places: [makePlace(`${hash}-1`)], ...over };
}

/** A trade from the seller's point of view, for tests. */
export function makeTrade(over: Partial<TradeView> = {}, body: Partial<TradeView['notification']['body']> = {}): TradeView {
  return {
    notification: {
      id: '5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0001' as NotificationId,
      type: 'offering-buy',
      timestamp: requestedAtMs,
      read: true,
      display: true,
      senderId: 'buyer',
      senderVouchCount: 0,
      body: {
        uuid: '5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0002' as ListingUuid,
        items: [['a', 5]],
        ign: 'Kirael',
        valid: true,
        totalChaos: 10,
        chaosPerDivine: 200,
        meta: { game: 'poe1', league: 'standard', category: 'essence', subCategory: '', side: 'sell' },
        processed: false,
        ...body,
      },
    },
    role: 'seller',
    party: 'owner',
    isCounterpartGone: false,
    listing: { uuid: 'l', state: 'active', ign: 'Seller', listingMode: 'single', timestampMs: 1, seenAt: null },
    items: [makeItem('a')],
    whispers: ['@Seller WTB 5 things'],
    serverTimeMs: 1,
    ...over,
  };
}
