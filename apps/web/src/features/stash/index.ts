export { listStaleTabs } from './loader-state.ts';
export { LoadProgress } from './load-progress.tsx';
export { getStashStore } from './stash-store.ts';
export { TabChip } from './tab-chip.tsx';
export { TabChooser } from './tab-chooser.tsx';
export { tabListQuery } from './tab-list-query.ts';
export { useStashOffer } from './use-stash-offer.ts';
export { useStash, type Stash } from './use-stash.ts';
export { useStashEntries } from './use-stash-entries.ts';
