import type { Presence } from '@poexchange/contract/rest';
import { useTranslation } from '../i18n/use-translation.ts';
import { isAway, useReachability } from './connection.ts';
import { joinClasses } from '../ui/classes.ts';

const looks: Readonly<Record<Presence, string>> = {
  online: 'bg-up',
  idle: 'bg-warn',
  // A ring: told apart without colour.
  offline: 'border-[1.5px] border-faint',
};

/** Whether somebody is there (R4.04-R4.06). */
export function PresenceDot({ presence, className }: { readonly presence: Presence; readonly className?: string }) {
  const { t } = useTranslation();
  // What was true when the server was last heard of is no longer known (D36).
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
