import type { Game } from '@poexchange/domain/item';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { toggleWatched, useWatchStore } from './watch-store.ts';

/** A star button that watches a group; filled while the group is watched. */
export function WatchButton({ game, hash, name }: { readonly game: Game; readonly hash: string; readonly name: string }) {
  const { t } = useTranslation();
  const isWatched = useWatchStore((state) => state.watched[game].includes(hash));
  return (
    <button
      type="button"
      aria-pressed={isWatched}
      aria-label={t('economy.watchItem', { name })}
      title={t(isWatched ? 'economy.unwatch' : 'economy.watch')}
      onClick={(event) => {
        event.stopPropagation();
        toggleWatched(game, hash);
      }}
      onKeyDown={(event) => event.stopPropagation()}
      className={joinClasses(
        'grid size-[26px] place-items-center rounded-sm transition-colors hover:text-text',
        isWatched ? 'text-accent' : 'text-faint',
      )}
    >
      <svg
        width="14"
        height="14"
        viewBox="0 0 16 16"
        fill={isWatched ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.3"
        aria-hidden="true"
      >
        <path
          d="M8 1.800l1.900 3.900 4.300.600-3.100 3 .700 4.300L8 11.600l-3.800 2 .700-4.300-3.100-3 4.300-.600z"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
