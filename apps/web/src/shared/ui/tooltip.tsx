import { Slot } from 'radix-ui';
import { useEffect, useId, useRef, type FocusEvent, type PointerEvent, type ReactElement, type ReactNode } from 'react';
import { closeTooltip, isTooltipWarm, openTooltip, updateTooltip, type TooltipSide } from './tooltip-store.ts';

/** Delays of R9.28 and R9.27. */
export const tooltipDelayMs = { default: 700, currency: 50, vouch: 250 } as const;

export type TooltipProps = {
  readonly content: ReactNode;
  /** A single element that accepts a ref; the hint describes it. */
  readonly children: ReactElement;
  readonly delayMs?: number;
  readonly side?: TooltipSide;
};

/**
 * A hint on hover and on keyboard focus. Its text must also be available elsewhere, unless it explains a mark. One
 * layer renders all hints of the page, so that a table can have thousands of hints.
 */
export function Tooltip({ content, children, delayMs = tooltipDelayMs.default, side = 'top' }: TooltipProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      closeTooltip(id);
    },
    [id],
  );
  const isEmpty = content === null || content === undefined || content === '';
  const said = useRef(content);
  // The element may be reused for another row while the hint is open, or about to open.
  useEffect(() => {
    said.current = content;
    if (!isEmpty) updateTooltip(id, content);
    else {
      clearTimeout(timer.current);
      closeTooltip(id);
    }
  }, [id, content, isEmpty]);
  if (isEmpty) return children;
  const open = (anchor: Element, afterMs: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => openTooltip({ id, anchor, content: said.current, side }), afterMs);
  };
  const close = (): void => {
    clearTimeout(timer.current);
    closeTooltip(id);
  };
  return (
    <Slot.Root
      onPointerEnter={(event: PointerEvent) => {
        // Touch has no hover, so the hint would stay open.
        if (event.pointerType !== 'touch') open(event.currentTarget, isTooltipWarm() ? 0 : delayMs);
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) open(event.currentTarget, 0);
      }}
      onBlur={close}
    >
      {children}
    </Slot.Root>
  );
}
