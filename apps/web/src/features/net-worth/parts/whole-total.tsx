import { PayablePrice } from '../../../shared/ui/payable-price.tsx';
import { Price } from '../../../shared/ui/price.tsx';

/** A total in whole pieces of each currency, whatever its size, or in fractions if it is below one chaos. */
export function WholeTotal({ chaos, size }: { readonly chaos: number; readonly size: 12 | 13 | 14 | 18 | 26 }) {
  return chaos < 1 ? <Price chaos={chaos} size={size} /> : <PayablePrice chaos={chaos} size={size} />;
}
