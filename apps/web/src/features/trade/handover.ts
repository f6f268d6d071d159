/** Handover state of a trade: entered amounts, ticked rows, and their total. Pure. */
import type { TradeView } from '@poexchange/contract/rest';
import { capHandover, judgeLine, type Availability } from '@poexchange/domain/trade';
import type { TradeItem } from './choose-stacks.ts';

/** Role of a listing's owner: sells the items and hands them over, or buys the items and receives them. */
export type Deal = 'sells' | 'buys';

/** Error of an entered amount: above the stock, or not a whole number. */
export type AmountRemark = { readonly kind: 'over'; readonly asked: string } | { readonly kind: 'notACount'; readonly text: string };
export type AmountRemarks = Readonly<Record<string, AmountRemark>>;

/** A person's entries on a trade's page. */
export type Entered = {
  readonly amounts: Readonly<Record<string, number>>;
  readonly ticked: readonly string[];
  readonly remarks: AmountRemarks;
};
export const nothingEntered: Entered = { amounts: {}, ticked: [], remarks: {} };

export type HandoverRow = {
  readonly item: TradeItem;
  readonly availability: Availability;
  /** Pieces that can be handed over now; for the asker, at most the requested number. */
  readonly available: number;
  readonly amount: number;
  readonly isTicked: boolean;
};

export type HandoverSum = {
  readonly pieces: number;
  readonly requested: number;
  /** Number of ticked rows, and of rows that can be ticked. */
  readonly ticked: number;
  readonly tickable: number;
  readonly tickedPieces: number;
  /** Amount to pay before rounding, including the cost of a search. */
  readonly chaos: number;
};

/**
 * The rows of a trade. A declined trade shows the requested items; a finished trade shows the pieces handed over, and
 * is read-only.
 */
export function listRows(view: TradeView, entered: Entered): readonly HandoverRow[] {
  const { processed, handed, steps } = view.notification.body;
  const taken = handed && new Map(handed.items);
  const ticked = new Set(entered.ticked);
  return view.items.map((item) => {
    const available = item.available ?? item.left ?? item.quantity;
    const line = { hash: item.hash, asked: item.quantity, available };
    if (processed) {
      const amount = taken === undefined ? item.quantity : (taken.get(item.hash) ?? 0);
      return { item, availability: amount === 0 ? 'gone' : 'there', available: amount, amount, isTicked: amount > 0 };
    }
    if (steps?.declinedMs !== undefined) {
      return { item, availability: 'there', available: item.quantity, amount: item.quantity, isTicked: false };
    }
    const amount = capHandover(line, entered.amounts[item.hash]);
    return { item, availability: judgeLine(line), available, amount, isTicked: amount > 0 && ticked.has(item.hash) };
  });
}

/** Cost of a search in addition to the items, per piece; a difference caused by rounding many prices counts as zero. */
export function extraPerPiece(view: TradeView): number {
  const { regex, totalChaos } = view.notification.body;
  if (regex === undefined) return 0;
  const pieces = view.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const extra = totalChaos - view.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return pieces === 0 || extra < 0.005 ? 0 : extra / pieces;
}

export function sumRows(view: TradeView, rows: readonly HandoverRow[]): HandoverSum {
  const { body } = view.notification;
  const pieces = rows.reduce((sum, { amount }) => sum + amount, 0);
  const requested = rows.reduce((sum, { item }) => sum + item.quantity, 0);
  const tickable = rows.filter(({ amount }) => amount > 0);
  const ticked = tickable.filter(({ isTicked }) => isTicked);
  const itemsChaos = rows.reduce((sum, { item, amount }) => sum + item.price * amount, 0);
  return {
    pieces,
    requested,
    ticked: ticked.length,
    tickable: tickable.length,
    tickedPieces: ticked.reduce((sum, { amount }) => sum + amount, 0),
    // All pieces together cost exactly the whisper's amount.
    chaos: pieces === requested ? body.totalChaos : itemsChaos + pieces * extraPerPiece(view),
  };
}

/** Amounts that Done sends; undefined if they equal the request. */
export function listHandedItems(rows: readonly HandoverRow[]): [hash: string, quantity: number][] | undefined {
  if (rows.every(({ item, amount }) => amount === item.quantity)) return undefined;
  return rows.filter(({ amount }) => amount > 0).map(({ item, amount }) => [item.hash, amount]);
}

/** Returns the entries after one row's amount has changed; the changed row must be ticked again. */
export function enterAmount(entered: Entered, hash: string, amount: number, remark: AmountRemark | null = null): Entered {
  const { [hash]: _before, ...others } = entered.remarks;
  return {
    amounts: { ...entered.amounts, [hash]: amount },
    ticked: entered.ticked.filter((each) => each !== hash),
    remarks: remark === null ? others : { ...others, [hash]: remark },
  };
}

/** Restores the amounts of an undone trade, so that the trade can be finished with the same amounts. */
export function enterHanded(entered: Entered, { items, handed }: TradeView['notification']['body']): Entered {
  if (handed === undefined) return entered;
  const taken = new Map(handed.items);
  return { ...entered, amounts: Object.fromEntries(items.map(([hash]) => [hash, taken.get(hash) ?? 0])), remarks: {} };
}

export function toggleTick(entered: Entered, hash: string): Entered {
  const without = entered.ticked.filter((each) => each !== hash);
  return { ...entered, ticked: without.length === entered.ticked.length ? [...without, hash] : without };
}

/** Ticks all rows that can be ticked or, if all of them are ticked, unticks them. */
export function toggleAll(entered: Entered, rows: readonly HandoverRow[]): Entered {
  const tickable = rows.filter(({ amount }) => amount > 0);
  return { ...entered, ticked: tickable.every(({ isTicked }) => isTicked) ? [] : tickable.map(({ item }) => item.hash) };
}
