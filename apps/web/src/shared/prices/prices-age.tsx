/** Shows the age and source of a league's prices wherever prices are compared. */
import type { Game } from '@poexchange/domain/item';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLeagues } from './use-league.ts';
import { Trans } from '../i18n/trans.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { useServerTime } from '../time/now-store.ts';
import { Note } from '../ui/states.tsx';
import { SteadyAge } from '../ui/steady-age.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { pricesMadeAtQuery } from './queries.ts';

/** Prices older than this are marked as late, because price runs happen every minute. */
const AGED_AFTER_MS = 30 * 60_000;
/** Prices older than this certainly differ from the market. */
const OLD_AFTER_MS = 24 * 3_600_000;

type Market = {
  readonly game: Game;
  readonly league: string | null;
  /** Time at which the page read its prices, if the page does not follow every price run. */
  readonly readAtMs?: number | null | undefined;
};

/**
 * The earlier of the league's last price run and the time the prices were read. If only one of these times is known,
 * returns that time; if neither is known, null.
 */
function useValuedAt({ game, league, readAtMs }: Market): number | null {
  const madeAtMs = useQuery({ ...pricesMadeAtQuery({ game, league: league ?? '' }), enabled: league !== null }).data ?? null;
  return madeAtMs === null || readAtMs == null ? (madeAtMs ?? readAtMs ?? null) : Math.min(madeAtMs, readAtMs);
}

function useIsOlderThan(valuedAtMs: number | null, ageMs: number): boolean {
  return useServerTime((nowMs) => valuedAtMs !== null && nowMs - valuedAtMs > ageMs);
}

/** Warns above the table that the prices are more than a day old. */
export function OldPricesNote(market: Market) {
  const { t } = useTranslation();
  const isOld = useIsOlderThan(useValuedAt(market), OLD_AFTER_MS);
  if (!isOld) return null;
  return (
    <div role="status" className="px-4 pb-2">
      <Note>{t('economy.oldPrices')}</Note>
    </div>
  );
}

/**
 * "Mercenaries prices 1 min ago"; amber, with the reason, when the prices are late. Renders nothing while the age is
 * unknown. `before` separates the age from preceding text on the line.
 */
export function PricesAge({ before, ...market }: Market & { readonly before?: ReactNode }) {
  return <AgeOfPrices {...market} valuedAtMs={useValuedAt(market)} before={before} />;
}

type AgeOfPricesProps = {
  readonly game: Game;
  readonly league: string | null;
  readonly valuedAtMs: number | null;
  readonly before?: ReactNode;
};

/** Shows the age of prices whose time is known. */
export function AgeOfPrices({ game, league, valuedAtMs, before }: AgeOfPricesProps) {
  const { t } = useTranslation();
  const isAged = useIsOlderThan(valuedAtMs, AGED_AFTER_MS);
  const name = useLeagues(game).find(({ id }) => id === league)?.name ?? league ?? '';
  if (valuedAtMs === null) return null;
  const age = (
    <SteadyAge timestampMs={valuedAtMs}>
      {(shown) => <Trans i18nKey="priceNote.ageOf" values={{ league: name }} components={{ age: shown }} />}
    </SteadyAge>
  );
  if (!isAged) {
    return (
      <span>
        {before}
        {age}
      </span>
    );
  }
  return (
    <Tooltip content={t('priceNote.ageHint')}>
      <span tabIndex={0} className="text-warn underline decoration-dotted underline-offset-2">
        {before}
        {age}
      </span>
    </Tooltip>
  );
}
