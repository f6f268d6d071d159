import type { ExchangePairEntry, ExplainEntry } from '@poexchange/contract/price-files/explain';
import { formatNumber, type CurrencyUnit } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { readLanguage } from '../../shared/i18n/i18n.ts';
import { writeAmount, writeNumber } from '../../shared/i18n/write-values.ts';
import { useServerTime } from '../../shared/time/now-store.ts';
import { CurrencyGlyph } from '../../shared/ui/currency-glyph.tsx';
import { KindIcon } from '../../shared/ui/kind-icon.tsx';
import { usePriceView } from '../../shared/ui/price-view.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { iconOf, nameOf, shownNameOf, tagOf, type EconomyRow } from './economy-rows.ts';
import {
  findUnit,
  isOldTrade,
  isUnit,
  listMoneys,
  listUnits,
  paidForOne,
  readUnitRates,
  RECENT_HOURS,
  viewInUnit,
  type Reference,
  type UnitRates,
} from './exchange-prices.ts';

type Exchange = NonNullable<ExplainEntry['x']>;

type ExchangePairsProps = {
  readonly exchange: Exchange;
  readonly game: Game;
  /** All rows of the league, for the currencies' names and rates. */
  readonly rows: readonly EconomyRow[];
};

/** An item's trades on the exchange, pair by pair, in a chosen currency (D43). */
export function ExchangePairs({ exchange, game, rows }: ExchangePairsProps) {
  const { t } = useTranslation();
  const pageView = usePriceView();
  const rates = useMemo(() => readUnitRates(rows, game), [rows, game]);
  const byHash = useMemo(() => new Map(rows.map((row) => [row.hash, row])), [rows]);
  const isOld = useServerTime((nowMs) => isOldTrade(exchange.at, nowMs));
  const [picked, setPicked] = useState<Reference | null>(null);
  const pairs = exchange.p ?? [];
  const units = listUnits(rates, game);
  const moneys = listMoneys(pairs, byHash, units);
  const references: Reference[] = [...units, ...moneys.map((money) => money.reference), 'paid'];
  const usual: Reference = pageView.game === 'poe2' ? (pageView.unit ?? 'c') : 'c';
  const reference = [picked, usual].find((candidate) => candidate !== null && references.includes(candidate)) ?? 'c';
  const moneyOf = (value: Reference) => moneys.find((money) => money.reference === value);
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4">
        <h3 className="text-13 font-semibold">{t('economy.exchange.title')}</h3>
        {pairs.length > 0 && (
          <Segmented
            label={t('economy.exchange.reference')}
            value={reference}
            options={references.map((value) => ({ value, label: <ReferenceName value={value} money={moneyOf(value)?.row} /> }))}
            className="max-w-full flex-wrap"
            onChange={setPicked}
          />
        )}
      </div>
      <Summary exchange={exchange} isOld={isOld} moneys={nameMoneys(pairs, byHash)} />
      {pairs.length > 0 && (
        <table className="w-full text-12">
          <thead>
            <tr className="text-left text-muted">
              <th className="min-w-24 py-1 pr-2 pl-4 font-normal">{t('economy.exchange.paidWith')}</th>
              <th className="num px-2 py-1 font-normal">{t('economy.column.price')}</th>
              <th className="num px-2 py-1 font-normal">{t('economy.exchange.sold')}</th>
              <th className="num py-1 pr-4 pl-2 font-normal">{t('economy.exchange.stock')}</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map((pair) => (
              <PairLine
                key={pair.m}
                pair={pair}
                money={byHash.get(pair.m)}
                price={
                  <PairPrice
                    pair={pair}
                    reference={reference}
                    money={moneyOf(reference)}
                    paidUnit={findUnit(byHash.get(pair.m), units)}
                    rates={rates}
                  />
                }
                isOld={isOld}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function ReferenceName({ value, money }: { readonly value: Reference; readonly money: EconomyRow | undefined }) {
  const { t } = useTranslation();
  if (money !== undefined) {
    return (
      <span role="img" aria-label={shownNameOf(money)} title={shownNameOf(money)}>
        <KindIcon tag={tagOf(money)} path={iconOf(money)} name={nameOf(money)} size={18} />
      </span>
    );
  }
  if (!isUnit(value)) return <>{t('economy.exchange.asPaid')}</>;
  return (
    <span role="img" aria-label={t(`price.name.${value}`)} title={t(`price.name.${value}`)}>
      <CurrencyGlyph unit={value} size={16} />
    </span>
  );
}

/** Returns the names of the currencies in counted pairs, by value; empty in files without pairs. */
function nameMoneys(pairs: readonly ExchangePairEntry[], byHash: ReadonlyMap<string, EconomyRow>): readonly string[] {
  return pairs.flatMap((pair) => {
    const row = pair.no === true ? undefined : byHash.get(pair.m);
    return row === undefined ? [] : shownNameOf(row);
  });
}

type SummaryProps = { readonly exchange: Exchange; readonly isOld: boolean; readonly moneys: readonly string[] };

/** The combined price of all pairs, and how it was used. The number of pieces covers only the counted rows below. */
function Summary({ exchange, isOld, moneys }: SummaryProps) {
  const { t } = useTranslation();
  const counted = (exchange.p ?? []).filter(({ no }) => no !== true);
  const sold =
    moneys.length === 0
      ? t('economy.why.exchange', { units: writeNumber(exchange.n) })
      : t('economy.exchange.soldFor', {
          units: writeNumber(counted.reduce((sum, { u }) => sum + u, 0)),
          moneys: new Intl.ListFormat(readLanguage()).format(moneys),
        });
  return (
    <div className="flex flex-col gap-1 px-4 text-13 text-muted">
      <p>
        {isOld ? t('economy.exchange.old') : sold} <Price chaos={exchange.v} hint="none" /> {isOld && <TimeAgo timestampMs={exchange.at} />}
      </p>
      {exchange.hi > exchange.lo && (
        <p className="flex flex-wrap items-center gap-x-1.5">
          {t('economy.exchange.range')}
          <Price chaos={exchange.lo} hint="none" weight="normal" />
          {'–'}
          <Price chaos={exchange.hi} hint="none" weight="normal" />
        </p>
      )}
      {exchange.h !== undefined && <p>{exchange.is === true ? t('economy.exchange.isValue') : t('economy.exchange.isBeside')}</p>}
    </div>
  );
}

type PairLineProps = {
  readonly pair: ExchangePairEntry;
  readonly money: EconomyRow | undefined;
  /** The pair's price in the reference currency. */
  readonly price: ReactNode;
  /** True if the pairs date from before the last few hours. */
  readonly isOld: boolean;
};

function PairLine({ pair, money, price, isOld }: PairLineProps) {
  const { t } = useTranslation();
  const name = money === undefined ? t('economy.exchange.unknown') : shownNameOf(money);
  const notCounted = pair.no === true;
  return (
    <tr className={notCounted ? 'border-t border-line-soft align-top text-faint' : 'border-t border-line-soft align-top'}>
      <th scope="row" className="py-1.5 pr-2 pl-4 text-left font-normal">
        <span className="flex items-center gap-1.5">
          <KindIcon
            tag={money === undefined ? 'currency' : tagOf(money)}
            path={money === undefined ? '' : iconOf(money)}
            name={name}
            size={18}
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        </span>
        {notCounted && <span className="block">{t(`economy.exchange.no.${pair.r ?? 'other'}`)}</span>}
      </th>
      <td className="num px-2 py-1.5">{price}</td>
      <td className="num px-2 py-1.5">
        {writeNumber(pair.u)}
        <span className="block text-muted sm:whitespace-nowrap">
          {isOld ? t('time.hours', { count: pair.h }) : t('economy.exchange.inHours', { count: pair.h, of: RECENT_HOURS })}
        </span>
      </td>
      <td className="num py-1.5 pr-4 pl-2">
        {pair.s === undefined ? '–' : writeNumber(pair.s)}
        {pair.sm !== undefined && (
          <span className="block whitespace-normal text-muted" title={t('economy.exchange.bidHint', { name })}>
            {t('economy.exchange.bid', { count: pair.sm, name })}
          </span>
        )}
      </td>
    </tr>
  );
}

type PairPriceProps = {
  readonly pair: ExchangePairEntry;
  readonly reference: Reference;
  /** The currency used as reference and its value in chaos; missing if the reference is a unit or the paid currency. */
  readonly money: { readonly row: EconomyRow; readonly chaos: number } | undefined;
  /** The unit paid in the pair; undefined if the pair was paid in another currency. */
  readonly paidUnit: CurrencyUnit | undefined;
  readonly rates: UnitRates;
};

/** Price of one piece in a pair, in the reference currency; the exact amount if the pair was paid in that currency. */
function PairPrice({ pair, reference, money, paidUnit, rates }: PairPriceProps) {
  const pageView = usePriceView();
  const paid = paidForOne(pair);
  if (isUnit(reference)) {
    const perUnit = reference === paidUnit ? rates[reference] : undefined;
    const chaos = perUnit === undefined || paid === null ? (pair.v ?? null) : paid * perUnit;
    // In chaos, shown like all prices on the page: whole divines and the remainder in chaos.
    const view = reference === 'c' && pageView.game === 'poe1' ? pageView : viewInUnit(reference, rates);
    return <Price chaos={chaos} size={12} hint="none" view={view} className="justify-end" />;
  }
  const isPaid = money === undefined || reference === `money ${pair.m}`;
  const amount = isPaid ? paid : pair.v === undefined ? null : pair.v / money.chaos;
  const written = amount === null ? '–' : writeAmount(formatNumber(amount));
  if (money === undefined || amount === null) return <span className="font-semibold whitespace-nowrap">{written}</span>;
  return (
    <span
      role="img"
      aria-label={`${written} ${shownNameOf(money.row)}`}
      className="inline-flex items-center justify-end gap-1 font-semibold whitespace-nowrap"
    >
      {written}
      <KindIcon tag={tagOf(money.row)} path={iconOf(money.row)} name={nameOf(money.row)} size={18} />
    </span>
  );
}
