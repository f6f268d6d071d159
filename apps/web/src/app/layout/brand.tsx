import { Link } from '@tanstack/react-router';
import { useGameSegment } from '../../shared/game/use-game.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** The name, which links to Home; on a phone only its icon. */
export function Brand() {
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
