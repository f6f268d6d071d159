import type { Game } from '@poexchange/domain/item';
import { confidenceLevels } from '@poexchange/domain/pricing';
import { useQuery } from '@tanstack/react-query';
import { usePriceLevel } from '../../shared/game/interface-store.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLeague } from '../../shared/prices/use-league.ts';
import { Price } from '../../shared/ui/price.tsx';
import type { OwnView } from '../../shared/ui/price-view.tsx';
import type { CheckedItem } from '../../shared/workers/price-check.ts';
import { explanationQuery, writeSaleTime } from '../economy/index.ts';

type CheckedLevelsProps = OwnView & { readonly item: Extract<CheckedItem, { kind: 'checked' }>; readonly game: Game };

/** The price at each level, and the expected time to sell. */
export function CheckedLevels({ item: { levels, line, pricedAtMs, isExchange }, game, ...own }: CheckedLevelsProps) {
  const { t } = useTranslation();
  const chosen = usePriceLevel();
  const { tag, hash } = line;
  const { data } = useQuery(explanationQuery({ game, league: useLeague(game).id }, { tag, hash, pricedAtMs }));
  const times = data?.f?.t;
  const look = { ...own, lowConfidence: line.lowConfidence };
  const hint = t(isExchange ? 'economy.levelHintExchange' : 'economy.levelHint');
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-13 font-semibold">{t('economy.levels')}</h3>
      <dl className="grid grid-cols-5 gap-px overflow-hidden rounded-md border border-line-soft bg-line-soft max-md:grid-cols-2">
        {confidenceLevels.map((level, at) => (
          <div key={level} className={level === chosen ? 'flex flex-col gap-0.5 bg-s3 px-3 py-2' : 'flex flex-col gap-0.5 bg-s1 px-3 py-2'}>
            <dt title={hint} className="text-12 text-muted">
              {t('economy.levelNumber', { level })}
            </dt>
            <dd>
              <Price chaos={levels[at] ?? null} hint="none" {...look} weight={level === chosen ? 'strong' : 'normal'} />
            </dd>
            {times !== undefined && <SaleTimeLine time={times[at] ?? null} />}
          </div>
        ))}
      </dl>
      <p className="text-12 text-muted">
        {hint}
        {times !== undefined && ` ${t('priceCheck.sales')}`}
      </p>
    </section>
  );
}

function SaleTimeLine({ time }: { readonly time: Parameters<typeof writeSaleTime>[0] | null }) {
  const { t } = useTranslation();
  if (time === null) return <dd className="text-12 text-faint">{'–'}</dd>;
  const { about, range } = writeSaleTime(time);
  return (
    <dd className="text-12 text-faint" title={`${t('economy.sales.within')} ${about} (${range})`}>
      {`≈ ${about}`}
    </dd>
  );
}
