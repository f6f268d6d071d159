import { useInterfaceStore } from '../../../shared/game/interface-store.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ToastLink } from '../../../shared/toast/toast-link.tsx';
import { isNetWorthPath, netWorthPath } from './net-worth-path.ts';

/** The 'Show Networth Page' action of a snapshot card; hidden on the net worth page. */
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
