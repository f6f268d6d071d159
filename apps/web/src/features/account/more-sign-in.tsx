import { useMutation } from '@tanstack/react-query';
import { MoreSignInButton } from '../../shared/account/more-sign-in-button.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { startPartnerSignIn } from '../../shared/partner/partner-sign-in.ts';
import { Menu } from '../../shared/ui/menu.tsx';

/** Alternative sign-in with a linked partner account (D14). It opens at once: its code is loaded by a press on its button. */
export function MoreSignIn() {
  const { t } = useTranslation();
  const signIn = useMutation({ mutationFn: startPartnerSignIn });
  return (
    <Menu
      isOpenAtFirst
      // Busy until the page is left.
      trigger={<MoreSignInButton isBusy={signIn.isPending || signIn.isSuccess} />}
      entries={[{ kind: 'item', id: 'partner', label: t('account.partnerSignIn'), glyph: 'user', onSelect: () => signIn.mutate() }]}
    />
  );
}
