import type { Presence } from '@poexchange/contract/rest';
import { useTranslation } from '../i18n/use-translation.ts';
import { isAway, useReachability } from './connection.ts';
import { joinClasses } from '../ui/classes.ts';

const looks: Readonly<Record<Presence, string>> = {
  online: 'bg-up',
  idle: 'bg-warn',
  playing: 'bg-info',
  // A ring, so that it is recognisable without colour.
  offline: 'border-[1.5px] border-faint',
};

export function PresenceDot({ presence, className }: { readonly presence: Presence; readonly className?: string }) {
  const { t } = useTranslation();
  // Presence is unknown while the server cannot be reached.
  const isUnknown = useReachability((state) => isAway(state.verdict));
  const name = isUnknown ? t('presence.unknown') : t(`presence.${presence}`);
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      className={joinClasses('inline-block size-2 shrink-0 rounded-full', looks[isUnknown ? 'offline' : presence], className)}
    />
  );
}
