import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { startPartnerSignIn } from '../../shared/partner/partner-sign-in.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { Menu } from '../../shared/ui/menu.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';

/** Alternative sign-in with a linked partner account (D14). */
export function MoreSignIn() {
  const { t } = useTranslation();
  const signIn = useMutation({ mutationFn: startPartnerSignIn });
  // Busy until the page is left.
  const isBusy = signIn.isPending || signIn.isSuccess;
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t('account.moreSignIn')}
          disabled={isBusy}
          className="grid size-[30px] shrink-0 place-items-center rounded-md text-muted transition-colors hover:bg-s3 hover:text-text data-[state=open]:bg-s3 max-md:hidden"
        >
          {isBusy ? <Spinner size={14} /> : <Glyph name="chevronDown" />}
        </button>
      }
      entries={[{ kind: 'item', id: 'partner', label: t('account.partnerSignIn'), glyph: 'user', onSelect: () => signIn.mutate() }]}
    />
  );
}
