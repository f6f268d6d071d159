/** Every page and its address (D10). Each page is a separate chunk. */
import type { Game } from '@poexchange/domain/item';
import { createRootRoute, createRoute, createRouter, notFound, redirect, type RouterHistory } from '@tanstack/react-router';
import { gameOfSegment, segmentOfGame } from '../shared/game/game-path.ts';
import { rememberGame, useInterfaceStore } from '../shared/game/interface-store.ts';
import { lazyHome, lazyPage } from './lazy-page.tsx';
import { Layout } from './layout/layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageError } from './page-error.tsx';
import { getPricingWorker } from '../shared/workers/pricing-client.ts';
import { parseSearch, stringifySearch } from './search-params.ts';

const lastSegment = () => segmentOfGame(useInterfaceStore.getState().lastGame);

const rootRoute = createRootRoute({ component: Layout, notFoundComponent: NotFoundPage });

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/$game/poexchange', params: { game: lastSegment() }, replace: true });
  },
});

/** `/poexchange/...` without a game redirects to the last used game. */
const anyGameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/poexchange/$',
  beforeLoad: ({ params, location }) => {
    throw redirect({ href: `/${lastSegment()}/poexchange/${params._splat ?? ''}${location.searchStr}`, replace: true });
  },
});

/** R2.02: the path segment poe1 is rewritten to poe. */
const oldGameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/poe1/$',
  beforeLoad: ({ params, location }) => {
    throw redirect({ href: `/poe/${params._splat ?? ''}${location.searchStr}`, replace: true });
  },
});

const connectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ggg/connect',
  component: lazyPage(() => import('../features/account/connect-page.tsx'), 'ConnectPage'),
});

const partnerConnectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/partner/connect',
  component: lazyPage(() => import('../features/account/partner-connect-page.tsx'), 'PartnerConnectPage'),
});

const chatConnectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/discord/connect',
  component: lazyPage(() => import('../features/account/chat-connect-page.tsx'), 'ChatConnectPage'),
});

const gameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$game/poexchange',
  beforeLoad: ({ params }) => {
    const game: Game | null = gameOfSegment(params.game);
    if (game === null) throw notFound();
    rememberGame(game);
  },
});

const homeRoute = createRoute({
  getParentRoute: () => gameRoute,
  path: '/',
  component: lazyHome(() => import('../features/home/home-page.tsx'), 'HomePage'),
});

const bulkTradeRoute = createRoute({
  getParentRoute: () => gameRoute,
  path: '/bulk-trade',
  component: lazyPage(() => import('../features/bulk-trade/bulk-trade-page.tsx'), 'BulkTradePage'),
});

/** Search parameters stay strings (D12); a page reads the parameters it knows. */
export type LooseSearch = { readonly [name: string]: string | undefined };
const keepSearch = (search: Record<string, unknown>): LooseSearch => search as LooseSearch;

/** Starts the pricing worker while the page is still loading. */
const startPricing = (): void => void getPricingWorker();

const listingsRoute = createRoute({
  getParentRoute: () => gameRoute,
  path: '/bulk-trade/listings',
  loader: startPricing,
  validateSearch: keepSearch,
  component: lazyPage(() => import('../features/listings/listings-page.tsx'), 'ListingsPage'),
});

const myListingsRoute = createRoute({
  getParentRoute: () => gameRoute,
  path: '/bulk-trade/my-listings',
  loader: startPricing,
  validateSearch: keepSearch,
  component: lazyPage(() => import('../features/my-listings/my-listings-page.tsx'), 'MyListingsPage'),
});

const loadEconomy = lazyPage(() => import('../features/economy/economy-page.tsx'), 'EconomyPage');

const economyRoute = createRoute({
  getParentRoute: () => gameRoute,
  path: '/economy',
  loader: startPricing,
  validateSearch: keepSearch,
  component: loadEconomy,
});

