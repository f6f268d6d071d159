import type { SnapshotProfile } from '@poexchange/contract/rest/net-worth';
import { netWorthLimits } from '@poexchange/domain/net-worth';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { PriceViewProvider } from '../../../shared/ui/price-view.tsx';
import { TimeAgo } from '../../../shared/ui/time-ago.tsx';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import { WholeTotal } from '../parts/whole-total.tsx';
import { Drawing } from './drawing.tsx';
import { PickButton } from './pick-button.tsx';
import { useProfileView } from '../data/use-profile-view.ts';
import { describeProfile } from './describe-profile.ts';
import { useLeagueName } from './use-league-name.ts';
import { useSelectProfile } from './use-profile-actions.ts';

export type ProfilePickerProps = {
  readonly profiles: readonly SnapshotProfile[];
  readonly selected: SnapshotProfile;
  readonly onEdit: (profile: SnapshotProfile | null) => void;
  readonly onDelete: (profile: SnapshotProfile) => void;
  readonly detail: string;
  readonly className?: string;
};

/** Selects a profile; each profile can be edited and deleted here. */
export function ProfilePicker({ profiles, selected, onEdit, onDelete, detail, className }: ProfilePickerProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const select = useSelectProfile(selected.poe);
  const pick = (profile: SnapshotProfile): void => {
    setOpen(false);
    if (profile.id !== selected.id) select.mutate(profile.id);
  };
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setOpen}
      align="start"
      label={t('netWorth.profiles.title')}
      className="w-[600px] max-w-[calc(100vw-24px)] overflow-hidden"
      trigger={
        <PickButton
          main={selected.name}
          detail={detail}
          label={t('netWorth.profiles.choose', { name: selected.name })}
          {...(className !== undefined && { className })}
        />
      }
    >
      <p className="px-3 pt-2.5 pb-1.5 text-12 font-medium text-muted">{t('netWorth.profiles.title')}</p>
      <ul className="max-h-[min(448px,60dvh)] overflow-y-auto" onKeyDown={moveFocus}>
        {profiles.map((profile) => (
          <ProfileRow
            key={profile.id}
            profile={profile}
            isSelected={profile.id === selected.id}
            isLast={profiles.length === 1}
            onPick={() => pick(profile)}
            onEdit={() => {
              setOpen(false);
              onEdit(profile);
            }}
            onDelete={() => {
              setOpen(false);
              onDelete(profile);
            }}
          />
        ))}
      </ul>
      <div className="flex items-center justify-between gap-3 border-t border-line p-3">
        <Button
          disabled={profiles.length >= netWorthLimits.maxProfiles}
          onClick={() => {
            setOpen(false);
            onEdit(null);
          }}
        >
          <Glyph name="plus" />
          {t('netWorth.profiles.add')}
        </Button>
        <span className="text-12 text-muted max-md:hidden">{t('netWorth.profiles.keys')}</span>
      </div>
    </Popover>
  );
}

/** Arrow keys move between profiles. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-profile]')];
  const row = event.target instanceof Element ? event.target.closest('li')?.querySelector<HTMLElement>('[data-profile]') : null;
  const at = row === null || row === undefined ? -1 : rows.indexOf(row);
  event.preventDefault();
  rows[Math.min(rows.length - 1, Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1)))]?.focus();
}

type ProfileRowProps = {
  readonly profile: SnapshotProfile;
  readonly isSelected: boolean;
  readonly isLast: boolean;
  readonly onPick: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

function ProfileRow({ profile, isSelected, isLast, onPick, onEdit, onDelete }: ProfileRowProps) {
  const { t } = useTranslation();
  const nameLeague = useLeagueName(profile.poe);
  const view = useProfileView(profile.poe, profile.activePriceLeague);
  const league = nameLeague(profile.activeLeague);
  const where =
    profile.activeLeague === profile.activePriceLeague
      ? `${league} · ${describeProfile(t, profile)}`
      : t('netWorth.profiles.priced', { league, prices: nameLeague(profile.activePriceLeague) });
  return (
    <li className={joinClasses('flex items-center gap-1 pr-2 hover:bg-s3', isSelected && 'bg-s3')}>
      <button
        type="button"
        data-profile=""
        aria-current={isSelected}
        onClick={onPick}
        className="grid min-h-[56px] min-w-0 flex-1 grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-x-3 py-2 pl-3 text-left focus-visible:-outline-offset-2"
      >
        <Glyph name="check" className={isSelected ? 'text-accent' : 'invisible'} />
        <span className="min-w-0">
          <span translate="no" className="block truncate font-semibold">
            {profile.name}
          </span>
          <span className="block truncate text-12 text-muted">{where}</span>
        </span>
        <span className="flex flex-col items-end whitespace-nowrap">
          <PriceViewProvider view={view}>
            {profile.lastTotalPrice === null ? <Price chaos={null} hint="none" /> : <WholeTotal chaos={profile.lastTotalPrice} size={13} />}
          </PriceViewProvider>
          <span className="text-12 text-muted">
            {t('netWorth.snapshots', { count: profile.snapshotCount })}
            {profile.lastSnapshotAt !== null && (
              <>
                {', '}
                <TimeAgo timestampMs={profile.lastSnapshotAt} />
              </>
            )}
          </span>
        </span>
      </button>
      <Tooltip content={t('netWorth.profiles.edit', { name: profile.name })}>
        <button
          type="button"
          aria-label={t('netWorth.profiles.edit', { name: profile.name })}
          onClick={onEdit}
          className="inline-grid size-[26px] shrink-0 place-items-center rounded-md text-muted hover:bg-s4 hover:text-text"
        >
          <Drawing name="pencil" />
        </button>
      </Tooltip>
      <IconButton
        glyph="trash"
        size="sm"
        label={isLast ? t('netWorth.profiles.last') : t('netWorth.profiles.delete', { name: profile.name })}
        disabled={isLast}
        onClick={onDelete}
      />
    </li>
  );
}
