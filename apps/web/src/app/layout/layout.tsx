import { Outlet, useLocation, Link } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { withPageTexts } from '../../shared/i18n/i18n.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useHasToken } from '../../shared/session/token.ts';
import { PriceViewProvider, type PageView } from '../../shared/ui/price-view.tsx';
import { useIsSettled } from '../../shared/ui/use-is-settled.ts';
import { openPalette } from '../../features/palette/palette-store.ts';
import { usePaletteKeys } from '../../features/palette/use-palette-keys.ts';
import { BottomBar } from './bottom-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { usePageChange } from './use-page-change.ts';
import { isAway, useReachability } from '../../shared/network/connection.ts';
import { lazyPart } from '../../shared/network/lazy-part.ts';
import { focusList } from './skip-to-list.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { version } from '../../../package.json';
import { useGameSegment, useGame } from '../../shared/game/use-game.ts';
import { useInterfaceStore } from '../../shared/game/interface-store.ts';
import { useLeague } from '../../shared/prices/use-league.ts';
import { useChaosPerDivine, useChaosPerUnit } from '../../shared/prices/queries.ts';

/** Returns the currency in which the pages of this game and league show prices (R9.36, D59). */
function usePagePriceView(): PageView {
  const game = useGame();
  const chosen = useLeague(game).id;
  // Rates are computed by the pricing worker, which starts after the first paint.
  const league = useIsSettled() ? chosen : null;
  const picked = useInterfaceStore((state) => state.unitPoe2);
  const unit = game === 'poe2' ? picked : 'c';
  const chaosPerDivine = useChaosPerDivine(game, league);
  const chaosPerUnit = useChaosPerUnit({ game, league, unit });
  return useMemo(() => {
    const isPending = chosen !== null && (game === 'poe1' ? chaosPerDivine : chaosPerUnit) === undefined;
    return game === 'poe1' ? { game, chaosPerDivine, isPending } : { game, unit, chaosPerUnit, isPending };
  }, [chosen, game, unit, chaosPerDivine, chaosPerUnit]);
}

/** Footer of every page (D85). */
function Footer() {
  const { t } = useTranslation();
  const game = useGameSegment();
  return (
    <footer className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line-soft px-4 py-2 text-12 text-faint">
      <span>{t('footer.notAffiliated')}</span>
      <span>{t('footer.prices')}</span>
      {(['bulk-trade', 'api', 'status'] as const).map((page) => (
        <Link key={page} to={`/$game/poexchange/${page}`} params={{ game }} className="hover:text-text">
          {t(`footer.${page}`)}
        </Link>
      ))}
      <button type="button" onClick={() => openPalette('shortcuts')} className="hover:text-text max-md:hidden">
        {t('nav.shortcuts')}
      </button>
      <span>{t('footer.version', { version })}</span>
    </footer>
  );
}

const LOCKED_PAGE = /^\/poe2?\/poexchange\/(?:bulk-trade\/|services\/|networth(?:\/|$))/;

/**
 * Returns true for pages that lock some functions for visitors (R2.07, D11): copying a whisper, sending a request,
 * selling, reading a stash.
 */
function needsAccount(pathname: string): boolean {
  return LOCKED_PAGE.test(pathname);
}

/** Toasts, the socket and notifications: needed by every user, but not for the first paint. */
const AfterPaint = lazyPart(() => withPageTexts(import('../after-paint.tsx').then((module) => ({ default: module.AfterPaint }))));

/** Loaded early, while there is still a connection. */
const AwayBanner = lazyPart(() => import('./away-banner.tsx').then((module) => ({ default: module.AwayBanner })));

/** The frame of every page. */
export function Layout() {
  const { t } = useTranslation();
  const isSettled = useIsSettled();
  // A visit that starts offline shows the offline bar immediately.
  const isLost = useReachability((state) => isAway(state.verdict));
  const hasToken = useHasToken();
  const { pathname } = useLocation();
  const view = usePagePriceView();
  usePageChange(pathname);
  usePaletteKeys();
  return (
    <PriceViewProvider view={view}>
      <a
        href="#content"
        onClick={(event) => {
          if (focusList(document.querySelector('#content'))) event.preventDefault();
        }}
        className="sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2 focus-visible:z-50 focus-visible:rounded-md focus-visible:bg-s3 focus-visible:px-3 focus-visible:py-2"
      >
        {t('app.skipToContent')}
      </a>
      <div className="flex min-h-dvh flex-col pb-[var(--bottom-bar-height)]">
        <TopBar />
        {(isSettled || isLost) && (
          <Suspense fallback={null}>
            <AwayBanner />
          </Suspense>
        )}
        {!hasToken && needsAccount(pathname) && <PreviewBanner />}
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col focus:outline-none">
          <Outlet />
        </main>
        <Footer />
      </div>
      <BottomBar />
      {isSettled && (
        <Suspense fallback={null}>
          <AfterPaint />
        </Suspense>
      )}
    </PriceViewProvider>
  );
}

/**
 * R2.07, D11: informs a visitor that the page needs an account and that its data is live, and explains how to get
 * started.
 */
function PreviewBanner() {
  const { t } = useTranslation();
  return (
    <div
      role="status"
      className="flex items-center justify-center gap-2 border-b border-line-soft bg-s1 px-4 py-1 text-center text-12 text-muted"
    >
      <Glyph name="info" size={12} className="shrink-0 text-accent max-sm:hidden" />
      <span>{t('preview.banner')}</span>
    </div>
  );
}
