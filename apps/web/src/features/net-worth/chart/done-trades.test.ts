import type { TradeNotification } from '@poexchange/contract/rest';
import { expect, it } from 'vitest';
import { listDoneTrades } from './done-trades.ts';

function makeTrade(
  id: string,
  changes: { processedMs?: number; league?: string; side?: 'sell' | 'buy'; handed?: number } = {},
): TradeNotification {
  const { processedMs = 5, league = 'mercenaries', side = 'sell', handed } = changes;
  return {
    id: id as TradeNotification['id'],
    timestamp: 1,
    read: true,
    display: true,
    senderId: null,
    senderVouchCount: 0,
    type: 'offering-buy',
    body: {
      uuid: 'listing' as TradeNotification['body']['uuid'],
      items: [['hash', 2]],
      ign: 'Kirael',
      valid: true,
      totalChaos: 100,
      chaosPerDivine: 193,
      meta: { game: 'poe1', league, category: 'essence', subCategory: '', side },
      processed: processedMs > 0,
      steps: processedMs > 0 ? { processedMs } : {},
      ...(handed !== undefined && { handed: { items: [['hash', 1]], totalChaos: handed } }),
    },
  };
}

it('R1.02 finished trades of the league are told as sold or bought, the oldest first', () => {
  const received = [makeTrade('a', { processedMs: 9 }), makeTrade('b', { side: 'buy' }), makeTrade('c', { processedMs: 0 })];
  const sent = [
    makeTrade('d', { processedMs: 7, handed: 50 }),
    makeTrade('e', { side: 'buy', processedMs: 8 }),
    makeTrade('f', { league: 'standard' }),
  ];
  const done = listDoneTrades({ received, sent, league: 'mercenaries' });
  expect(done.map(({ id, kind, chaos }) => [id, kind, chaos])).toEqual([
    ['b', 'bought', 100],
    ['d', 'bought', 50],
    ['e', 'sold', 100],
    ['a', 'sold', 100],
  ]);
});

it('a trade in both lists counts once', () => {
  expect(listDoneTrades({ received: [makeTrade('a')], sent: [makeTrade('a')], league: 'mercenaries' })).toHaveLength(1);
});
