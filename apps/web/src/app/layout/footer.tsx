import { version } from '../../../package.json';
import { Link } from '@tanstack/react-router';
import { useGameSegment } from '../../shared/game/use-game.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** D85: on every page. */
export function Footer() {
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
      <span>{t('footer.version', { version })}</span>
    </footer>
  );
}
