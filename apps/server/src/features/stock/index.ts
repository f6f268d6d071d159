export { loadStock, type LoadedStock, registerStock } from './stock.routes.ts';
export {
  insertHandedOver,
  markUndone,
  saveEntered,
  saveTakings,
  shareHandedOver,
  deleteTakings,
  wasSoldOut,
  type StockOwner,
  type Taking,
} from './stock.queries.ts';
