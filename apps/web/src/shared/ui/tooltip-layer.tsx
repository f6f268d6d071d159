import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { placeTooltip } from './place-tooltip.ts';
import { closeTooltip, useOpenTooltip } from './tooltip-store.ts';

const LAYER_ID = 'tooltip';

/** Bottom edge of the head of the table that an element is in the rows of. */
function readHeadEdge(anchor: Element): { clearAbove?: number } {
  const head = anchor.closest('[role="table"], [role="grid"]')?.querySelector('[role="columnheader"]');
  return head == null || head.contains(anchor) ? {} : { clearAbove: head.getBoundingClientRect().bottom };
}

/** Renders the open hint; once on the page. */
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
    // The anchor may have a description of its own, such as a field's message.
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
