import type { TradeNotification } from '@poexchange/contract/rest';

/** Text for a finished or undone trade: on a want-to-buy listing the owner has no stock. */
export function sayFinished({ body }: Pick<TradeNotification, 'body'>, isUndo: boolean) {
  if (body.meta.side === 'buy') return isUndo ? 'success.trade_wanted_again' : 'success.trade_received';
  return isUndo ? 'success.trade_put_back' : 'success.trade_processed';
}
