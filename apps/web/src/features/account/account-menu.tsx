import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { Account } from '../../shared/account/account.ts';
import { signOut } from '../../shared/session/end-session.ts';
import { useConnection } from '../../shared/socket/connection-store.ts';
import { useOwnPresence } from '../../shared/presence/own-presence.ts';
import { writeClock } from '../../shared/i18n/write-values.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { Menu } from '../../shared/ui/menu.tsx';
import { PresenceDot } from '../../shared/network/presence-dot.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';

export type AccountMenuProps = { readonly account: Account; readonly onOpenSettings: () => void };

/** The signed-in user's account menu. */
export function AccountMenu({ account, onOpenSettings }: AccountMenuProps) {
  const { t } = useTranslation();
  const isConnected = useConnection((state) => state.socket === 'open');
  const own = useOwnPresence();
  const presence = isConnected ? (own?.presence ?? 'offline') : 'offline';
  const hiddenAt =
    presence === 'idle' && own !== null && own.activeServices > 0 && own.offlineAtMs !== null ? writeClock(own.offlineAtMs) : null;
  const name = account.status === 'signedIn' ? account.profile.name : null;
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex h-[30px] items-center gap-2 rounded-md px-2 font-semibold transition-colors hover:bg-s3 data-[state=open]:bg-s3 max-md:h-[40px]"
        >
          <PresenceDot presence={presence} />
          {account.status === 'loading' ? (
            <>
              <Skeleton className="h-3 w-16" />
              <span className="sr-only">{t('account.loading')}</span>
            </>
          ) : (
            <span translate="no" className="max-w-[140px] truncate max-md:hidden">
              {name === null ? t('account.menu') : readShortName(name)}
            </span>
          )}
          {hiddenAt !== null && (
            <span role="status" className="text-12 font-normal text-warn max-md:hidden">
              {t('presence.hiddenAt', { time: hiddenAt })}
            </span>
          )}
          <Glyph name="user" className="text-muted md:hidden" />
        </button>
      }
      entries={[
        { kind: 'label', id: 'name', label: name === null ? t('account.menu') : `${name} · ${t(`presence.${presence}`)}` },
        { kind: 'item', id: 'settings', label: t('account.settings'), glyph: 'gear', onSelect: onOpenSettings },
        { kind: 'line', id: 'line' },
        { kind: 'item', id: 'out', label: t('account.signOut'), glyph: 'signOut', onSelect: signOut },
      ]}
    />
  );
}

/** Account names end with a discriminator (`Name#1234`) that only matters when two names are compared. */
function readShortName(name: string): string {
  return name.split('#')[0] ?? name;
}
