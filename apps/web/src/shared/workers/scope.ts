/** Market that a worker's question is about. */
import type { Game } from '@poexchange/domain/item';
import type { NameLanguage } from '@poexchange/domain/names';
import type { ConfidenceLevel } from '@poexchange/domain/pricing';

export type Scope = {
  readonly game: Game;
  readonly league: string;
  /** The level at which values are read (D50); the primary one when not given. */
  readonly level?: ConfidenceLevel;
  /** Language in which items are found by their names too; English alone when not given. */
  readonly language?: NameLanguage;
};

/** R9.50. */
export const PRICES_FRESH_MS = 30 * 60_000;
