import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { SnapshotHead } from '../data/read-row.ts';
import { describeProfile } from '../profiles/describe-profile.ts';
import { ProfilePicker } from '../profiles/profile-picker.tsx';
import { useLeagueName } from '../profiles/use-league-name.ts';
import { PickButton } from '../profiles/pick-button.tsx';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { writeDecimal } from '../../../shared/i18n/write-values.ts';
import { useServerTime } from '../../../shared/time/now-store.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { Skeleton } from '../../../shared/ui/states.tsx';
import { TimeAgo } from '../../../shared/ui/time-ago.tsx';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import { ShortAmount } from '../parts/short-amount.tsx';
import { useSnapshotDetails } from '../data/queries.ts';
import { sayDuration } from '../parts/moment.ts';
import { WholeTotal } from '../parts/whole-total.tsx';
import { computeDayChange, type DayChange } from './day-change.ts';
import { measureOwnPrices } from './own-effect.ts';

/** Age from which the total's age is shown as stale. */
const STALE_MS = 30 * 60_000;

/** The newest total with its age and its change over a day. */
function TotalBlock({ heads, isLoading }: { readonly heads: readonly SnapshotHead[]; readonly isLoading: boolean }) {
  const { t } = useTranslation();
  const newest = heads.at(-1);
  const change = computeDayChange(heads);
  const isStale = useServerTime((nowMs) => newest !== undefined && nowMs - newest.createdAtMs > STALE_MS);
  if (newest === undefined) {
    return (
      <div className="grid shrink-0 gap-0.5 whitespace-nowrap">
        <span className="text-12 leading-[18px] text-muted">{t('netWorth.total')}</span>
        {isLoading ? <Skeleton className="my-[3px] h-[25px] w-[160px]" /> : <Price chaos={null} size={26} />}
      </div>
    );
  }
  return (
    <div className="grid shrink-0 gap-0.5 whitespace-nowrap">
      <span className="text-12 leading-[18px] text-muted">
        {t('netWorth.total')}
        {' · '}
        <TimeAgo timestampMs={newest.createdAtMs} className={joinClasses(isStale && 'text-warn')} />
        <OwnPrices id={newest.id} />
      </span>
      <span className="flex items-baseline gap-2.5 max-md:flex-col max-md:gap-0.5">
        <WholeTotal chaos={newest.totalPrice} size={26} />
        {change !== null && <ChangeOverDay change={change} />}
      </span>
    </div>
  );
}

/** Number of custom prices counted in the total, and their effect on it; renders nothing if there are none. */
function OwnPrices({ id }: Pick<SnapshotHead, 'id'>) {
  const { data } = useSnapshotDetails(id);
  const own = useMemo(() => (data === undefined || data === null ? null : measureOwnPrices(data)), [data]);
  if (own === null || own.count === 0) return null;
  const sign = own.chaos > 0 ? '+' : own.chaos < 0 ? '−' : '';
  return (
    <span className="text-info max-md:block">
      <span className="text-muted max-md:hidden">{' · '}</span>
      <Trans
        i18nKey="netWorth.ownPrices"
        values={{ count: own.count }}
        components={{
          change: (
            <span className="whitespace-nowrap">
              {sign}
              <ShortAmount chaos={Math.abs(own.chaos)} />
            </span>
          ),
        }}
      />
    </span>
  );
}

function ChangeOverDay({ change }: { readonly change: DayChange }) {
  const { t } = useTranslation();
  const time = change.isWholeDay ? t('netWorth.day') : sayDuration(change.overMs, t);
  const isUp = change.chaos > 0;
  // Changes that are too small for the displayed digits have no direction.
  const isSame = change.chaos === 0 || (change.percent !== null && Math.abs(change.percent) < 0.05);
  const percent = change.percent === null ? null : `${writeDecimal(Math.abs(change.percent), 1)} %`;
  return (
    <Tooltip content={<Price chaos={change.chaos} size={12} hint="none" />}>
      <span tabIndex={0} className="inline-flex items-baseline gap-1.5 rounded-sm text-13">
        <span className={isSame ? 'text-muted' : isUp ? 'text-up' : 'text-down'}>
          <span aria-hidden="true">{isSame ? '' : isUp ? '▲ ' : '▼ '}</span>
          <span className="sr-only">{isSame ? '' : isUp ? '+' : '−'}</span>
          {percent ?? <Price chaos={Math.abs(change.chaos)} weight="normal" hint="none" />}
        </span>
        <span className="text-12 text-muted">{t('netWorth.changeOver', { time })}</span>
      </span>
    </Tooltip>
  );
}

export type BandProps = {
  readonly profiles: readonly SnapshotProfile[];
  readonly profile: SnapshotProfile;
  readonly heads: readonly SnapshotHead[];
  readonly isLoading: boolean;
  readonly onEdit: (profile: SnapshotProfile | null) => void;
  readonly onDelete: (profile: SnapshotProfile) => void;
  readonly income: ReactNode;
  readonly auto: ReactNode;
  /** The primary button. */
  readonly action: ReactNode;
};

/**
 * Head of the page: profile, total, income, and taking snapshots. One row on a desktop: if space runs out, the income
 * bars shrink first, then the names of profile and league. Two rows on a tablet, five on a phone.
 */
export function Band({ profiles, profile, heads, isLoading, onEdit, onDelete, income, auto, action }: BandProps) {
  const { t } = useTranslation();
  const nameLeague = useLeagueName(profile.poe);
  const what = describeProfile(t, profile);
  const prices = t('netWorth.pricedIn', { league: nameLeague(profile.activePriceLeague) });
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line-soft bg-s1 px-4 py-3 md:py-2.5 xl:min-h-[72px] min-[1400px]:flex-nowrap min-[1400px]:gap-x-3">
      <h1 className="sr-only">{t('nav.netWorth')}</h1>
      <div className="flex min-w-0 gap-2 max-md:basis-full">
        <ProfilePicker
          profiles={profiles}
          selected={profile}
          onEdit={onEdit}
          onDelete={onDelete}
          detail={what}
          className="min-w-0 max-md:flex-1 md:w-[176px] xl:max-wide:w-[158px]"
        />
        <PickButton
          main={nameLeague(profile.activeLeague)}
          detail={prices}
          label={t('netWorth.changeLeague', { league: nameLeague(profile.activeLeague) })}
          onClick={() => onEdit(profile)}
          className="min-w-0 max-md:w-[42%] md:w-[186px] xl:max-wide:w-[184px]"
        />
      </div>
      <span aria-hidden="true" className="h-[44px] w-px shrink-0 bg-line max-xl:hidden" />
      <TotalBlock heads={heads} isLoading={isLoading} />
      <span aria-hidden="true" className="h-[44px] w-px shrink-0 bg-line max-xl:hidden" />
      {income}
      <span className="flex-1 max-md:hidden min-[1400px]:hidden" />
      <div className="flex shrink-0 items-center gap-4 max-md:basis-full max-md:flex-wrap max-md:gap-2 max-md:[&>*]:flex-auto">
        {auto}
        {action}
      </div>
    </header>
  );
}
