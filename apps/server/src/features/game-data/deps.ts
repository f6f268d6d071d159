import type { AuthDeps } from '../auth/index.ts';

export type Game = 'poe1' | 'poe2';

export type GameDataDeps = AuthDeps & {
  /** `offered` only where the publisher has opened stashes for poe2 (D55); otherwise it is not even asked. */
  readonly poe2Stashes: 'offered' | 'notOffered';
};
