import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../i18n/use-translation.ts';
import { useGame } from '../game/use-game.ts';
import { startSignIn } from './sign-in.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';

/** Starts signing in with the game account; afterwards the user returns to this page. */
export function ConnectButton({ children, ...rest }: Omit<ButtonProps, 'onClick' | 'isBusy' | 'asChild'>) {
  const { t } = useTranslation();
  const game = useGame();
  const signIn = useMutation({ mutationFn: () => startSignIn(game) });
  return (
    // Busy until the browser leaves the page.
    <Button kind="primary" isBusy={signIn.isPending || signIn.isSuccess} onClick={() => signIn.mutate()} {...rest}>
      {children ?? (
        <>
          <span className="max-sm:hidden">{t('account.connect')}</span>
          <span className="sm:hidden">{t('account.connectShort')}</span>
        </>
      )}
    </Button>
  );
}
