import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AskedLeague } from '../../shared/prices/asked-league.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useGame, useGameSegment } from '../../shared/game/use-game.ts';
import { useLeague } from '../../shared/prices/use-league.ts';
import { MarketNow } from '../home/index.ts';
import { buttonClasses } from '../../shared/ui/button.tsx';
import { Glyph, type GlyphName } from '../../shared/ui/glyph.tsx';

/** Start page for buying and selling, with links above the market overview. */
export function BulkTradePage() {
  const { t } = useTranslation();
  const params = { game: useGameSegment() };
  const game = useGame();
  const league = useLeague(game);
  return (
    <div className="mx-auto w-full max-w-[1240px] px-6 py-8 max-md:px-4 max-md:py-6">
      <AskedLeague className="mb-4" />
      <h1 className="text-26 font-semibold">{t('bulkTrade.title')}</h1>
      <p className="mt-1 text-14 text-muted">
        {t('bulkTrade.lead')} {t('bulkTrade.inLeague', { league: league.name })}
      </p>
      <div className="mt-6 grid gap-4 md:grid-cols-2">
        <Way glyph="list" title={t('bulkTrade.buyTitle')} text={t('bulkTrade.buyText')}>
          <Link to="/$game/poexchange/bulk-trade/listings" params={params} className={buttonClasses({ kind: 'primary', size: 'lg' })}>
            {t('bulkTrade.buyAction')}
          </Link>
        </Way>
        <Way glyph="stash" title={t('bulkTrade.sellTitle')} text={t('bulkTrade.sellText')}>
          <Link to="/$game/poexchange/bulk-trade/my-listings" params={params} className={buttonClasses({ size: 'lg' })}>
            {t('bulkTrade.sellAction')}
          </Link>
        </Way>
      </div>
      <div className="mt-8">
        <MarketNow game={game} league={league} />
      </div>
    </div>
  );
}

function Way({
  glyph,
  title,
  text,
  children,
}: {
  readonly glyph: GlyphName;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="flex items-center gap-4 rounded-lg border border-line-soft bg-s1 p-4 max-sm:flex-wrap">
      <Glyph name={glyph} size={24} className="shrink-0 text-accent" />
      <div className="min-w-0 flex-1">
        <h2 className="text-14 font-semibold">{title}</h2>
        <p className="text-13 text-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}
