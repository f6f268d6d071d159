import { ConnectButton } from '../../../shared/account/connect-button.tsx';
import { readPageConfig } from '../../../shared/config/page-config.ts';
import { useGame } from '../../../shared/game/use-game.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Explanation, NotOffered } from './explanation.tsx';
import { Privacy } from './privacy.tsx';

/** Net worth page for a signed-out visitor, with the text of R5.43. */
export function SignedOutVisit() {
  const { t } = useTranslation();
  const isShared = useGame() === 'poe1' || readPageConfig().poe2Stashes;
  if (!isShared) return <NotOffered />;
  return (
    <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_480px]">
      <Explanation>
        <p className="mb-4 max-w-[680px] text-13">{t('netWorth.needAccount')}</p>
        <ConnectButton size="lg" className="self-start">
          {t('account.connect')}
        </ConnectButton>
      </Explanation>
      <aside
        aria-label={t('netWorth.first.read')}
        className="flex flex-col border-l border-line-soft bg-s1 max-lg:border-t max-lg:border-l-0"
      >
        <h2 className="px-4 py-3 text-18 font-semibold">{t('netWorth.first.read')}</h2>
        <p className="px-4 text-muted">{t('netWorth.first.readText')}</p>
        <Privacy />
      </aside>
    </div>
  );
}
