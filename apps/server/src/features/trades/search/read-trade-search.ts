import type { TradeSearch } from '@poexchange/contract/rest/later';
import { RefusalError } from '../../../http/refusal.ts';
import { writeSearchInTabs } from './check-search.ts';
import { readForParty, type TradeRecord, type TradesDeps } from '../trades.queries.ts';
import { loadStockOf } from '../trade-stock.ts';
import type { LoadedStock } from '../../stock/index.ts';

/** Returns searches that find a trade's stacks in the seller's tabs as last read. Only for the seller. */
export async function readTradeSearch(deps: TradesDeps, options: { id: string; userId: string }): Promise<TradeSearch> {
  const record = await readForParty(deps.db, options);
  if (record === undefined || record.receiver_id !== options.userId || record.side !== 'sell') throw new RefusalError('notFound');
  const pickIds = record.items.flatMap(({ picks }) => picks.map(({ id }) => id));
  const scope = { userId: options.userId, game: record.game, league: record.league };
  const reads = await deps.findStashReads({ ...scope, itemIds: pickIds });
  const tabs = [...reads.values()];
  const [texts, stock] = await Promise.all([
    deps.findTabTexts({ ...scope, tabIds: [...new Set(tabs.map(({ tabId }) => tabId))] }),
    loadStockOf(deps.db, { ...scope, listings: [], requested: record.items }),
  ]);
  const items = dropHandedOver(texts, { record, stock });
  const form = tabs.every(({ tabType }) => tabType === 'MapStash') ? 'mapTab' : 'quoted';
  return writeSearchInTabs({ caller: options.userId, pickIds, form }, items);
}

/** Removes the text of stacks that were completely handed over since their tab was read. */
export function dropHandedOver<Text extends { readonly id: string }>(
  texts: readonly Text[],
  { record, stock }: { readonly record: Pick<TradeRecord, 'items'>; readonly stock: Pick<LoadedStock, 'countStack'> },
): readonly Text[] {
  const gone = new Set(
    record.items.flatMap(({ hash, picks }) => picks.filter(({ id }) => stock.countStack(id, hash) === 0).map(({ id }) => id)),
  );
  return texts.filter(({ id }) => !gone.has(id));
}
