import { useRef, type ReactNode, useEffect, type RefObject } from 'react';
import { joinClasses } from '../../shared/ui/classes.ts';
import { SidePanel } from '../../shared/ui/side-panel.tsx';
import { useMediaQuery, WIDE_QUERY } from '../../shared/ui/use-media-query.ts';
import { PlacesNav } from './places-nav.tsx';
import { useServiceKeys } from './use-service-keys.ts';

/**
 * Moves the focus into the panel when Enter or Space opened it from a list, so that the next key does not act on the
 * row, and back to the row when the panel closes. Enter on the selected row also moves the focus into the panel. A
 * panel that covers the page takes the focus itself.
 */
function usePanelFocus(frame: RefObject<HTMLElement | null>, panelKey: string | null): void {
  const isByKey = useRef(false);
  const shown = useRef(panelKey);
  useEffect(() => {
    const note = (event: Event): void => {
      isByKey.current = event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ');
    };
    document.addEventListener('keydown', note, true);
    document.addEventListener('pointerdown', note, true);
    return () => {
      document.removeEventListener('keydown', note, true);
      document.removeEventListener('pointerdown', note, true);
    };
  }, []);
  useEffect(() => {
    const before = shown.current;
    shown.current = panelKey;
    const panel = findPanel(frame);
    if (before === panelKey || panel === null) return;
    const isInside = panel.contains(document.activeElement);
    if (panelKey !== null && isByKey.current && !isInside) focusHeading(panel);
    if (panelKey === null && before !== null && (isInside || document.activeElement === document.body))
      findRow(frame, before)?.focus({ preventScroll: true });
  });
  useServiceKeys({ Enter: panelKey === null ? undefined : () => focusHeading(findPanel(frame)) });
}

function findPanel(frame: RefObject<HTMLElement | null>): HTMLElement | null {
  return frame.current?.querySelector<HTMLElement>('[role=complementary]') ?? null;
}

function findRow(frame: RefObject<HTMLElement | null>, key: string): HTMLElement | undefined {
  return [...(frame.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find((row) => row.dataset['row'] === key);
}

function focusHeading(panel: HTMLElement | null): void {
  const heading = panel?.querySelector<HTMLElement>('h2') ?? null;
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

export type ServicesFrameProps = {
  /** Heading of the main column. */
  readonly title: string;
  /** Content below the navigation at the left; shown only in a wide window. */
  readonly rail: ReactNode;
  readonly children: ReactNode;
  /** Panel next to the main column, or covering it; null for none. */
  readonly panel: ReactNode;
  /** Identifies the panel's content; null while the panel is empty. */
  readonly panelKey?: string | null;
  readonly panelTitle: string;
  readonly onPanelClose: () => void;
  /**
   * Shown in the panel's place in a wide window while nothing is selected; if null, the main column uses the panel's
   * width.
   */
  readonly emptyPanel: ReactNode;
};

/** Layout of the services pages: navigation and rail, the main column, and the panel of the selected entry. */
export function ServicesFrame(props: ServicesFrameProps) {
  const { title, rail, children, panel, panelKey = null, panelTitle, onPanelClose, emptyPanel } = props;
  const frame = useRef<HTMLDivElement>(null);
  usePanelFocus(frame, panel === null ? null : panelKey);
  const isWide = useMediaQuery(WIDE_QUERY);
  const isBeside = isWide && (panel !== null || emptyPanel !== null);
  return (
    <div
      ref={frame}
      className="relative flex-1 max-md:h-[calc(100dvh-var(--header-height)-var(--bottom-bar-height))] max-md:flex-none md:min-h-[560px]"
    >
      <div
        className={joinClasses(
          'absolute inset-0 grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]',
          isBeside
            ? 'lg:grid-cols-[208px_minmax(0,1fr)_360px] xl:grid-cols-[208px_minmax(0,1fr)_400px] wide:grid-cols-[232px_minmax(0,1fr)_440px]'
            : 'lg:grid-cols-[208px_minmax(0,1fr)] wide:grid-cols-[232px_minmax(0,1fr)]',
        )}
      >
        {isWide && (
          <div className="flex min-h-0 flex-col border-r border-line-soft bg-s1">
            <PlacesNav form="rail" />
            {rail}
          </div>
        )}
        <section aria-label={title} className="flex min-h-0 min-w-0 flex-col">
          {!isWide && <PlacesNav form="tabs" />}
          {children}
        </section>
        <SidePanel
          lies={isWide ? 'beside' : 'over'}
          isOpen={isBeside || panel !== null}
          onClose={onPanelClose}
          title={panelTitle}
          label={panelTitle}
        >
          {panel ?? emptyPanel}
        </SidePanel>
      </div>
    </div>
  );
}
