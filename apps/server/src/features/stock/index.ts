export { loadStock, type LoadedStock } from './load-stock.ts';
export { registerStock } from './stock.routes.ts';
export {
  forgetTakings,
  insertHandedOver,
  markUndone,
  saveEntered,
  saveTakings,
  shareTrades,
  takeTakings,
  wasSoldOut,
  type StockOwner,
  type Taking,
} from './stock.queries.ts';
