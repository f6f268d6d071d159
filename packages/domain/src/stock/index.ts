export { countAvailable, handOver } from './hand-over.ts';
export type { Asked, HandOver, Piece, StockListing } from './hand-over.ts';
export { limitToStock, partByTrade } from './limit-to-stock.ts';
export type { Limited } from './limit-to-stock.ts';
export { readStock } from './stock.ts';
export type { HandedOver, Stock, StockSources } from './stock.ts';
export { giveBack } from './taken-group.ts';
export type { TakenGroup } from './taken-group.ts';
