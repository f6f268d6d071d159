/** Renders messages about services: the person, the service, the price, and the next step. */
import type { NotificationOf } from '@poexchange/contract/rest';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { isAway, useReachability } from '../../shared/network/connection.ts';
import { ServicePrice } from '../../shared/services/service-price.tsx';
import { showServiceName } from '../../shared/services/show-service-name.ts';
import { ToastClose, ToastLine } from '../../shared/toast/toast-line.tsx';
import { Button, buttonClasses } from '../../shared/ui/button.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Glyph, type GlyphName } from '../../shared/ui/glyph.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { Star } from '../../shared/vouch/star.tsx';
import { useVouch } from '../../shared/vouch/use-vouch.ts';
import type { RowProps, ToastProps } from './kind.ts';
import { RowFrame } from './row-frame.tsx';
import { readServiceMessage, type ServiceMessage } from './service-message.ts';
import { ServiceLine } from './service-what.tsx';
import { MoreWaiting } from './toast-frame.tsx';

type Said = { readonly said: ServiceMessage };

const looks: Readonly<Record<Exclude<ServiceMessage['event'], 'vouched'>, readonly [glyph: GlyphName, tone: string]>> = {
  invited: ['user', 'text-up'],
  declined: ['close', 'text-down'],
  withdrawn: ['undo', 'text-muted'],
  gone: ['close', 'text-muted'],
  finished: ['check', 'text-up'],
  undone: ['undo', 'text-warn'],
  reopened: ['undo', 'text-up'],
  disputed: ['warning', 'text-warn'],
  upheld: ['warning', 'text-warn'],
  rejected: ['info', 'text-muted'],
};

function Mark({ event }: Pick<ServiceMessage, 'event'>) {
  if (event === 'vouched') return <Star look="full" size={14} className="text-accent" />;
  const [glyph, tone] = looks[event];
  return <Glyph name={glyph} size={14} className={tone} />;
}

/** Describes what happened in a few words. */
function useTitle({ event, ign }: ServiceMessage): string {
  const { t } = useTranslation();
  switch (event) {
    case 'invited':
      return t('services.told.invited', { ign });
    case 'finished':
      return t('services.told.finished', { ign });
    case 'declined':
      return t('notification:info.service_declined', { ign });
    case 'withdrawn':
      return t('notification:info.service_withdrawn', { ign });
    case 'gone':
      return t('notification:info.service_gone', { ign });
    case 'undone':
      return t('notification:info.service_undone', { ign });
    case 'reopened':
      return t('notification:info.service_reopened', { ign });
    case 'disputed':
    case 'upheld':
    case 'rejected':
      return t(`notification:message.service_${event}`, { ign });
    case 'vouched':
      return t('notification:message.vouched', { ign });
  }
}

/** Replaces the service's English name with its name in the page's language. */
function showName(said: ServiceMessage): ServiceMessage {
  return { ...said, title: showServiceName(said.service.poe, said.service, said.title) };
}

/** Shown instead of a message that this page cannot read. */
type Plain = { readonly plain: ReactNode };

export function ServiceMessageRow({ plain, ...props }: RowProps<'message'> & Plain) {
  const said = readServiceMessage(props.notification.body);
  return said === null ? plain : <Row {...props} said={showName(said)} />;
}

export function ServiceMessageToast({ plain, ...props }: ToastProps<'message'> & Plain) {
  const said = readServiceMessage(props.notification.body);
  return said === null ? plain : <Toast {...props} said={showName(said)} />;
}

function Row({ said, ...props }: RowProps<'message'> & Said) {
  const { notification } = props;
  const title = useTitle(said);
  return (
    <RowFrame {...props} actions={readActions(said, { notification, size: 'sm', onDone: props.onMarkRead })}>
      <span className="flex items-center gap-2">
        <Mark event={said.event} />
        <span className={joinClasses('min-w-0 font-semibold wrap-anywhere', notification.read && 'text-muted')}>{title}</span>
        <span className="flex-1" />
        <TimeAgo timestampMs={notification.timestamp} form="short" className="text-12 text-muted" />
      </span>
      <ServiceLine title={said.title} service={said.service} price={said.price} />
    </RowFrame>
  );
}

