import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { GameSegment } from '../../shared/game/game-path.ts';
import { useGameSegment, useGame } from '../../shared/game/use-game.ts';
import { isAway, useReachability } from '../../shared/network/connection.ts';
import { lazyPart } from '../../shared/network/lazy-part.ts';
import { usePageIsMissing } from '../../shared/network/opened-pages.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { useIsSettled } from '../../shared/ui/use-is-settled.ts';
import { UnitPicker } from '../../shared/ui/unit-picker.tsx';
import { AccountArea } from './account-area.tsx';
import { Brand } from './brand.tsx';
import { DivineRate } from './divine-rate.tsx';
import { GameSwitch } from './game-switch.tsx';
import { navItems, type NavItem } from './nav-items.ts';
import { chooseLeague } from '../../shared/game/interface-store.ts';
import { useLeague, useLeagues } from '../../shared/prices/use-league.ts';
import { Select } from '../../shared/ui/select.tsx';

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

/** A page's link; dimmed while the page is not cached and cannot be fetched (D36). */
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
