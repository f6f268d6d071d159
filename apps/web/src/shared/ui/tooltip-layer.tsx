import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { closeTooltip, useOpenTooltip, type TooltipSide } from './tooltip-store.ts';

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
type Size = { readonly width: number; readonly height: number };

const GAP = 6;
const MARGIN = 8;
const opposite: Readonly<Record<TooltipSide, TooltipSide>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

type TooltipPlace = {
  readonly anchor: Box;
  readonly tip: Size;
  readonly page: Size;
  readonly side: TooltipSide;
  /** Bottom edge of an area that a hint above its anchor must not cover, such as a table header. */
  readonly clearAbove?: number;
};

/** Places the hint on the wanted side if it fits, otherwise on the opposite side; always inside the window. */
export function placeTooltip(options: TooltipPlace): { left: number; top: number } {
  const { clearAbove = Number.NEGATIVE_INFINITY } = options;
  const wanted = placeOn(options.side, options.anchor, options.tip);
  const isClear = options.side !== 'top' || wanted.top >= clearAbove || options.anchor.top < clearAbove;
  const place = isClear && isInside(wanted, options.tip, options.page) ? wanted : chooseFitting(options, wanted, isClear);
  return {
    left: clamp(place.left, MARGIN, options.page.width - options.tip.width - MARGIN),
    top: clamp(place.top, MARGIN, options.page.height - options.tip.height - MARGIN),
  };
}

type Place = { left: number; top: number };

function placeOn(side: TooltipSide, anchor: Box, tip: Size): Place {
  const centre = { left: anchor.left + (anchor.width - tip.width) / 2, top: anchor.top + (anchor.height - tip.height) / 2 };
  if (side === 'top') return { left: centre.left, top: anchor.top - tip.height - GAP };
  if (side === 'bottom') return { left: centre.left, top: anchor.top + anchor.height + GAP };
  if (side === 'left') return { left: anchor.left - tip.width - GAP, top: centre.top };
  return { left: anchor.left + anchor.width + GAP, top: centre.top };
}

/** The hint may slide along the anchor's edge, so only the axis of the side decides. */
function chooseFitting(options: TooltipPlace, wanted: Place, isClear: boolean): Place {
  const isVertical = options.side === 'top' || options.side === 'bottom';
  const fits = (place: Place): boolean =>
    isVertical
      ? place.top >= MARGIN && place.top + options.tip.height <= options.page.height - MARGIN
      : place.left >= MARGIN && place.left + options.tip.width <= options.page.width - MARGIN;
  if (isClear && fits(wanted)) return wanted;
  const other = placeOn(opposite[options.side], options.anchor, options.tip);
  return fits(other) ? other : wanted;
}

function isInside(place: Place, tip: Size, page: Size): boolean {
  return (
    place.left >= MARGIN &&
    place.top >= MARGIN &&
    place.left + tip.width <= page.width - MARGIN &&
    place.top + tip.height <= page.height - MARGIN
  );
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

const LAYER_ID = 'tooltip';

/** Bottom edge of the table header above an element's row. */
function readHeadEdge(anchor: Element): { clearAbove?: number } {
  const head = anchor.closest('[role="table"], [role="grid"]')?.querySelector('[role="columnheader"]');
  return head == null || head.contains(anchor) ? {} : { clearAbove: head.getBoundingClientRect().bottom };
}

/** Renders the open hint; one layer per page. */
export function TooltipLayer() {
  const open = useOpenTooltip();
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tip.current;
    if (open === null || element === null) return undefined;
    const { width, height } = element.getBoundingClientRect();
    const page = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = placeTooltip({
      anchor: open.anchor.getBoundingClientRect(),
      tip: { width, height },
      page,
      side: open.side,
      ...readHeadEdge(open.anchor),
    });
    element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    // The anchor may have its own description, such as a field's message.
    const before = open.anchor.getAttribute('aria-describedby');
    open.anchor.setAttribute('aria-describedby', before === null ? LAYER_ID : `${before} ${LAYER_ID}`);
    return () => {
      if (before === null) open.anchor.removeAttribute('aria-describedby');
      else open.anchor.setAttribute('aria-describedby', before);
    };
  }, [open]);
  useEffect(() => {
    if (open === null) return undefined;
    const close = (): void => closeTooltip(open.id);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    window.addEventListener('scroll', close, { capture: true, passive: true });
    window.addEventListener('resize', close);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('scroll', close, { capture: true });
      window.removeEventListener('resize', close);
      window.removeEventListener('keydown', onKey);
    };
  }, [open]);
  if (open === null) return null;
  return createPortal(
    <div ref={tip} className="pointer-events-none fixed top-0 left-0 z-50 w-max max-w-[min(300px,calc(100vw-16px))]">
      <div
        id={LAYER_ID}
        role="tooltip"
        className="animate-enter rounded-md border border-line-strong bg-s3 px-2.5 py-1.5 text-12 text-text shadow-float"
      >
        {open.content}
      </div>
    </div>,
    document.body,
  );
}
