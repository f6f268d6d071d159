import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import type { RowProps } from './kind.ts';
import { RowFrame } from './row-frame.tsx';

const games = ['poe1', 'poe2'] as const;

/** Services were relisted (R4.07): how many of each game, and how many were not (R8.10). Only in the centre (R4.30). */
export function RelistRow(props: RowProps<'serviceRelist'>) {
  const { t } = useTranslation();
  const { notification } = props;
  const { body } = notification;
  const counts = games.filter((game) => body[game] > 0).map((game) => `${t(`game.${game}`)}: ${body[game]}`);
  return (
    <RowFrame {...props}>
      <span className="flex items-center gap-2">
        <span className={joinClasses('font-semibold', notification.read && 'text-muted')}>{t('notification:serviceRelist.title')}</span>
        <span className="flex-1" />
        <TimeAgo timestampMs={notification.timestamp} form="short" className="text-12 text-muted" />
      </span>
      {counts.length > 0 && <span className="mt-0.5 block text-12 text-muted">{counts.join(' · ')}</span>}
      {body.failed > 0 && (
        <span className="mt-0.5 block text-12 text-warn">{t('notification:serviceRelist.failed', { count: body.failed })}</span>
      )}
    </RowFrame>
  );
}
