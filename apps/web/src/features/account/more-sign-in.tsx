import { useMutation } from '@tanstack/react-query';
import { MoreSignInButton } from '../../shared/account/more-sign-in-button.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { startPartnerSignIn } from '../../shared/partner/partner-sign-in.ts';
import { Menu } from '../../shared/ui/menu.tsx';

/** Sign-in with a linked partner account (D14). Open at first: a press on its button loads its code. */
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
