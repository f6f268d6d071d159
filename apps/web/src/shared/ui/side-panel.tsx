import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import { coverPage } from './covering.ts';

export type SidePanelProps = {
  /**
   * Next to the list on a wide screen; over it on a narrow one, as a dialog: full size on a phone, at the right edge on
   * a tablet.
   */
  readonly lies: 'beside' | 'over';
  readonly isOpen: boolean;
  /** Called to close the panel where it covers the page. Its content has a close button as well. */
  readonly onClose: () => void;
  /** Title of the dialog. */
  readonly title: string;
  /** Label of the panel when it is shown next to the page. */
  readonly label?: string;
  readonly children: ReactNode;
};

const looks = {
  beside: 'flex min-h-0 flex-col border-l border-line-soft bg-s1',
  over: 'fixed inset-y-0 max-md:top-[var(--away-height,0px)] right-0 z-40 flex w-full flex-col border-l border-line bg-s1 shadow-float animate-enter focus:outline-none md:w-[440px]',
} as const;

/**
 * The panel of a list. It is the same element in either position, and only hidden while it is closed: a window that
 * becomes narrower or wider, as when a tablet is rotated, loses nothing that was chosen or typed in it. It does not use
 * the library's dialog, which would be another element in another position.
 */
export function SidePanel({ lies, isOpen, onClose, title, label, children }: SidePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isDialog = lies === 'over' && isOpen;
  // Content is not rendered before the panel is first opened.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  // Runs before the content takes the focus.
  useLayoutEffect(() => (isDialog && panel.current !== null ? takePage(panel.current) : undefined), [isDialog]);
  useEffect(() => (isDialog ? coverPage() : undefined), [isDialog]);
  useEffect(() => {
    if (!isDialog) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      // A menu or a dialog inside the panel comes first.
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

/** Gives a dialog the focus and makes everything else on the page inert, until the returned function is called. */
function takePage(dialog: HTMLElement): () => void {
  const before = document.activeElement;
  const others = listOthers(dialog);
  for (const other of others) putOutOfReach(other);
  // Focuses the dialog itself: a focused button would open its hint. Focus that is already inside stays.
  const takeFocus = (): void => dialog.focus({ preventScroll: true });
  if (!dialog.contains(before)) takeFocus();
  // The focused button, which leads to the next listing, is replaced together with the listing.
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
 * Elements around an element on the page. Excludes announcements such as toasts, and elements that cover the page
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
