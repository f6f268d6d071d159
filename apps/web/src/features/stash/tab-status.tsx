import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import type { LoadedTab, TabPhase } from './loader-state.ts';

export type TabStatusProps = {
  readonly name: string;
  readonly phase: TabPhase | undefined;
  readonly loaded: LoadedTab | undefined;
  readonly onRetry: () => void;
};

/** A tab's state: time and size of its last read, its current phase, or why it could not be read. */
export function TabStatus({ name, phase, loaded, onRetry }: TabStatusProps) {
  const { t } = useTranslation();
  if (phase?.phase === 'loading') {
    return (
      <span className="inline-flex items-center gap-1.5 text-12 text-muted">
        <Spinner size={12} />
        {t('stash.phase.loading')}
      </span>
    );
  }
  if (phase?.phase === 'queued') return <span className="text-12 text-muted">{t('stash.phase.queued')}</span>;
  if (phase?.phase === 'vanished') return <span className="text-12 text-warn">{t('stash.phase.vanished')}</span>;
  if (phase?.phase === 'failed') {
    return (
      <span className="inline-flex items-center gap-1 text-12 text-down">
        {t(`stash.reason.${phase.reason}`)}
        <IconButton size="sm" glyph="refresh" label={t('stash.phase.retry', { name })} onClick={onRetry} />
      </span>
    );
  }
  if (loaded === undefined) return <span className="text-12 text-faint max-sm:hidden">{t('stash.phase.notRead')}</span>;
  return (
    <span className="inline-flex items-center gap-1 text-12 text-muted">
      <span className={loaded.shrunkFrom === undefined ? undefined : 'text-warn'}>
        {loaded.itemCount === 0 ? t('stash.phase.empty') : t('stash.phase.items', { count: loaded.itemCount })}
        {loaded.shrunkFrom !== undefined && ` · ${t('stash.phase.shrunk', { count: loaded.shrunkFrom })}`}
      </span>
      {' · '}
      <TimeAgo timestampMs={loaded.readAtMs} form="short" />
      <IconButton size="sm" glyph="refresh" label={t('stash.phase.retry', { name })} onClick={onRetry} />
    </span>
  );
}
