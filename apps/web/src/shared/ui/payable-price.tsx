import { formatPlain, payableTotal, readViewUnit, type PayableTotal, type PriceView } from '@poexchange/domain/currency';
import { useTranslation, type Translate } from '../i18n/use-translation.ts';
import { writeGrouped } from '../i18n/write-values.ts';
import { joinClasses } from './classes.ts';
import { CurrencyGlyph } from './currency-glyph.tsx';
import { usePriceView } from './price-view.tsx';
import { Tooltip, tooltipDelayMs } from './tooltip.tsx';

type PayableSize = 12 | 13 | 14 | 18 | 26;

const sizes: Readonly<Record<PayableSize, { readonly text: string; readonly glyph: number }>> = {
  12: { text: 'text-12', glyph: 12 },
  13: { text: 'text-13', glyph: 14 },
  14: { text: 'text-14', glyph: 15 },
  18: { text: 'text-18', glyph: 18 },
  26: { text: 'text-26', glyph: 24 },
};

export type PayablePriceProps = {
  /** The sum before rounding to a payable amount. */
  readonly chaos: number;
  readonly size?: PayableSize;
  /** Overrides the page's view, for a trade at the rate of its request. */
  readonly view?: PriceView;
  readonly className?: string;
};

/** The payable amount: whole pieces, as in the whisper, with grouped digits. Its hint is the exact sum. */
export function PayablePrice({ chaos, size = 13, view, className }: PayablePriceProps) {
  const { t } = useTranslation();
  const pageView = usePriceView();
  const shown = view ?? pageView;
  const payable = payableTotal(chaos, shown);
  const look = sizes[size];
  const words = sayPayable(t, payable);
  const exact = sayExactSum(t, { chaos, payable, view: shown });
  return (
    <Tooltip content={exact} delayMs={tooltipDelayMs.currency}>
      <span
        role="img"
        aria-label={exact === null ? words : `${words}, ${exact}`}
        className={joinClasses(
          'inline-flex items-center gap-1.5 font-semibold whitespace-nowrap',
          look.text,
          view === undefined && pageView.isPending === true && 'invisible',
          className,
        )}
      >
        {payable.parts.map(({ count, unit }) => (
          <span key={unit} aria-hidden="true" className="inline-flex items-center gap-[3px]">
            {writeGrouped(formatPlain(count, 0))}
            <CurrencyGlyph unit={unit} size={look.glyph} />
          </span>
        ))}
      </span>
    </Tooltip>
  );
}

/** The payable amount in words: "308 divine 83 chaos". */
export function sayPayable(t: Translate, { parts }: PayableTotal): string {
  return parts.map(({ count, unit }) => t(`price.unit.${unit}`, { amount: writeGrouped(formatPlain(count, 0)) })).join(' ');
}

/** The exact sum in words next to a payable amount; renders nothing if the two amounts are equal. */
export function ExactSum({ chaos, view, className }: { readonly chaos: number; readonly view?: PriceView; readonly className?: string }) {
  const { t } = useTranslation();
  const pageView = usePriceView();
  const shown = view ?? pageView;
  const exact = sayExactSum(t, { chaos, payable: payableTotal(chaos, shown), view: shown });
  return exact === null || (view === undefined && pageView.isPending === true) ? null : (
    <span className={joinClasses('text-12 whitespace-nowrap text-muted', className)}>{exact}</span>
  );
}

type Sum = { readonly chaos: number; readonly payable: PayableTotal; readonly view: PriceView };

function sayExactSum(t: Translate, { chaos, payable, view }: Sum): string | null {
  if (payable.exactness === 'exact' || !Number.isFinite(chaos)) return null;
  const { unit, chaosPerUnit } = readViewUnit(view);
  const amount = chaos / chaosPerUnit;
  return t('price.exactSum', { sum: t(`price.unit.${unit}`, { amount: writeGrouped(formatPlain(amount, amount < 1 ? 4 : 2)) }) });
}
