import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useGame, useGameSegment } from '../../shared/game/use-game.ts';
import { useLeague } from '../../shared/game/use-league.ts';
import { buttonClasses } from '../../shared/ui/button.tsx';
import { Glyph, type GlyphName } from '../../shared/ui/glyph.tsx';

/** The fork in the road: buying or selling. */
export function BulkTradePage() {
  const { t } = useTranslation();
  const params = { game: useGameSegment() };
  const league = useLeague(useGame());
  return (
    <div className="mx-auto w-full max-w-[860px] px-6 py-10 max-md:px-4 max-md:py-6">
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
    <section className="flex flex-col items-start gap-2 rounded-lg border border-line-soft bg-s1 p-5">
      <Glyph name={glyph} size={24} className="text-accent" />
      <h2 className="text-18 font-semibold">{title}</h2>
      <p className="mb-3 flex-1 text-muted">{text}</p>
      {children}
    </section>
  );
}
