import type { ExpandedListing } from '@poexchange/contract/rest';
import { takeStacks } from '@poexchange/domain/listing';
import { compileSearch, matchItems } from '@poexchange/domain/stash-search';
import { searchExtra } from '@poexchange/domain/trade';

/** A stack in one of the seller's tabs, and whether the buyer has selected it. */
export type Stack = { readonly hash: string; readonly stackSize: number; readonly lines: readonly string[]; readonly isChosen: boolean };

/**
 * Returns the stacks that a search can match, with selected stacks marked (R6.09), and whether the selection exceeds
 * what the tabs open to searches contain.
 */
export function listSearchable(listing: Pick<ExpandedListing, 'items'> | undefined, selected: readonly (readonly [string, number])[]) {
  const quantities = new Map(selected);
  let isOutOfReach = false;
  const stacks = (listing?.items ?? []).flatMap(({ hash, rawItems }): Stack[] => {
    const open = rawItems.filter(({ searchable }) => searchable !== false);
    const quantity = quantities.get(hash) ?? 0;
    const taken = new Set(takeStacks(open, quantity).map(({ id }) => id));
    if (quantity > open.reduce((sum, { stackSize }) => sum + stackSize, 0)) isOutOfReach = true;
    return open.map(({ id, stackSize, lines }) => ({ hash, stackSize, lines, isChosen: taken.has(id) }));
  });
  return { stacks, isOutOfReach };
}

/**
 * Divides a selection among the searches that together find it, in pieces per group: each stack belongs to the first
 * search that finds it (D41). Searches without a stack have no part.
 */
export function listParts(
  searches: readonly string[],
  stacks: readonly Stack[],
  selected: readonly (readonly [hash: string, quantity: number])[],
): ReadonlyMap<string, number>[] {
  const left = new Map(selected);
  const open = new Set(stacks.filter(({ isChosen }) => isChosen));
  return searches.flatMap((search) => {
    const compiled = compileSearch(search);
    if (!compiled.ok) return [];
    const candidates = [...open];
    const { found } = matchItems(
      compiled.search,
      candidates.map(({ lines }) => lines),
    );
    const part = new Map<string, number>();
    for (const stack of candidates.filter((_stack, index) => found[index] === true)) {
      const quantity = Math.min(stack.stackSize, left.get(stack.hash) ?? 0);
      open.delete(stack);
      left.set(stack.hash, (left.get(stack.hash) ?? 0) - quantity);
      if (quantity > 0) part.set(stack.hash, (part.get(stack.hash) ?? 0) + quantity);
    }
    return part.size === 0 ? [] : [part];
  });
}

/**
 * Returns what a search finds among the listing's stacks: pieces of each group, compared with the selected number
 * (D41).
 */
export function proveOver(text: string, stacks: readonly Stack[]) {
  if (text === '') return null;
  const compiled = compileSearch(text);
  if (!compiled.ok) return { ok: false as const, code: compiled.error.code };
  const { found: hits, isCutShort } = matchItems(
    compiled.search,
    stacks.map(({ lines }) => lines),
  );
  if (isCutShort) return { ok: false as const, code: 'tooSlow' as const };
  const found = new Map<string, number>();
  const chosen = new Map<string, number>();
  for (const [index, { hash, stackSize, isChosen }] of stacks.entries()) {
    if (hits[index] === true) found.set(hash, (found.get(hash) ?? 0) + stackSize);
    if (isChosen) chosen.set(hash, (chosen.get(hash) ?? 0) + stackSize);
  }
  let matches = 0;
  let missed = 0;
  let extra = 0;
  for (const hash of new Set([...found.keys(), ...chosen.keys()])) {
    const hit = found.get(hash) ?? 0;
    const wanted = chosen.get(hash) ?? 0;
    matches += Math.min(hit, wanted);
    missed += Math.max(0, wanted - hit);
    extra += Math.max(0, hit - wanted);
  }
  return { ok: true as const, matches, missed, extra, found };
}

type Chosen = { readonly stacks: readonly Stack[]; readonly selected: readonly (readonly [hash: string, quantity: number])[] };

/** Returns the surcharge for a request by search, in chaos. */
export function costOfSearch(listing: ExpandedListing | undefined, text: string, { stacks, selected }: Chosen): number {
  if (listing === undefined || text === '') return 0;
  const pieces = selected.reduce((sum, [, quantity]) => sum + quantity, 0);
  const { extraChaos, quantityExtraChaos } = searchExtra(listing, text, { pieces, items: stacks.map(({ lines }) => lines) });
  return extraChaos + quantityExtraChaos;
}
