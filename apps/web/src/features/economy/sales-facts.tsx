import type { ExplainEntry, GapEntry } from '@poexchange/contract/price-files/explain';
import type { Game } from '@poexchange/domain/item';
import { useTranslation, type Translate } from '../../shared/i18n/use-translation.ts';
import { writePercent } from '../../shared/i18n/write-values.ts';

/** Facts about an item's sales: how many were seen, and how far asks are above the sale prices. */
export function SalesFacts({ entry: { c, f, g, x }, game }: { readonly entry: ExplainEntry; readonly game: Game }) {
  const { t } = useTranslation();
  const isTimed = f?.t !== undefined;
  // The median has no clear gap, and the cheap end of the offers is shown above as another price.
  const areBothTold = g?.x === true && x?.is === true && c !== undefined && !(g.lo > 1) && !(g.hi < 1);
  return (
    <div className="flex flex-col gap-1 px-4 text-13 text-muted">
      {g !== undefined && <p>{writeGap(t, g)}</p>}
      {areBothTold && <p>{t('economy.sales.bothHold')}</p>}
      {game === 'poe2' ? (
        <p>{t('economy.sales.notSeen')}</p>
      ) : (
        <>
          <p>{f !== undefined && isTimed ? t('economy.sales.seen', { count: f.n }) : t('economy.sales.tooFew')}</p>
          <p>{t('economy.sales.lastOffer')}</p>
        </>
      )}
    </div>
  );
}

/** Reports no gap when the interval includes zero. */
function writeGap(t: Translate, { v, lo, hi, x }: GapEntry): string {
  const toPercent = (ratio: number): number => Math.round((ratio - 1) * 100);
  const [percent, low, high] = [toPercent(v), toPercent(lo), toPercent(hi)];
  const place = x === true ? 'Exchange' : '';
  if (low > 0) return t(`economy.sales.above${place}`, { percent, least: low, most: high });
  if (high < 0) return t(`economy.sales.below${place}`, { percent: -percent, least: -high, most: -low });
  return t(`economy.sales.level${place}`, { least: writeSignedPercent(low), most: writeSignedPercent(high) });
}

/** Writes a difference in percent with its sign, using a minus sign instead of a hyphen: "−3%", "+18%". */
function writeSignedPercent(percent: number): string {
  const sign = percent < 0 ? '\u2212' : percent > 0 ? '+' : '';
  return `${sign}${writePercent(Math.abs(percent))}`;
}
