import { Link } from '@tanstack/react-router';
import { openPalette } from '../../features/palette/palette-store.ts';
import { openSettings } from '../../shared/account/settings-dialog-store.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { GameSegment } from '../../shared/game/game-path.ts';
import { useGameSegment } from '../../shared/game/use-game.ts';
import { usePageIsMissing } from '../../shared/network/opened-pages.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { navItems, type NavItem } from './nav-items.ts';
import { dockedBar } from '../../shared/ui/docked-bar.ts';

/** The main navigation on a phone, within reach of the thumb. */
export function BottomBar() {
  const { t } = useTranslation();
  const game = useGameSegment();
  return (
    <nav
      ref={dockedBar}
      aria-label={t('nav.label')}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line-soft bg-s1 pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {navItems
        .filter((item) => item.isWideOnly !== true)
        .map((item) => (
          <PageLink key={item.to} item={item} game={game} className={LOOK} />
        ))}
      <button type="button" popoverTarget={MORE_ID} className={LOOK}>
        <Glyph name="dots" size={18} />
        {t('nav.more')}
      </button>
      {/* Native popover: light dismiss without any code in the frame chunk. */}
      <div
        id={MORE_ID}
        popover="auto"
        onClick={(event) => event.currentTarget.hidePopover()}
        className="fixed inset-auto right-2 bottom-[calc(var(--bottom-bar-height)+8px)] min-w-[180px] rounded-md border border-line bg-s2 p-1 text-text shadow-float"
      >
        {navItems
          .filter((item) => item.isWideOnly === true)
          .map((item) => (
            <PageLink key={item.to} item={item} game={game} className={ROW} />
          ))}
        <button type="button" onClick={() => openPalette('search')} className={ROW}>
          <Glyph name="search" size={18} />
          {t('nav.search')}
        </button>
        <button type="button" onClick={openSettings} className={ROW}>
          <Glyph name="gear" size={18} />
          {t('account.settings')}
        </button>
      </div>
    </nav>
  );
}

const LOOK =
  'flex h-[56px] min-w-0 flex-auto flex-col whitespace-nowrap items-center justify-center gap-1 text-12 text-muted focus-visible:-outline-offset-2';

const MORE_ID = 'more-pages';
const ROW = 'flex min-h-[44px] w-full items-center gap-3 rounded-sm px-3 text-14 whitespace-nowrap';

function PageLink({ item, game, className }: { readonly item: NavItem; readonly game: GameSegment; readonly className: string }) {
  const { t } = useTranslation();
  const isMissing = usePageIsMissing(item.page);
  return (
    <Link
      to={item.to}
      params={{ game }}
      activeOptions={{ exact: item.isExact, includeSearch: false }}
      className={joinClasses(className, 'aria-[current=page]:text-accent', isMissing && 'opacity-60')}
    >
      <Glyph name={item.glyph} size={18} />
      {t(item.label)}
    </Link>
  );
}
