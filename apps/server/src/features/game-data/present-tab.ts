import type { GameStashTab } from '@poexchange/contract/game-api';

export type PresentedTab = { [key: string]: unknown; id: string; name?: string; type?: string };

/** A tab for our API: as it came, but "no name" and "no type" are absent, never null. */
export function presentTab(tab: GameStashTab): PresentedTab {
  const { name, type, ...rest } = tab;
  return { ...rest, ...(typeof name === 'string' ? { name } : {}), ...(typeof type === 'string' ? { type } : {}) };
}
