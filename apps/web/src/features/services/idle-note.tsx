import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeClock } from '../../shared/i18n/write-values.ts';
import { useOwnPresence } from '../../shared/presence/own-presence.ts';
import { useConnection } from '../../shared/socket/connection-store.ts';
import { PageNote } from './page-note.tsx';

/** Warns sellers before buyers see them as idle, and before their services are hidden. */
export function IdleNote() {
  const { t } = useTranslation();
  const own = useOwnPresence();
  const idleAtMs = useConnection((state) => state.idleAtMs);
  if (own === null || own.activeServices === 0) return null;
  if (own.presence === 'idle' && own.offlineAtMs !== null) {
    const text = t('services.mine.idleText', { time: writeClock(own.offlineAtMs) });
    return <PageNote tone="away" glyph="clock" title={t('services.mine.idle')} text={text} />;
  }
  if (own.presence !== 'online' || idleAtMs === null) return null;
  return <PageNote tone="away" glyph="clock" title={t('services.mine.idleSoon', { time: writeClock(idleAtMs) })} />;
}
