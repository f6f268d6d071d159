import { useInterfaceStore } from '../../../shared/game/interface-store.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ToastLink } from '../../../shared/toast/toast-link.tsx';
import { isNetWorthPath, netWorthPath } from './net-worth-path.ts';

/** The action 'Show Networth Page' of a card about snapshots; hidden on that page itself (R2.03). */
export function NetWorthLink({ onFollow = () => undefined }: { readonly onFollow?: () => void }) {
  const { t } = useTranslation('notification');
  const game = useInterfaceStore((state) => state.lastGame);
  if (isNetWorthPath(location.pathname)) return null;
  return (
    <div className="mt-2">
      <ToastLink href={netWorthPath(game)} onFollow={onFollow}>
        {t('toast.show_net_worth')}
      </ToastLink>
    </div>
  );
}
