/** Home: explains the product and shows live figures (D11). */
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useGame, useGameSegment } from '../../shared/game/use-game.ts';
import { useLeague } from '../../shared/prices/use-league.ts';
import { ConnectButton } from '../../shared/account/connect-button.tsx';
import { useHasToken } from '../../shared/session/token.ts';
import { buttonClasses } from '../../shared/ui/button.tsx';
import { HeroScene } from './hero-scene.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MarketNow } from './market-now.tsx';

export function HomePage() {
  const { t } = useTranslation();
  const game = useGame();
  const params = { game: useGameSegment() };
  const league = useLeague(game);
  const hasToken = useHasToken();
  return (
    <div className="mx-auto flex w-full max-w-[1240px] flex-col gap-12 px-6 pt-10 pb-14 max-md:gap-8 max-md:px-4 max-md:pt-6">
      <section className="grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,520px)]">
        <div>
          <h1 className="max-w-[24ch] text-26 font-semibold">{t(game === 'poe2' ? 'home.titlePoe2' : 'home.title')}</h1>
          <p className="mt-3 max-w-[58ch] text-14 text-muted">{t(game === 'poe2' ? 'home.leadPoe2' : 'home.lead')}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            {hasToken ? (
              <Link
                to="/$game/poexchange/bulk-trade/my-listings"
                params={params}
                className={buttonClasses({ kind: 'primary', size: 'lg' })}
              >
                {t(game === 'poe2' ? 'home.sellPoe2' : 'home.sell')}
              </Link>
            ) : (
              <ConnectButton size="lg">{t('account.connect')}</ConnectButton>
            )}
            <Link to="/$game/poexchange/bulk-trade/listings" params={params} className={buttonClasses({ size: 'lg' })}>
              {t('home.browse')}
            </Link>
          </div>
        </div>
        <HeroScene game={game} />
      </section>
      <MarketNow game={game} league={league} />
      <HowItWorks game={game} />
    </div>
  );
}
