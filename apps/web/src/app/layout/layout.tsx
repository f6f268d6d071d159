import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { withPageTexts } from '../../shared/i18n/i18n.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { needsAccount } from '../../shared/session/needs-account.ts';
import { useHasToken } from '../../shared/session/token.ts';
import { PriceViewProvider } from '../../shared/ui/price-view.tsx';
import { useIsSettled } from '../../shared/ui/use-is-settled.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';
import { usePageChange } from './use-page-change.ts';
import { usePagePriceView } from './use-page-price-view.ts';
import { isAway, useReachability } from '../../shared/network/connection.ts';
import { lazyPart } from '../../shared/network/lazy-part.ts';
import { focusList } from './skip-to-list.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';

/** Toasts, the socket and notifications: needed by every user, but not for the first paint. */
const AfterPaint = lazyPart(() => withPageTexts(import('../after-paint.tsx').then((module) => ({ default: module.AfterPaint }))));

/** Loaded while there still is a connection. */
const AwayBanner = lazyPart(() => import('./away-banner.tsx').then((module) => ({ default: module.AwayBanner })));

/** The frame of every page. */
export function Layout() {
  const { t } = useTranslation();
  const isSettled = useIsSettled();
  // A visit that begins without a connection says so immediately.
  const isLost = useReachability((state) => isAway(state.verdict));
  const hasToken = useHasToken();
  const { pathname } = useLocation();
  const view = usePagePriceView();
  usePageChange(pathname);
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

/** R2.07, D11: shows a visitor that a page needs an account, how to get started, and that its data is live. */
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
