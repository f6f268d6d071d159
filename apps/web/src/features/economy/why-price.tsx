import { confidenceLevels, PRIMARY_LEVEL } from '@poexchange/domain/pricing';
import { dropReasonSchema, type ExplainEntry } from '@poexchange/contract/price-files/explain';
import { useTranslation, type Translate } from '../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { Price } from '../../shared/ui/price.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';

/** Explanation of a price: a few sentences and the asks at its edges (D52, D53). */
export function WhyPrice({ entry }: { readonly entry: ExplainEntry }) {
  const { t } = useTranslation();
  // The price based on asks, if the value is the exchange's.
  const asked = entry.x?.is === true ? entry.c?.[confidenceLevels.indexOf(PRIMARY_LEVEL)] : undefined;
  const dropped = dropReasonSchema.options.flatMap((reason) => {
    const count = entry.d?.[reason] ?? 0;
    return count === 0 ? [] : [t(`economy.why.dropped.${reason}`, { count })];
  });
  return (
    <div className="flex flex-col gap-2 px-4 text-13 text-muted">
      {entry.x?.is === true && <p>{t('economy.why.beside')}</p>}
      <p>{writeSummary(t, entry)}</p>
      {dropped.length > 0 && (
        <ul className="list-disc pl-4">
          {dropped.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {entry.x === undefined && <p>{t('economy.why.noExchange')}</p>}
      {asked !== undefined && (
        <p>
          {t('economy.why.asked')} <Price chaos={asked} hint="none" weight="normal" />
        </p>
      )}
      {entry.p !== undefined && (
        <p className="flex flex-wrap items-center gap-x-1.5">
          {t('economy.why.before')}
          <Price chaos={entry.p.v} hint="none" weight="normal" />
          <TimeAgo timestampMs={entry.p.at} />
        </p>
      )}
      {entry.s !== undefined && entry.s.length > 0 && <Asks asks={entry.s} sellers={entry.a} />}
    </div>
  );
}

function writeSummary(t: Translate, entry: ExplainEntry): string {
  if (entry.o === 0) return t('economy.why.noOffers');
  const parts = [
    t('economy.why.offers', { count: entry.o }),
    entry.u === entry.a
      ? t('economy.why.allSellers', { count: entry.a })
      : t('economy.why.someSellers', { count: entry.a, used: writeNumber(entry.u) }),
  ];
  if (entry.n !== undefined && entry.n > 0) parts.push(t('economy.why.pieces', { count: entry.n }));
  if (entry.w !== undefined) parts.push(t('economy.why.spread', { percent: Math.round((entry.w - 1) * 100) }));
  return parts.join(' ');
}

type AsksProps = { readonly asks: NonNullable<ExplainEntry['s']>; readonly sellers: number };

/** Some of the sellers' asks, cheapest first, each with its use and its rank. */
function Asks({ asks, sellers }: AsksProps) {
  const { t } = useTranslation();
  return (
    <details>
      <summary className="py-1 text-12">{t('economy.why.asks', { count: asks.length, all: writeNumber(sellers) })}</summary>
      {asks.length < sellers && <p className="pb-1 text-12">{t('economy.why.asksNote')}</p>}
      <table className="w-full text-12">
        <thead>
          <tr className="text-left text-faint">
            <th className="py-1 font-normal">{t('economy.why.pieceCount')}</th>
            <th className="py-1 font-normal">{t('economy.why.fate')}</th>
            <th className="num py-1 font-normal">{t('economy.column.price')}</th>
          </tr>
        </thead>
        <tbody>
          {asks.map(([chaos, pieces, reason], at) => (
            // Two sellers may ask the same price for the same quantity: the index distinguishes them.
            <tr key={at} className={reason === null ? 'border-t border-line-soft' : 'border-t border-line-soft text-faint'}>
              <td className="py-1">{writeNumber(pieces)}</td>
              <td className="py-1">{reason === null ? t('economy.why.used') : t(`economy.why.fates.${reason}`)}</td>
              <td className="num py-1">
                <Price chaos={chaos} size={12} weight="normal" hint="none" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
