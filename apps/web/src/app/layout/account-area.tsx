import { Suspense, useState } from 'react';
import { readPageConfig } from '../../shared/config/page-config.ts';
import { withPageTexts } from '../../shared/i18n/i18n.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useAccount } from '../../shared/account/account.ts';
import { ConnectButton } from '../../shared/account/connect-button.tsx';
import { MoreSignInButton } from '../../shared/account/more-sign-in-button.tsx';
import { closeSettings, openSettings, useSettingsDialog } from '../../shared/account/settings-dialog-store.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { lazyPart } from '../../shared/network/lazy-part.ts';

const AccountMenu = lazyPart(() =>
  withPageTexts(import('../../features/account/account-menu.tsx').then((module) => ({ default: module.AccountMenu }))),
);
const MoreSignIn = lazyPart(() =>
  withPageTexts(import('../../features/account/more-sign-in.tsx').then((module) => ({ default: module.MoreSignIn }))),
);
const SettingsDialog = lazyPart(() =>
  withPageTexts(import('../../features/settings/settings-dialog.tsx').then((module) => ({ default: module.SettingsDialog }))),
);
const NotificationBell = lazyPart(() =>
  withPageTexts(import('../../features/notifications/notification-bell.tsx').then((module) => ({ default: module.NotificationBell }))),
);

/**
 * Right end of the top bar: account, settings and notifications. Menus and dialogs are loaded after the first paint.
 */
export function AccountArea() {
  const { t } = useTranslation();
  const account = useAccount();
  const firstTab = useSettingsDialog((state) => state.firstTab);
  return (
    <div className="flex shrink-0 items-center gap-1">
      {account.status === 'visitor' ? (
        <>
          <IconButton glyph="gear" label={t('account.settings')} onClick={openSettings} className="max-md:hidden" />
          <ConnectButton />
          {readPageConfig().partnerSignIn && <MoreSignInMenu />}
        </>
      ) : (
        <Suspense fallback={<span className="h-[30px] w-[120px]" />}>
          <NotificationBell />
          <AccountMenu account={account} onOpenSettings={openSettings} />
        </Suspense>
      )}
      {firstTab !== null && (
        <Suspense fallback={null}>
          <SettingsDialog onClose={closeSettings} firstTab={firstTab} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * The menu's code is loaded when the menu is opened, because few visitors need it. On a phone the menu is in the
 * settings, because the bar has no room.
 */
function MoreSignInMenu() {
  const [isOpened, setIsOpened] = useState(false);
  if (!isOpened) return <MoreSignInButton onClick={() => setIsOpened(true)} />;
  return (
    <Suspense fallback={<MoreSignInButton isBusy />}>
      <MoreSignIn />
    </Suspense>
  );
}
