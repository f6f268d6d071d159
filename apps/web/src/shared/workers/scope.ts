/** The market that a worker request refers to. */
import type { Game } from '@poexchange/domain/item';
import type { NameLanguage } from '@poexchange/domain/names';
import type { ConfidenceLevel } from '@poexchange/domain/pricing';

export type Scope = {
  readonly game: Game;
  readonly league: string;
  /** The level at which values are read; defaults to the primary level. */
  readonly level?: ConfidenceLevel;
  /** A language whose item names are searched too; by default only English is searched. */
  readonly language?: NameLanguage;
};

/** R9.50. */
export const PRICES_FRESH_MS = 30 * 60_000;
