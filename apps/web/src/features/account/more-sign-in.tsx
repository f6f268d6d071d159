import { useMutation } from '@tanstack/react-query';
import { MoreSignInButton } from '../../shared/account/more-sign-in-button.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { startPartnerSignIn } from '../../shared/partner/partner-sign-in.ts';
import { Menu } from '../../shared/ui/menu.tsx';

/**
 * Sign-in with a linked partner account (D14). Opens immediately, because the code of this part is loaded when its
 * button is pressed.
 */
export function MoreSignIn() {
  const { t } = useTranslation();
  const signIn = useMutation({ mutationFn: startPartnerSignIn });
  return (
    <Menu
      isOpenAtFirst
      // Busy until the browser leaves the page.
      trigger={<MoreSignInButton isBusy={signIn.isPending || signIn.isSuccess} />}
      entries={[{ kind: 'item', id: 'partner', label: t('account.partnerSignIn'), glyph: 'user', onSelect: () => signIn.mutate() }]}
    />
  );
}
