/** Market of a request to a worker. */
import type { Game } from '@poexchange/domain/item';
import type { NameLanguage } from '@poexchange/domain/names';
import type { ConfidenceLevel } from '@poexchange/domain/pricing';

export type Scope = {
  readonly game: Game;
  readonly league: string;
  /** The level at which values are read (D50); by default the primary one. */
  readonly level?: ConfidenceLevel;
  /** Language in whose names items are found too; by default English alone. */
  readonly language?: NameLanguage;
};

/** R9.50. */
export const PRICES_FRESH_MS = 30 * 60_000;
