import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useGameSegment } from '../../shared/game/use-game.ts';

/** The name, which leads home. */
export function Brand() {
  const { t } = useTranslation();
  const game = useGameSegment();
  return (
    <Link to="/$game/poexchange" params={{ game }} aria-label={t('nav.home')} className="shrink-0 text-14 font-semibold tracking-[0.01em]">
      <span aria-hidden="true" translate="no">
        {'Po'}
        <span className="text-accent">{'Exchange'}</span>
      </span>
    </Link>
  );
}
