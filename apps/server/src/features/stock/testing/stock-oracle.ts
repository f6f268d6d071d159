/** Computes the expected stock and listings in the simplest form: plain maps, one person, one league, whole stacks. */

export type Stacks = Readonly<Record<string, number>>;
type Handed = { readonly trade: string; readonly id: string; readonly quantity: number; readonly atStep: number };
export type OracleListing = {
  offered: Record<string, number>;
  state: 'active' | 'inactive';
  /** Counts publications: takings from an earlier publication cannot be returned. */
  version: number;
  soldOut: boolean;
  listedMs: number;
};
type Loss = { readonly place: string; readonly version: number; readonly stacks: Record<string, number> };

export type Oracle = ReturnType<typeof createOracle>;

export function createOracle(tabOf: (id: string) => string) {
  const read = new Map<string, number>();
  const tabReadAt = new Map<string, number>();
  let handed: Handed[] = [];
  const losses = new Map<string, Loss[]>();
  const listings = new Map<string, OracleListing>();
  let step = 0;

  const counting = (id: string): Handed[] => handed.filter((each) => each.id === id && each.atStep >= (tabReadAt.get(tabOf(id)) ?? 0));
  const count = (id: string): number => Math.max(0, (read.get(id) ?? 0) - counting(id).reduce((sum, { quantity }) => sum + quantity, 0));

  /** Reduces a listing to the stock; returns what was removed. */
  function limit(listing: OracleListing): Record<string, number> {
    const lost: Record<string, number> = {};
    for (const [id, offered] of Object.entries(listing.offered)) {
      const left = Math.min(offered, count(id));
      if (left < offered) lost[id] = offered - left;
      if (left > 0) listing.offered[id] = left;
      else delete listing.offered[id];
    }
    return lost;
  }

  function endIfEmpty(listing: OracleListing, soldOut: boolean): void {
    if (Object.keys(listing.offered).length > 0 || listing.state === 'inactive') return;
    listing.state = 'inactive';
    listing.soldOut = soldOut;
  }

  return {
    count,
    listings,
    isKnown: (id: string) => read.has(id),
    tick: () => (step += 1),

    readTab(tab: string, content: Stacks): void {
      for (const id of read.keys()) if (tabOf(id) === tab) read.delete(id);
      for (const [id, size] of Object.entries(content)) read.set(id, size);
      tabReadAt.set(tab, step);
      for (const listing of listings.values()) {
        if (listing.state !== 'active') continue;
        limit(listing);
        endIfEmpty(listing, false);
      }
    },

    /** Returns false if nothing of the draft is left. */
    publish(place: string, draft: Stacks, nowMs: number): boolean {
      const offered = Object.fromEntries(
        Object.entries(draft)
          .map(([id, size]) => [id, Math.min(size, count(id))] as const)
          .filter(([, size]) => size > 0),
      );
      if (Object.keys(offered).length === 0) return false;
      const version = (listings.get(place)?.version ?? 0) + 1;
      listings.set(place, { offered, state: 'active', version, soldOut: false, listedMs: nowMs });
      for (const [id, size] of Object.entries(draft)) {
        let missing = size - (offered[id] ?? 0);
        for (const { trade, quantity } of counting(id)) {
          const part = Math.min(quantity, missing);
          missing -= part;
          if (part === 0) continue;
          const known = losses.get(trade) ?? [];
          const loss = known.find((each) => each.place === place && each.version === version) ?? { place, version, stacks: {} };
          loss.stacks[id] = (loss.stacks[id] ?? 0) + part;
          losses.set(trade, [...known.filter((each) => each !== loss && each.place !== place), loss]);
        }
      }
      return true;
    },

    handOver(options: { trade: string; place: string; pieces: Stacks }): void {
      for (const [id, quantity] of Object.entries(options.pieces)) handed.push({ trade: options.trade, id, quantity, atStep: step });
      const all: Loss[] = [];
      for (const [place, listing] of listings) {
        const before = { ...listing.offered };
        if (place === options.place)
          for (const [id, quantity] of Object.entries(options.pieces))
            if (listing.offered[id] !== undefined) listing.offered[id] = Math.max(0, listing.offered[id] - quantity);
        for (const id of Object.keys(options.pieces)) {
          if (listing.offered[id] === undefined) continue;
          const left = Math.min(listing.offered[id], count(id));
          if (left > 0) listing.offered[id] = left;
          else delete listing.offered[id];
        }
        const lost = Object.fromEntries(
          Object.entries(before)
            .map(([id, size]) => [id, size - (listing.offered[id] ?? 0)] as const)
            .filter(([, size]) => size > 0),
        );
        if (Object.keys(lost).length > 0) all.push({ place, version: listing.version, stacks: lost });
        endIfEmpty(listing, true);
      }
      losses.set(options.trade, all);
    },

    takeBack(trade: string, nowMs: number): void {
      handed = handed.filter((each) => each.trade !== trade);
      for (const { place, version, stacks } of losses.get(trade) ?? []) {
        const listing = listings.get(place);
        if (listing === undefined || listing.version !== version) continue;
        const back = { ...listing.offered };
        for (const [id, size] of Object.entries(stacks)) back[id] = (back[id] ?? 0) + size;
        const isOver = nowMs >= listing.listedMs + 2 * 3_600_000;
        const returns = listing.state === 'inactive' && listing.soldOut && !isOver;
        const before = listing.offered;
        listing.offered = back;
        if (listing.state === 'inactive' && !returns) continue;
        limit(listing);
        if (Object.keys(listing.offered).length === 0) listing.offered = before;
        else listing.state = 'active';
      }
      losses.delete(trade);
    },

    end(place: string): void {
      const listing = listings.get(place);
      if (listing?.state !== 'active') return;
      listing.state = 'inactive';
      listing.soldOut = false;
    },

    remove: (place: string) => void listings.delete(place),
  };
}
