import { isBelieved, type Anchor } from '../../exchange/anchor.ts';

/** Asks as evidence: the number of accounts whose asks belong to the market, and the market's centre in chaos. */
export type AskedMarket = { readonly sellers: number; readonly centreChaos: number };

/** Source of a value, and whether the other source contradicts it. */
export type Verdict = { readonly origin: 'exchange' | 'asks'; readonly doubt: 'disagree' | null };

/** Number of sellers whose asks alone make a reliable price (D53). */
export const FEWEST_SELLERS = 10;
/** Ratio of the exchange's price to the asks' centre beyond which the two disagree (D43). */
const APART = 1.5;
/** Maximum ratio of the two prices at which asks confirm an exchange price whose hours contradict each other. */
const CONFIRMED = 1.1;
/**
 * Factor by which the exchange must outweigh a few sellers for them to be ignored: a dozen pieces are easily bought up.
 */
const BY_FAR = 100;

/**
 * Decides between the exchange's trades and asks. The exchange's price is the value if it is believed and the asks
 * agree or weigh less. Both are measured by what each needs to make a price alone: sellers by their minimum number,
 * pieces by their worth at the lower of both prices, so that a manipulated price does not confirm itself.
 */
export function weighExchange(anchor: Anchor, { sellers, centreChaos }: AskedMarket): Verdict {
  const ratio = centreChaos / anchor.priceChaos;
  const isWithin = (most: number): boolean => ratio < most && ratio > 1 / most;
  const areAlike = isWithin(APART);
  const outweighs = Math.min(
    (anchor.weight * Math.min(1, ratio) * FEWEST_SELLERS) / sellers,
    // Cheap pieces are bought by the thousand; a small number of expensive pieces proves nothing.
    anchor.evidence / sellers,
  );
  const isSplit = anchor.agreement < 1 && !isWithin(CONFIRMED);
  if (!isBelieved(anchor) || isSplit) {
    const doubt = isBelieved(anchor) && (!areAlike || sellers < FEWEST_SELLERS) ? 'disagree' : null;
    return { origin: sellers < FEWEST_SELLERS && outweighs >= 1 ? 'exchange' : 'asks', doubt };
  }
  if (areAlike) return { origin: 'exchange', doubt: null };
  if (outweighs < 1) return { origin: 'asks', doubt: 'disagree' };
  return { origin: 'exchange', doubt: sellers < FEWEST_SELLERS && outweighs >= BY_FAR ? null : 'disagree' };
}
