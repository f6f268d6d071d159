export {
  addItemsToGroup,
  deleteCustomGroup,
  makeGroup,
  removeItemsFromGroup,
  renameCustomGroup,
  useCustomGroups,
} from './custom-groups.ts';
export { SettingsFields } from './offer-fields.tsx';
export { readPriceBookOf, writePriceBookOf } from './price-book-store.ts';
export { changeOfferSettings, useOfferSettings, type OfferScope } from './settings-store.ts';
