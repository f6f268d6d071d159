import type { Game, ServerDeps } from '../../server-deps.ts';

/** A stack as the server itself last read it in the seller's stash (D23). `x` and `y` are 0-based. */
export type StashRead = {
  readonly id: string;
  readonly tabId: string;
  readonly tabName: string | null;
  readonly tabType: string | null;
  readonly tabColour: string | null;
  readonly x: number | null;
  readonly y: number | null;
  readonly w: number;
  readonly h: number;
  readonly name: string;
  readonly lines: readonly string[];
  readonly stackSize: number;
  readonly readAtMs: number;
};

export type StashQuery = { userId: string; game: Game; league: string; itemIds: readonly string[]; tabIds?: readonly string[] };

export type ListingsDeps = ServerDeps & {
  /** By item id; what was not seen within the last seven days is missing. */
  readonly findStashReads: (of: StashQuery) => Promise<ReadonlyMap<string, StashRead>>;
  /** All that lies in these tabs of a person, as it was last read. */
  readonly findTabTexts: (of: {
    userId: string;
    game: Game;
    league: string;
    tabIds: readonly string[];
  }) => Promise<readonly { readonly id: string; readonly lines: readonly string[]; readonly readAtMs: number }[]>;
  /** Refuses with `ignNotOwned` or `ignNotConfirmed` unless the character is the user's own in that league and was confirmed (D16, D20, R3.65). */
  readonly requireOwnIgn: (of: { userId: string; game: Game; league: string; ign: string }) => Promise<void>;
  /** Told that a person changed something in a game by a call, which is an action like any other (R4.04). Never fails. */
  readonly onActed: (of: { userId: string; game: Game }) => Promise<void>;
  /** Refuses with `ignNotOwned` unless the character is the user's own in that game. */
  readonly requireOwnCharacter: (of: { userId: string; game: Game; league: string; ign: string }) => Promise<void>;
};
