/** The seller's settings, stored in this browser per game, league and category. Pure. */
import { chaosOfAmount, type PriceView, type UnitAmount } from '@poexchange/domain/currency';
import { isCustomGroupId } from '@poexchange/domain/category';
import { tags } from '@poexchange/domain/tables';
import { isGroupHash, priceBookLimits, readGroupName } from '@poexchange/domain/price-book';
import * as z from 'zod/mini';

export const offerSettingsSchema = z.object({
  /** Percent of the value, with one decimal (R9.33, R5.09). */
  multiplier: z.number().check(z.gt(0), z.lte(1000)),
  listingMode: z.enum(['bulk', 'single']),
  /** In chaos; 0 for no minimum (R5.02). */
  minTradeValue: z.number().check(z.gte(0), z.lte(1e9)),
});
/** Multiplier, sell mode and minimum value of a category or sub-category. */
export type OfferSettings = z.output<typeof offerSettingsSchema>;

const askedSchema = z.object({ amount: z.number().check(z.gt(0), z.lte(1e9)), unit: z.enum(['d', 'ex', 'r']) });

export const itemChoicesSchema = z.object({
  /** Chaos per piece by group hash, typed by the seller. */
  overrides: z.record(z.string(), z.number().check(z.gt(0), z.lte(1e9))),
  /**
   * Prices typed in a currency other than chaos, whose chaos value follows the rate. If an entry is damaged, its price
   * counts as typed in chaos.
   */
  asked: z.catch(z.optional(z.record(z.string(), askedSchema)), undefined),
  /** Hashes of groups that the seller does not sell. */
  deselected: z.array(z.string()),
});
/** An item's settings, which apply wherever the item is offered in a league. */
export type ItemChoices = z.output<typeof itemChoicesSchema>;

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

/**
 * Sets the seller's own price for a group, or clears it if `chaos` is null. `asked` is the price as typed, if it was
 * typed in a currency other than chaos.
 */
export function setOverride(choices: ItemChoices, hash: string, chaos: number | null, asked?: UnitAmount): ItemChoices {
  const { [hash]: _before, ...others } = choices.overrides;
  const { [hash]: _asked, ...othersAsked } = choices.asked ?? {};
  const { asked: _all, ...rest } = choices;
  const overrides = chaos === null ? others : { ...others, [hash]: chaos };
  const unit = asked?.unit;
  const isAsked = chaos !== null && asked !== undefined && unit !== undefined && unit !== 'c';
  const nowAsked = isAsked ? { ...othersAsked, [hash]: { amount: asked.amount, unit } } : othersAsked;
  return { ...rest, overrides, ...(Object.keys(nowAsked).length > 0 && { asked: nowAsked }) };
}

/**
 * Converts prices typed in other currencies at the view's rate: 1.5 divine stays 1.5 divine. Returns the same object if
 * no rate changed; a price in a currency without a rate keeps its chaos value.
 */
export function followRates(choices: ItemChoices, view: PriceView): ItemChoices {
  const moved = Object.entries(choices.asked ?? {}).flatMap(([hash, asked]): [string, number][] => {
    const before = choices.overrides[hash];
    const now = chaosOfAmount(asked, view);
    return before === undefined || now === null || !(now > 0) || now === before ? [] : [[hash, now]];
  });
  return moved.length === 0 ? choices : { ...choices, overrides: { ...choices.overrides, ...Object.fromEntries(moved) } };
}

/** Adds groups to the offer or removes them from it. */
export function setOffered(choices: ItemChoices, options: { hashes: readonly string[]; offered: 'yes' | 'no' }): ItemChoices {
  const deselected = new Set(choices.deselected);
  for (const hash of options.hashes) {
    if (options.offered === 'yes') deselected.delete(hash);
    else deselected.add(hash);
  }
  return { ...choices, deselected: [...deselected] };
}
