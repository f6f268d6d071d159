/** How old a league's prices are, said wherever prices are compared (record 0014, record 0027). */
import { statusFileSchema, statusPath } from '@poexchange/contract/price-files';
import type { Game } from '@poexchange/domain/item';
import { useQuery } from '@tanstack/react-query';
import { readPageConfig } from '../../shared/config/page-config.ts';
import { Trans } from '../../shared/i18n/trans.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { createPriceFileReader } from '../../shared/price-files/read-price-file.ts';
import { useServerTime } from '../../shared/time/now-store.ts';
import { Note } from '../../shared/ui/states.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';

const askEveryMs = 60_000;
/** From this age on prices are called old. */
const oldAfterMs = 24 * 3_600_000;
const noStatus = { meta: { timestampMs: 0 }, status: { streamAtMs: null, exchangeHourMs: null, offers: 0, groups: 0 } };

/** When the league was last valued; null while unknown. */
function useValuedAt(of: { readonly game: Game; readonly league: string | null }): number | null {
  const { game, league } = of;
  const { data } = useQuery({
    queryKey: ['price-status', game, league],
    enabled: league !== null,
    queryFn: () =>
      createPriceFileReader({ baseUrl: readPageConfig().pricesUrl, fetch: (input, init) => fetch(input, init) })(
        statusPath({ game, league: league ?? '' }),
        statusFileSchema,
        noStatus,
      ),
    staleTime: askEveryMs,
    refetchInterval: askEveryMs,
    meta: { failure: 'silent' },
  });
  return data === undefined || data.meta.timestampMs === 0 ? null : data.meta.timestampMs;
}

/** Said above the table when the prices are older than a day: the market may have gone on without them. */
export function OldPricesNote({ game, league }: { readonly game: Game; readonly league: string | null }) {
  const { t } = useTranslation();
  const isOld = useIsOld(useValuedAt({ game, league }));
  if (!isOld) return null;
  return (
    <div role="status" className="px-4 pb-2">
      <Note>{t('economy.oldPrices')}</Note>
    </div>
  );
}

function useIsOld(valuedAtMs: number | null): boolean {
  return useServerTime((nowMs) => valuedAtMs !== null && nowMs - valuedAtMs > oldAfterMs);
}

export function PricesAge({ game, league }: { readonly game: Game; readonly league: string | null }) {
  const valuedAtMs = useValuedAt({ game, league });
  const isOld = useIsOld(valuedAtMs);
  if (valuedAtMs === null) return null;
  return (
    <span className={isOld ? 'text-warn' : undefined}>
      {' · '}
      <Trans i18nKey="economy.age" components={{ age: <TimeAgo timestampMs={valuedAtMs} /> }} />
    </span>
  );
}
