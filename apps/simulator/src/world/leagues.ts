export type SimLeague = Readonly<{
  id: string;
  realm: 'pc' | 'poe2';
  description: string;
  category: Readonly<{ id: string; current?: true }>;
  rules: readonly Readonly<{ id: string; name: string; description: string }>[];
  startAt: string | null;
  endAt: string | null;
  /** Shown only to the league's members, never in the public list. */
  isPrivate?: true;
}>;

const hardcore = { id: 'Hardcore', name: 'Hardcore', description: 'A character killed in Hardcore is moved to its parent league.' };
const ruthless = { id: 'HardMode', name: 'Ruthless', description: 'Item scarcity, and no trade of what is sold by merchants.' };
const solo = { id: 'NoParties', name: 'Solo', description: 'You may not party in this league.' };

function makeLeague(id: string, realm: SimLeague['realm'], category: string, rules: SimLeague['rules']): SimLeague {
  const isPermanent = category === 'Standard';
  return {
    id,
    realm,
    description: isPermanent ? 'The default game mode.' : `${category} challenge league.`,
    category: isPermanent ? { id: category } : { id: category, current: true },
    rules,
    startAt: isPermanent ? '2013-01-23T21:00:00Z' : realm === 'poe2' ? '2025-04-04T19:00:00Z' : '2025-06-13T20:00:00Z',
    endAt: null,
  };
}

export const leagues: readonly SimLeague[] = [
  makeLeague('Mercenaries', 'pc', 'Mercenaries', []),
  makeLeague('Hardcore Mercenaries', 'pc', 'Mercenaries', [hardcore]),
  makeLeague('Ruthless Mercenaries', 'pc', 'Mercenaries', [ruthless]),
  makeLeague('SSF Mercenaries', 'pc', 'Mercenaries', [solo]),
  makeLeague('Standard', 'pc', 'Standard', []),
  makeLeague('Hardcore', 'pc', 'Standard', [hardcore]),
  { ...makeLeague('Kirael Trading Post (PL48213)', 'pc', 'Mercenaries', []), isPrivate: true },
  makeLeague('Dawn of the Hunt', 'poe2', 'Dawn of the Hunt', []),
  makeLeague('Standard', 'poe2', 'Standard', []),
];

export function findLeague(realm: SimLeague['realm'], id: string): SimLeague | undefined {
  return leagues.find((league) => league.realm === realm && league.id === id);
}

/**
 * Factors by which a league's prices differ from the catalogue's prices. Divine orbs are the exception; their price
 * changes less.
 */
export const leaguePriceFactors: Readonly<Record<string, number>> = {
  Mercenaries: 1,
  'Hardcore Mercenaries': 1.6,
  Standard: 0.8,
  Hardcore: 1.3,
};

/** Leagues that have public tabs. */
export const tradeLeagueIds = Object.keys(leaguePriceFactors);
