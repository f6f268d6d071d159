import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useGameSegment } from '../../shared/game/use-game.ts';
import { lazyPart } from '../../shared/network/lazy-part.ts';
import { useIsSettled } from '../../shared/ui/use-is-settled.ts';
import { UnitPicker } from '../../shared/ui/unit-picker.tsx';
import { AccountArea } from './account-area.tsx';
import { Brand } from './brand.tsx';
import { DivineRate } from './divine-rate.tsx';
import { GameSwitch } from './game-switch.tsx';
import { LeaguePicker } from './league-picker.tsx';
import { navItems } from './nav-items.ts';

/** It has nothing to say before the page stands. */
const ConnectionLamp = lazyPart(() => import('../../shared/ui/connection-lamp.tsx').then((module) => ({ default: module.ConnectionLamp })));

export function TopBar() {
  const { t } = useTranslation();
  const isSettled = useIsSettled();
  const game = useGameSegment();
  return (
    <header className="sticky top-0 z-30 flex h-[var(--header-height)] items-center gap-x-4 border-b border-line-soft bg-s1 px-4 max-md:gap-x-2 max-md:px-3 md:max-bar:flex-wrap md:max-bar:content-start">
      <Brand />
      <GameSwitch />
      <nav
        aria-label={t('nav.label')}
        className="flex shrink-0 gap-1 max-md:hidden max-bar:order-3 max-bar:-ml-2.5 max-bar:h-[36px] max-bar:items-start"
      >
        {navItems.slice(1).map((item) => (
          <Link
            key={item.to}
            to={item.to}
            params={{ game }}
            activeOptions={{ includeSearch: false }}
            className="rounded-md px-2.5 py-1.5 whitespace-nowrap text-muted max-bar:py-1 transition-colors hover:text-text aria-[current=page]:bg-s3 aria-[current=page]:text-text"
          >
            {t(item.label)}
          </Link>
        ))}
      </nav>
      <LeaguePicker className="w-[170px] max-md:min-w-0 max-md:flex-1" />
      <span className="flex-1 max-md:hidden" />
      {isSettled && (
        <Suspense fallback={null}>
          <ConnectionLamp className="md:max-bar:order-1" />
        </Suspense>
      )}
      <DivineRate className="max-md:hidden md:max-bar:order-3 md:max-bar:mb-1.5 md:max-bar:ml-auto md:max-bar:-translate-y-0.5" />
      <UnitPicker className="w-[118px] max-md:hidden md:max-bar:order-3 md:max-bar:mb-1.5 md:max-bar:ml-auto md:max-bar:-translate-y-0.5" />
      <div className="shrink-0 md:max-bar:order-1">
        <AccountArea />
      </div>
      {/* Where one row is not enough, the second is for where to go and what prices are shown in. */}
      <span className="order-2 hidden w-full md:max-bar:block" />
    </header>
  );
}