const economyTagRoute = createRoute({
  getParentRoute: () => gameRoute,
  path: '/economy/$tag',
  loader: startPricing,
  validateSearch: keepSearch,
  component: loadEconomy,
});

const priceCheckRoute = createRoute({
  getParentRoute: () => gameRoute,
  path: '/price-check',
  component: lazyPage(() => import('../features/price-check/price-check-page.tsx'), 'PriceCheckPage'),
});

const apiRoute = createRoute({
  getParentRoute: () => gameRoute,
  path: '/api',
  component: lazyPage(() => import('../features/api-docs/api-page.tsx'), 'ApiPage'),
});

const statusRoute = createRoute({
  getParentRoute: () => gameRoute,
  path: '/status',
  component: lazyPage(() => import('../features/status/status-page.tsx'), 'StatusPage'),
});

/** R2.03. */
const netWorthRoute = createRoute({
  getParentRoute: () => gameRoute,
  path: '/networth/tracking',
  loader: startPricing,
  validateSearch: keepSearch,
  component: lazyPage(() => import('../features/net-worth/net-worth-page.tsx'), 'NetWorthPage'),
});

const tradeRoute = createRoute({
  getParentRoute: () => gameRoute,
  path: '/bulk-trade/trade/$notificationId',
  component: lazyPage(() => import('../features/trade/trade-page.tsx'), 'TradePage'),
});

const stashSearchRoute = createRoute({
  getParentRoute: () => gameRoute,
  path: '/price-check/stash-search',
  validateSearch: keepSearch,
  component: lazyPage(() => import('../features/stash-search/stash-search-page.tsx'), 'StashSearchPage'),
});

const loadServices = lazyPage(() => import('../features/services/find/services-page.tsx'), 'ServicesPage');

const servicesRoute = createRoute({
  getParentRoute: () => gameRoute,
  path: '/services',
  validateSearch: keepSearch,
  component: loadServices,
});

const serviceListingsRoute = createRoute({
  getParentRoute: () => gameRoute,
  path: '/services/listings',
  validateSearch: keepSearch,
  component: loadServices,
});

const myServicesRoute = createRoute({
  getParentRoute: () => gameRoute,
  path: '/services/my-listings',
  validateSearch: keepSearch,
  component: lazyPage(() => import('../features/services/mine/my-services-page.tsx'), 'MyServicesPage'),
});

const serviceSelectionRoute = createRoute({
  getParentRoute: () => gameRoute,
  path: '/services/selection',
  validateSearch: keepSearch,
  component: lazyPage(() => import('../features/services/mine/service-selection-page.tsx'), 'ServiceSelectionPage'),
});

const loadRequests = lazyPage(() => import('../features/services/requests/requests-page.tsx'), 'RequestsPage');

const serviceRequestsRoute = createRoute({
  getParentRoute: () => gameRoute,
  path: '/services/trade',
  validateSearch: keepSearch,
  component: loadRequests,
});

const serviceRequestRoute = createRoute({
  getParentRoute: () => gameRoute,
  path: '/services/trade/$notificationId',
  validateSearch: keepSearch,
  component: loadRequests,
});

const routeTree = rootRoute.addChildren([
  indexRoute,
  anyGameRoute,
  oldGameRoute,
  connectRoute,
  partnerConnectRoute,
  chatConnectRoute,
  gameRoute.addChildren([
    stashSearchRoute,
    homeRoute,
    bulkTradeRoute,
    listingsRoute,
    myListingsRoute,
    tradeRoute,
    economyRoute,
    economyTagRoute,
    apiRoute,
    statusRoute,
    priceCheckRoute,
    netWorthRoute,
    servicesRoute,
    serviceListingsRoute,
    myServicesRoute,
    serviceSelectionRoute,
    serviceRequestsRoute,
    serviceRequestRoute,
  ]),
]);

/** The page's router; tests pass their own history. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history !== undefined && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundPage,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
