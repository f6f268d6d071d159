/** How a seller offers things: kept in this browser per game, league and category (R2.10, R2.11). Pure. */
import { isCustomGroupId } from '@poexchange/domain/category';
import { tags } from '@poexchange/domain/tables';
import { isGroupHash, priceBookLimits, readGroupName } from '@poexchange/domain/price-book';
import * as z from 'zod/mini';

export const offerSettingsSchema = z.object({
  /** Percent of the value, one decimal (R9.33, R5.09). */
  multiplier: z.number().check(z.gt(0), z.lte(1000)),
  listingMode: z.enum(['bulk', 'single']),
  /** Chaos; 0 for none (R5.02). */
  minTradeValue: z.number().check(z.gte(0), z.lte(1e9)),
});
/** Multiplier, sell mode and minimum of one category or sub-category. */
export type OfferSettings = z.output<typeof offerSettingsSchema>;

export const itemChoicesSchema = z.object({
  /** Chaos a piece by group hash, typed by the seller (R2.11). */
  overrides: z.record(z.string(), z.number().check(z.gt(0), z.lte(1e9))),
  /** Group hashes the seller does not sell. */
  deselected: z.array(z.string()),
});
/** What holds for an item wherever it is offered in a league. */
export type ItemChoices = z.output<typeof itemChoicesSchema>;

/** A custom group as it was stored (D25). */
export const customGroupSchema = z.object({
  id: z.string().check(z.refine(isCustomGroupId)),
  name: z.string().check(z.refine((name) => readGroupName(name).ok)),
  items: z
    .array(
      z.object({
        hash: z.string().check(z.refine(isGroupHash)),
        tag: z.enum(tags),
        name: z.string().check(z.maxLength(priceBookLimits.maxItemNameLength)),
      }),
    )
    .check(z.maxLength(priceBookLimits.maxGroupItems)),
});

export const defaultOfferSettings: OfferSettings = { multiplier: 100, listingMode: 'single', minTradeValue: 0 };
export const noItemChoices: ItemChoices = { overrides: {}, deselected: [] };

/** Sets or, with null, clears the seller's own price of a group. */
export function setOverride(choices: ItemChoices, hash: string, priceChaos: number | null): ItemChoices {
  const { [hash]: _before, ...others } = choices.overrides;
  return { ...choices, overrides: priceChaos === null ? others : { ...others, [hash]: priceChaos } };
}

/** Offers the groups again, or takes them out of the offer. */
export function setOffered(choices: ItemChoices, of: { hashes: readonly string[]; offered: 'yes' | 'no' }): ItemChoices {
  const deselected = new Set(choices.deselected);
  for (const hash of of.hashes) {
    if (of.offered === 'yes') deselected.delete(hash);
    else deselected.add(hash);
  }
  return { ...choices, deselected: [...deselected] };
}
