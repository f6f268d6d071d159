import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import { coverPage } from './covering.ts';

export type SidePanelProps = {
  /**
   * `beside` the list on a wide screen; `over` it as a dialog on a narrow screen: full size on a phone, at the right
   * edge on a tablet.
   */
  readonly lies: 'beside' | 'over';
  readonly isOpen: boolean;
  /** Called to close a panel that covers the page. Its content also has a close button. */
  readonly onClose: () => void;
  /** The dialog's title. */
  readonly title: string;
  /** The panel's label when it is next to the list. */
  readonly label?: string;
  readonly children: ReactNode;
};

const looks = {
  beside: 'flex min-h-0 flex-col border-l border-line-soft bg-s1',
  over: 'fixed inset-y-0 max-md:top-[var(--away-height,0px)] right-0 z-40 flex w-full flex-col border-l border-line bg-s1 shadow-float animate-enter focus:outline-none md:w-[440px]',
} as const;

/**
 * A list's side panel. The same element is used in both positions and only hidden when closed, so that a window whose
 * width changes, such as on a rotated tablet, keeps everything chosen or typed in the panel. The library's dialog is
 * not used, because it would be a different element in each position.
 */
export function SidePanel({ lies, isOpen, onClose, title, label, children }: SidePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isDialog = lies === 'over' && isOpen;
  // Content is first rendered when the panel is first opened.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  // Runs before the content receives the focus.
  useLayoutEffect(() => (isDialog && panel.current !== null ? takePage(panel.current) : undefined), [isDialog]);
  useEffect(() => (isDialog ? coverPage() : undefined), [isDialog]);
  useEffect(() => {
    if (!isDialog) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      // A menu or a dialog inside the panel handles Escape first.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isDialog, onClose]);

  return (
    <>
      {isDialog && <div key="scrim" data-scrim="" className="fixed inset-0 z-40 bg-scrim" onClick={onClose} />}
      <div
        key="panel"
        ref={panel}
        role={lies === 'over' ? 'dialog' : 'complementary'}
        aria-modal={lies === 'over' || undefined}
        aria-label={lies === 'over' ? title : label}
        hidden={!isOpen}
        tabIndex={isDialog ? -1 : undefined}
        className={joinClasses(looks[lies])}
      >
        {wasOpen && children}
      </div>
    </>
  );
}

/** Focuses a dialog and makes everything else on the page inert, until the returned function is called. */
function takePage(dialog: HTMLElement): () => void {
  const before = document.activeElement;
  const others = listOthers(dialog);
  for (const other of others) putOutOfReach(other);
  // Focus the dialog itself, because a focused button would open its hint. Focus that is already inside stays there.
  const takeFocus = (): void => dialog.focus({ preventScroll: true });
  if (!dialog.contains(before)) takeFocus();
  // The focused button that leads to the next listing is replaced together with the listing.
  const observer = new MutationObserver(() => document.activeElement === document.body && takeFocus());
  observer.observe(dialog, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const other of others) putWithinReach(other);
    if (dialog.hidden && before instanceof HTMLElement && !dialog.contains(before)) before.focus({ preventScroll: true });
  };
}

function putOutOfReach(element: Element): void {
  element.setAttribute('inert', '');
  element.setAttribute('aria-hidden', 'true');
}

function putWithinReach(element: Element): void {
  element.removeAttribute('inert');
  element.removeAttribute('aria-hidden');
}

/**
 * Lists the page's elements outside an element, except announcements such as toasts, and elements that cover the page
 * themselves: dialogs, menus and hints.
 */
function listOthers(element: HTMLElement): Element[] {
  const others: Element[] = [];
  for (let at: Element = element; at.parentElement !== null && at.parentElement !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling !== at && !sibling.matches('[data-scrim], [aria-live], [aria-hidden], [inert], [hidden]')) others.push(sibling);
    }
  }
  return others;
}
