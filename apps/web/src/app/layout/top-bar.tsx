import type { Game } from '@poexchange/domain/item';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { type GameSegment, pathInGame } from '../../shared/game/game-path.ts';
import { chooseLeague, rememberGame } from '../../shared/game/interface-store.ts';
import { useGameSegment, useGame } from '../../shared/game/use-game.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { isAway, useReachability } from '../../shared/network/connection.ts';
import { lazyPart } from '../../shared/network/lazy-part.ts';
import { usePageIsMissing } from '../../shared/network/opened-pages.ts';
import { useLeague, useLeagues } from '../../shared/prices/use-league.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { UnitPicker } from '../../shared/ui/unit-picker.tsx';
import { useIsSettled } from '../../shared/ui/use-is-settled.ts';
import { openPalette } from '../../features/palette/palette-store.ts';
import { AccountArea } from './account-area.tsx';
import { DivineRate } from './divine-rate.tsx';
import { navItems, type NavItem } from './nav-items.ts';

/** The product name, which links to Home; phones show only the icon. */
function Brand() {
  const { t } = useTranslation();
  const game = useGameSegment();
  return (
    <Link
      to="/$game/poexchange"
      params={{ game }}
      aria-label={`PoExchange, ${t('nav.home')}`}
      className="flex h-[52px] shrink-0 items-center text-14 font-semibold tracking-[0.01em]"
    >
      <svg aria-hidden="true" viewBox="0 0 32 32" width="24" height="24" className="rounded-sm md:hidden">
        <rect width="32" height="32" className="fill-s3" />
        <path
          d="M7 12.5h15.5L18 8M25 19.5H9.5L14 24"
          fill="none"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-accent"
        />
      </svg>
      <span aria-hidden="true" translate="no" className="max-md:hidden">
        {'Po'}
        <span className="text-accent">{'Exchange'}</span>
      </span>
    </Link>
  );
}

/** Links to the same page of the other game. */
function GameSwitch() {
  const { t } = useTranslation();
  const game = useGame();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const change = (next: Game): void => {
    rememberGame(next);
    void navigate({ href: pathInGame(pathname, next) });
  };
  return (
    <Segmented
      className="max-md:[&>label]:px-1.5 max-md:[&>label]:text-12"
      label={t('game.label')}
      value={game}
      onChange={change}
      options={[
        { value: 'poe1', label: t('game.poe1') },
        { value: 'poe2', label: t('game.poe2') },
      ]}
    />
  );
}

/** The lamp has nothing to show before the first paint. */
const ConnectionLamp = lazyPart(() =>
  import('../../shared/network/connection-lamp.tsx').then((module) => ({ default: module.ConnectionLamp })),
);

export function TopBar() {
  const { t } = useTranslation();
  const isSettled = useIsSettled();
  const isLost = useReachability((state) => isAway(state.verdict));
  const game = useGameSegment();
  return (
    <header className="sticky top-0 z-30 flex h-[var(--header-height)] items-center gap-x-4 max-[1439px]:gap-x-3 border-b border-line-soft bg-s1 px-4 max-md:gap-x-1.5 max-md:px-3 md:max-bar:flex-wrap md:max-bar:content-start">
      <Brand />
      <GameSwitch />
      <nav
        aria-label={t('nav.label')}
        className="flex shrink-0 gap-1 max-md:hidden max-bar:order-3 max-bar:-ml-1.5 max-bar:h-[36px] max-bar:items-start"
      >
        {navItems.slice(1).map((item) => (
          <PageLink key={item.to} item={item} game={game} />
        ))}
      </nav>
      <LeaguePicker className="w-[170px] max-md:min-w-0 max-md:flex-1" />
      <span className="flex-1 max-md:hidden" />
      <IconButton
        glyph="search"
        label={`${t('nav.search')} (Ctrl K)`}
        aria-keyshortcuts="Control+K"
        onClick={() => openPalette('search')}
        // Between these widths there is no room beside the longest labels.
        className="max-md:hidden md:max-bar:order-1 bar:max-[1439.98px]:hidden"
      />
      {(isSettled || isLost) && (
        <Suspense fallback={null}>
          <ConnectionLamp className="md:max-bar:order-1" />
        </Suspense>
      )}
      <DivineRate className="max-md:hidden md:max-bar:order-3 md:max-bar:mb-1.5 md:max-bar:ml-auto md:max-bar:-translate-y-0.5" />
      <UnitPicker className="w-[118px] max-md:hidden md:max-bar:order-3 md:max-bar:mb-1.5 md:max-bar:ml-auto md:max-bar:-translate-y-0.5" />
      <div className="shrink-0 md:max-bar:order-1">
        <AccountArea />
      </div>
      {/* If one row is too narrow, a second holds navigation and the currency of prices. */}
      <span className="order-2 hidden w-full md:max-bar:block" />
    </header>
  );
}

/** A page's link; dimmed while the page is not cached and cannot be loaded (D36). */
function PageLink({ item, game }: { readonly item: NavItem; readonly game: GameSegment }) {
  const { t } = useTranslation();
  const isMissing = usePageIsMissing(item.page);
  return (
    <Link
      to={item.to}
      params={{ game }}
      activeOptions={{ includeSearch: false }}
      title={isMissing ? t('away.notLoaded') : undefined}
      className={joinClasses(
        'rounded-md px-2.5 py-1.5 whitespace-nowrap text-muted max-[1439px]:px-2 max-bar:px-1.5 max-bar:py-1 transition-colors hover:text-text aria-[current=page]:bg-s3 aria-[current=page]:text-text',
        isMissing && 'opacity-60',
      )}
    >
      {t(item.label)}
    </Link>
  );
}

function LeaguePicker({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  const game = useGame();
  const leagues = useLeagues(game);
  const league = useLeague(game);
  return (
    <Select
      aria-label={t('nav.league')}
      className={joinClasses(
        'max-md:[&>select]:pr-4.5 max-md:[&>svg]:right-1 max-md:[&>select]:pl-1.5 max-md:[&>select]:text-12',
        className,
      )}
      value={league.id}
      options={[
        ...leagues.map(({ id, name }) => ({ value: id, label: name })),
        // A league that is not offered is listed with the reason (D27).
        { value: '', label: t('nav.privateLeagues'), isDisabled: true },
      ]}
      onChange={(id) => chooseLeague(game, id)}
    />
  );
}
