/** The only control that displays the number of vouches for a person, and sends or withdraws a vouch. */
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { writeNumber } from '../i18n/write-values.ts';
import { writeDay } from '../services/write-day.ts';
import { joinClasses } from '../ui/classes.ts';
import { Spinner } from '../ui/spinner.tsx';
import { useTimeAgo } from '../ui/time-ago.tsx';
import { closeTooltip, openTooltip } from '../ui/tooltip-store.ts';
import { Tooltip, tooltipDelayMs } from '../ui/tooltip.tsx';
import { Star } from './star.tsx';
import { isPressable, type VouchState } from './vouch-state.ts';

/** R9.26: duration in ms of the star's animation and of the mark on a higher count. */
export const VOUCH_ANIMATION_MS = 600;

type VouchFace = 'count' | 'word' | 'both';

export type VouchButtonProps = {
  readonly state: VouchState;
  /** True if the user already vouches for the person: the star is filled, even if the button does nothing. */
  readonly isVouched: boolean;
  readonly count: number;
  readonly ign: string;
  /** Name of the service to vouch for; '' if there is none. */
  readonly service: string;
  /** When that service was finished, and when the user vouched; shown in the hint if known. */
  readonly doneMs?: number | null;
  readonly vouchedMs?: number | null;
  /** Text on the button: the count, the label if the count is next to it, or both. */
  readonly face?: VouchFace;
  readonly onPress: () => void;
  readonly className?: string;
};

const looks: Readonly<Record<VouchState, string>> = {
  own: 'border-transparent text-text',
  can: 'border-accent/55 bg-s2 text-accent hover:bg-hit',
  vouched: 'border-accent bg-hit text-accent-strong',
  pending: 'border-line bg-s2 text-muted',
  notYet: 'border-dashed border-line-strong text-faint',
  signedOut: 'border-dashed border-line-strong text-faint',
  noService: 'border-dashed border-line-strong text-faint',
};

/**
 * If pressing does nothing, the button stays focusable and says why: it uses `aria-disabled`, because `disabled` would
 * remove focus and hint.
 */
export function VouchButton(props: VouchButtonProps) {
  const { state, isVouched, count, ign, face = 'count', onPress, className } = props;
  const { t } = useTranslation();
  const hintId = useId();
  useEffect(() => () => closeTooltip(hintId), [hintId]);
  const reason = useReason(props);
  const isOn = isPressable(state);
  return (
    <Tooltip content={reason} delayMs={tooltipDelayMs.vouch}>
      <button
        type="button"
        aria-label={t('vouch.label', { ign, count })}
        aria-pressed={isVouched}
        aria-disabled={!isOn || undefined}
        aria-busy={state === 'pending' || undefined}
        data-state={state}
        onPointerLeave={() => closeTooltip(hintId)}
        onBlur={() => closeTooltip(hintId)}
        onClick={(event) => {
          event.stopPropagation();
          if (isOn) onPress();
          // Touch has no hover, so a press shows why nothing happens.
          else openTooltip({ id: hintId, anchor: event.currentTarget, content: reason, side: 'top' });
        }}
        className={joinClasses(
          'inline-flex h-[30px] items-center gap-1.5 rounded-full border px-2.5 font-semibold tabular-nums transition-colors max-md:min-h-[40px]',
          looks[state],
          !isOn && 'cursor-default',
          className,
        )}
      >
        <VouchStar state={state} isVouched={isVouched} />
        <VouchText count={count} isVouched={isVouched} face={face} />
      </button>
    </Tooltip>
  );
}

/** Explains what a press does, or why it does nothing. */
function useReason({ state, count, service, doneMs = null, vouchedMs = null }: VouchButtonProps): ReactNode {
  const { t } = useTranslation();
  if (state === 'own') return t('vouch.own', { count });
  if (state === 'can') return doneMs === null ? t('vouch.can', { service }) : <CanVouch service={service} doneMs={doneMs} />;
  if (state === 'vouched') return vouchedMs === null ? t('vouch.unvouch') : t('vouch.unvouchDay', { day: writeDay(vouchedMs) });
  return t(`vouch.${state}`);
}

/** The star, which fills when a vouch is given, or a spinner while a change is in flight. */
function VouchStar({ state, isVouched }: Pick<VouchButtonProps, 'state' | 'isVouched'>) {
  const isFilling = useFilling(isVouched);
  if (state === 'pending') return <Spinner size={14} />;
  return (
    <span data-filling={isFilling || undefined} className={joinClasses('inline-flex', isFilling && 'motion-safe:animate-vouch')}>
      <Star look={isVouched || state === 'own' ? 'full' : 'outline'} size={14} hasRays={isFilling} />
    </span>
  );
}

/** The count, the label, or both; marked for a moment after the count has risen. */
function VouchText({ count, isVouched, face }: Pick<VouchButtonProps, 'count' | 'isVouched'> & { readonly face: VouchFace }) {
  const { t } = useTranslation();
  const isRising = useRise(count);
  return (
    <span
      data-risen={isRising || undefined}
      className={joinClasses('rounded-sm px-0.5 transition-colors duration-200', isRising && 'bg-accent text-accent-ink')}
    >
      {face === 'count' ? writeNumber(count) : t(isVouched ? 'vouch.given' : 'vouch.give')}
      {/* "Vouch 3" would read as the third vouch. */}
      {face === 'both' && <span className="font-normal">{` · ${t('vouch.has', { count })}`}</span>}
    </span>
  );
}

/** Names the service to vouch for, and when it was finished. */
function CanVouch({ service, doneMs }: { readonly service: string; readonly doneMs: number }) {
  const { t } = useTranslation();
  return t('vouch.canSince', { service, ago: useTimeAgo(doneMs) });
}

/** Returns whether the count rose within the last 600 ms (R4.23); the first rendered count is not a rise. */
function useRise(count: number): boolean {
  const [seen, setSeen] = useState({ count, change: 0, hasRisen: false });
  if (count !== seen.count) setSeen({ count, change: seen.change + 1, hasRisen: count > seen.count });
  return useLasting(seen.change, seen.hasRisen);
}

/** Returns whether the vouch was given within the last 600 ms. */
function useFilling(isVouched: boolean): boolean {
  const [seen, setSeen] = useState({ isVouched, change: 0 });
  if (isVouched !== seen.isVouched) setSeen({ isVouched, change: seen.change + 1 });
  return useLasting(seen.change, seen.isVouched);
}

/** Returns true for 600 ms after a change in `change` while `holds` is true. */
function useLasting(change: number, holds: boolean): boolean {
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    if (!holds) return undefined;
    const timer = setTimeout(() => setEnded(change), VOUCH_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [change, holds]);
  return holds && ended !== change;
}

/** Displays only the count, for lists in which the user cannot vouch. */
export function VouchCount({ count, isVouched = false }: { readonly count: number; readonly isVouched?: boolean }) {
  const { t } = useTranslation();
  if (count === 0) return <span className="text-12 whitespace-nowrap text-muted">{t('vouch.none')}</span>;
  return (
    <span
      role="img"
      aria-label={t(isVouched ? 'vouch.countWithYours' : 'vouch.count', { count })}
      className={joinClasses('inline-flex items-center gap-[3px] text-12 tabular-nums', isVouched ? 'text-accent' : 'text-muted')}
    >
      <Star look="full" />
      <span aria-hidden="true">{writeNumber(count)}</span>
    </span>
  );
}
