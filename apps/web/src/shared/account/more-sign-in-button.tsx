import type { ComponentProps } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** Button that opens the menu of further sign-in options; the top bar shows it before the menu's code is loaded. */
export function MoreSignInButton({ isBusy = false, ...rest }: ComponentProps<'button'> & { readonly isBusy?: boolean }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-label={t('account.moreSignIn')}
      aria-haspopup="menu"
      disabled={isBusy}
      className="grid size-[30px] shrink-0 place-items-center rounded-md text-muted transition-colors hover:bg-s3 hover:text-text data-[state=open]:bg-s3 max-md:hidden"
      {...rest}
    >
      {isBusy ? <Spinner size={14} /> : <Glyph name="chevronDown" />}
    </button>
  );
}
