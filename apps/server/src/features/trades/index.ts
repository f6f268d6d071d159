export { listAskers } from './tell-both.ts';
export { readTradeBodies } from './present-trade.ts';
export { registerTrades } from './trades.routes.ts';
export { pruneTrades } from './trades.queries.ts';
export { lockTradesOf, unlinkTrades } from './unlink-trades.ts';
