/** Interface settings stored in this browser (store version 2); a damaged entry is dropped without an error. */
import { DEFAULT_POE2_UNIT, type CurrencyUnit } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import { isConfidenceLevel, PRIMARY_LEVEL, type ConfidenceLevel } from '@poexchange/domain/pricing';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** In-game name by league id. */
export type IgnsOfLeague = Readonly<Record<string, string>>;

export type InterfaceState = {
  readonly lastGame: Game;
  readonly leaguePoe1: string | null;
  readonly leaguePoe2: string | null;
  readonly mainIgnsPoe1: IgnsOfLeague;
  readonly mainIgnsPoe2: IgnsOfLeague;
  /**
   * Names confirmed in this browser, by league. The server's record is authoritative; this copy preselects a character.
   */
  readonly confirmedIgnsPoe1: IgnsOfLeague;
  readonly confirmedIgnsPoe2: IgnsOfLeague;
  /** The single unit in which poe2 amounts are shown, whispered and summed. */
  readonly unitPoe2: CurrencyUnit;
  /** The confidence level: the share of offers below the displayed value. */
  readonly priceLevel: ConfidenceLevel;
  /**
   * True if single-character shortcuts are active outside text fields (WCAG 2.1.4: people who use speech input turn
   * these shortcuts off).
   */
  readonly hasLetterKeys: boolean;
};

const igns = z.catch(z.record(z.string(), z.string()), {});
const league = z.catch(z.nullable(z.string()), null);
const level = z.pipe(
  z.number().check(z.refine(isConfidenceLevel)),
  z.transform((value) => value as ConfidenceLevel),
);
const storedSchema = z.object({
  lastGame: z.catch(z.enum(['poe1', 'poe2']), 'poe1'),
  leaguePoe1: league,
  leaguePoe2: league,
  mainIgnsPoe1: igns,
  mainIgnsPoe2: igns,
  confirmedIgnsPoe1: igns,
  confirmedIgnsPoe2: igns,
  unitPoe2: z.catch(z.enum(['c', 'd', 'ex', 'r']), DEFAULT_POE2_UNIT),
  priceLevel: z.catch(level, PRIMARY_LEVEL),
  hasLetterKeys: z.catch(z.boolean(), true),
});

/** Keeps only valid parts. */
export function readStoredInterface(stored: unknown): InterfaceState {
  return storedSchema.parse(typeof stored === 'object' && stored !== null ? stored : {});
}

export const INTERFACE_KEY = 'poexchange:interface';

export const useInterfaceStore = create<InterfaceState>()(
  persist(() => readStoredInterface({}), {
    name: INTERFACE_KEY,
    version: 2,
    migrate: (stored) => readStoredInterface(stored),
    merge: (stored) => readStoredInterface(stored),
  }),
);

export function rememberGame(game: Game): void {
  if (useInterfaceStore.getState().lastGame !== game) useInterfaceStore.setState({ lastGame: game });
}

export function chooseLeague(game: Game, leagueId: string): void {
  useInterfaceStore.setState(game === 'poe1' ? { leaguePoe1: leagueId } : { leaguePoe2: leagueId });
}

export function chooseUnit(unit: CurrencyUnit): void {
  useInterfaceStore.setState({ unitPoe2: unit });
}

/** Sets the confidence level of values, on every page and in every league. */
export function choosePriceLevel(priceLevel: ConfidenceLevel): void {
  useInterfaceStore.setState({ priceLevel });
}

export function changeLetterKeys(hasLetterKeys: boolean): void {
  useInterfaceStore.setState({ hasLetterKeys });
}

export const useLetterKeys = (): boolean => useInterfaceStore((state) => state.hasLetterKeys);

export const usePriceLevel = (): ConfidenceLevel => useInterfaceStore((state) => state.priceLevel);

/** Stores the name that a league's whispers and listings use, and marks the name as confirmed. */
export function rememberConfirmedIgn({ game, league, ign }: { game: Game; league: string; ign: string }): void {
  useInterfaceStore.setState((state) =>
    game === 'poe1'
      ? {
          mainIgnsPoe1: { ...state.mainIgnsPoe1, [league]: ign },
          confirmedIgnsPoe1: { ...state.confirmedIgnsPoe1, [league]: ign },
        }
      : {
          mainIgnsPoe2: { ...state.mainIgnsPoe2, [league]: ign },
          confirmedIgnsPoe2: { ...state.confirmedIgnsPoe2, [league]: ign },
        },
  );
}

/** Returns the name last used in a league in this browser; null on the first visit. */
export function readRememberedIgn({ game, league }: { game: Game; league: string }): string | null {
  const { mainIgnsPoe1, mainIgnsPoe2 } = useInterfaceStore.getState();
  return (game === 'poe1' ? mainIgnsPoe1 : mainIgnsPoe2)[league] ?? null;
}
