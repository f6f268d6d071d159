import { leaguesQuery, pricesMadeAtQuery } from '../../../shared/prices/queries.ts';
import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useServerTime } from '../../../shared/time/now-store.ts';
import { Note } from '../../../shared/ui/states.tsx';
import { TimeAgo } from '../../../shared/ui/time-ago.tsx';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { useLeagueName, useProfileLeagues } from '../profiles/use-league-name.ts';

/** Age from which prices are marked as old. */
const OLD_MS = 3_600_000;

/** Reason why a snapshot makes no sense now: its league has ended, or its pricing league has no prices. */
type MarketFault = 'ended' | 'noPrices';

function useMarketFault(profile: SnapshotProfile): MarketFault | null {
  const { poe: game, activeLeague, activePriceLeague } = profile;
  const leagues = useQuery(leaguesQuery).data;
  const madeAt = useQuery(pricesMadeAtQuery({ game, league: activePriceLeague }));
  const endAt = leagues?.find((league) => league.game === game && league.id.toLowerCase() === activeLeague)?.endAt ?? null;
  const endMs = endAt === null ? null : Date.parse(endAt);
  const hasEnded = useServerTime((nowMs) => endMs !== null && endMs < nowMs);
  if (hasEnded) return 'ended';
  return madeAt.data === null ? 'noPrices' : null;
}

/** Returns the reason as text; null while a snapshot can be taken. */
export function useMarketFaultText(profile: SnapshotProfile): string | null {
  const { t } = useTranslation();
  const nameLeague = useLeagueName(profile.poe);
  const fault = useMarketFault(profile);
  if (fault === 'ended') return t('netWorth.ended', { league: nameLeague(profile.activeLeague) });
  return fault === 'noPrices' ? t('netWorth.noPrices', { league: nameLeague(profile.activePriceLeague) }) : null;
}

/** An amber line below the band about the profile's league and its prices. */
export function MarketNotes({ profile }: { readonly profile: SnapshotProfile }) {
  const { t } = useTranslation();
  const nameLeague = useLeagueName(profile.poe);
  const fault = useMarketFaultText(profile);
  const madeAtMs = useQuery(pricesMadeAtQuery({ game: profile.poe, league: profile.activePriceLeague })).data ?? null;
  const { isUnknown } = useProfileLeagues(profile.poe);
  const isElsewhere = fault === null && isUnknown(profile.activeLeague);
  const isOld = useServerTime((nowMs) => madeAtMs !== null && nowMs - madeAtMs > OLD_MS);
  if (fault === null && !isOld && !isElsewhere) return null;
  return (
    <div role="status" className="border-b border-line-soft px-4 py-2">
      <Note>
        {fault}
        {isElsewhere && <p>{t('netWorth.unknownLeague', { league: profile.activeLeague })}</p>}
        {fault === null && isOld && madeAtMs !== null && (
          <p>
            <Trans
              i18nKey="netWorth.oldPrices"
              values={{ league: nameLeague(profile.activePriceLeague) }}
              components={{ age: <TimeAgo timestampMs={madeAtMs} /> }}
            />
          </p>
        )}
      </Note>
    </div>
  );
}