function Toast({ said, notification, link, moreCount, onClose }: ToastProps<'message'> & Said) {
  const { t } = useTranslation();
  const title = useTitle(said);
  const isFirst = readActions(said, { notification, size: 'md', onDone: onClose });
  const show = link !== null && (
    <Link {...link} onClick={onClose} className={buttonClasses(said.event === 'invited' ? { kind: 'primary' } : {})}>
      {t('notification:trade.show')}
    </Link>
  );
  const isVouchNext = asksForVouch(said);
  return (
    <ToastLine
      role="alert"
      data-testid="service-toast"
      lead={<Mark event={said.event} />}
      line={
        <>
          <b className="font-semibold">{title}</b> {said.title}
        </>
      }
      facts={
        <>
          {said.price !== null && <ServicePrice price={said.price} />}
          {moreCount > 0 && <MoreWaiting count={moreCount} />}
        </>
      }
      action={isVouchNext ? isFirst : show}
      onClose={onClose}
    >
      <div className="flex items-start gap-2">
        <span className="mt-0.5">
          <Mark event={said.event} />
        </span>
        <p className="min-w-0 flex-1 font-semibold wrap-anywhere">{title}</p>
        <TimeAgo timestampMs={notification.timestamp} form="short" className="text-12 text-muted" />
        <ToastClose onClose={onClose} />
      </div>
      <ServiceLine title={said.title} service={said.service} price={said.price} />
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        {said.event === 'invited' && show}
        {isFirst}
        {said.event !== 'invited' && show}
        {moreCount > 0 && <MoreWaiting count={moreCount} className="ml-auto" />}
      </div>
    </ToastLine>
  );
}

type ActionOptions = {
  readonly notification: NotificationOf<'message'>;
  readonly size: 'sm' | 'md';
  readonly onDone: () => void;
};

/**
 * The vouch button appears only on notifications about a wanted service; for an offered service it is next to the
 * provider's badge.
 */
function asksForVouch({ event, role, category }: ServiceMessage): boolean {
  return event === 'finished' && role === 'customer' && category.startsWith('WTB_');
}

/**
 * Returns the next step: copying the name for a whisper, or asking a customer for a vouch; undefined if there is none.
 */
function readActions(said: ServiceMessage, options: ActionOptions): ReactNode {
  const { size } = options;
  if (asksForVouch(said)) return <VouchNext said={said} {...options} />;
  if (said.event !== 'invited') return undefined;
  return (
    <CopyButton size={size} text={`@${said.ign} `}>
      <span translate="no">{`@${said.ign}`}</span>
    </CopyButton>
  );
}

/** Asks the customer of a finished service for a vouch; afterwards shows that the customer vouched. */
function VouchNext({ said, notification, size, onDone }: ActionOptions & Said) {
  const { t } = useTranslation();
  const vouch = useVouch({
    userId: notification.senderId,
    service: { category: said.category, name: said.service.serviceName },
    hasFinished: true,
    count: notification.senderVouchCount,
  });
  const isOff = useReachability((reached) => isAway(reached.verdict));
  if (vouch.isVouched)
    return (
      <span className="inline-flex items-center gap-1 text-12 text-accent">
        <Star look="full" />
        {t('vouch.given')}
      </span>
    );
  if (notification.senderId === null) return null;
  return (
    <Button
      size={size}
      kind={size === 'md' ? 'primary' : 'outline'}
      isBusy={vouch.state === 'pending'}
      disabled={isOff}
      aria-label={t('vouch.can', { service: said.title })}
      onClick={() => {
        vouch.press();
        onDone();
      }}
    >
      <Star look="outline" size={14} />
      {t('vouch.give')}
    </Button>
  );
}
