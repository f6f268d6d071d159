import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { SnapshotHead } from '../data/read-row.ts';
import { describeProfile } from '../profiles/describe-profile.ts';
import { ProfilePicker } from '../profiles/profile-picker.tsx';
import { useLeagueName } from '../profiles/use-league-name.ts';
import { PickButton } from '../profiles/pick-button.tsx';
import { TotalBlock } from './total-block.tsx';

export type BandProps = {
  readonly profiles: readonly SnapshotProfile[];
  readonly profile: SnapshotProfile;
  readonly heads: readonly SnapshotHead[];
  readonly isLoading: boolean;
  readonly onEdit: (profile: SnapshotProfile | null) => void;
  readonly onDelete: (profile: SnapshotProfile) => void;
  readonly income: ReactNode;
  readonly auto: ReactNode;
  /** The gold button. */
  readonly action: ReactNode;
};

/**
 * Head of the page: profile, total, income, and taking snapshots. One row on a desktop: if texts are long, the bars of
 * the income shrink first, then the names of profile and league. Two rows on a tablet, five on a phone.
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
