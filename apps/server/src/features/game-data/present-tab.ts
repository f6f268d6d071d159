import type { GameStashTab } from '@poexchange/contract/game-api';

export type PresentedTab = { [key: string]: unknown; id: string; name?: string; type?: string };

/** Returns a tab for our API: unchanged, except that a missing name or type is absent, never null. */
export function presentTab(tab: GameStashTab): PresentedTab {
  const { name, type, ...rest } = tab;
  return { ...rest, ...(typeof name === 'string' ? { name } : {}), ...(typeof type === 'string' ? { type } : {}) };
}
