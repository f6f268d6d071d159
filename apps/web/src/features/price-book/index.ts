export { addItemsToGroup, makeGroup, readCustomGroup, removeItemsFromGroup, useCustomGroups, useGroupMembers } from './custom-groups.ts';
export { deleteGroupUndoably, GroupNameField } from './group-name-field.tsx';
export { readPriceBookOf, writePriceBookOf } from './price-book-store.ts';
export {
  changeItemChoices,
  changeOfferSettings,
  choicesKey,
  followRatesIn,
  offerKey,
  readItemChoices,
  useItemChoices,
  useOfferSettings,
  useSettingsStore,
  type OfferPlace,
  type OfferScope,
} from './settings-store.ts';
export { defaultOfferSettings, noItemChoices, setOffered, setOverride, type ItemChoices, type OfferSettings } from './settings.ts';
