import type { PricePart, PriceView } from '@poexchange/domain/currency';
import { useTranslation } from '../i18n/use-translation.ts';
import { writeAmount, writeGrouped } from '../i18n/write-values.ts';
import { joinClasses } from './classes.ts';
import { CurrencyGlyph } from './currency-glyph.tsx';
import { displayIn, DOUBT_MARK, type PriceDoubt, type PriceForm } from './price-text.ts';
import { usePriceView } from './price-view.tsx';
import { Tooltip, tooltipDelayMs } from './tooltip.tsx';

export type PriceSize = 12 | 13 | 14 | 18 | 26;

const sizes: Readonly<Record<PriceSize, { readonly text: string; readonly glyph: number }>> = {
  12: { text: 'text-12', glyph: 12 },
  13: { text: 'text-13', glyph: 14 },
  14: { text: 'text-14', glyph: 15 },
  18: { text: 'text-18', glyph: 18 },
  26: { text: 'text-26', glyph: 24 },
};

export type PriceProps = {
  /** Null renders a dash. */
  readonly chaos: number | null;
  readonly size?: PriceSize;
  readonly weight?: 'normal' | 'strong';
  /** Why the price is unreliable; null or missing for a reliable price. */
  readonly lowConfidence?: PriceDoubt | null;
  /** Overrides the page's view, for a trade at the rate of its request. */
  readonly view?: PriceView;
  readonly form?: PriceForm;
  /** `none` for dense tables, to avoid a hint in each of a thousand cells. */
  readonly hint?: 'full' | 'none';
  readonly className?: string;
};

/** Displays a price: amount, unit and confidence. */
export function Price(props: PriceProps) {
  const { chaos, size = 13, lowConfidence = null, view, form = 'price', hint = 'full' } = props;
  const { t } = useTranslation();
  const pageView = usePriceView();
  const classes = writeClasses(props, pageView);
  if (chaos === null || !Number.isFinite(chaos)) {
    return (
      <span className={joinClasses(classes, 'text-faint')} aria-label={t('price.none')}>
        {'–'}
      </span>
    );
  }
  const shown = displayIn(chaos, view ?? pageView, form);
  const write = form === 'rate' ? writeGrouped : writeAmount;
  const say = ({ amount, unit }: PricePart): string => t(`price.unit.${unit}`, { amount: write(amount) });
  const words = [shown.parts.map(say).join(' '), lowConfidence !== null && t(`price.low.${lowConfidence}`)].filter(Boolean).join(', ');
  const body = (
    <span className={classes} role="img" aria-label={words}>
      {shown.parts.map((part) => (
        <span key={part.unit} aria-hidden="true" className="inline-flex items-center gap-[3px]">
          {write(part.amount)}
          <CurrencyGlyph unit={part.unit} size={sizes[size].glyph} />
        </span>
      ))}
      {lowConfidence !== null && (
        <span aria-hidden="true" className="text-warn">
          {DOUBT_MARK}
        </span>
      )}
    </span>
  );
  const { low, high } = shown.tooltip;
  // A reliable price in whole units has no second form to show in a hint.
  if (lowConfidence === null && (hint === 'none' || high === null)) return body;
  const alternatives = high && t('price.alternatives', { low: say(low), high: say(high) });
  return (
    <Tooltip delayMs={tooltipDelayMs.currency} content={<Hint alternatives={alternatives} lowConfidence={lowConfidence} />}>
      {body}
    </Tooltip>
  );
}

function writeClasses({ size = 13, weight = 'strong', view, className }: PriceProps, pageView: ReturnType<typeof usePriceView>): string {
  return joinClasses(
    'inline-flex items-center gap-1.5 whitespace-nowrap',
    sizes[size].text,
    weight === 'strong' && 'font-semibold',
    view === undefined && pageView.isPending === true && 'invisible',
    className,
  );
}

function Hint({ alternatives, lowConfidence }: { readonly alternatives: string | null; readonly lowConfidence: PriceDoubt | null }) {
  const { t } = useTranslation();
  return (
    <span className="flex flex-col gap-0.5">
      {alternatives !== null && <span>{alternatives}</span>}
      {lowConfidence !== null && <span className="text-warn">{t(`price.low.${lowConfidence}`)}</span>}
    </span>
  );
}
