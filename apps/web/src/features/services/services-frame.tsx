import { useRef, type ReactNode } from 'react';
import { joinClasses } from '../../shared/ui/classes.ts';
import { SidePanel } from '../../shared/ui/side-panel.tsx';
import { useMediaQuery, WIDE_QUERY } from '../../shared/ui/use-media-query.ts';
import { PlacesNav } from './places-nav.tsx';
import { usePanelFocus } from './use-panel-focus.ts';

export type ServicesFrameProps = {
  /** Heading of the middle. */
  readonly title: string;
  /** Content below the places at the left, in a wide window. */
  readonly rail: ReactNode;
  readonly children: ReactNode;
  /** Content next to the middle, or over it; null for nothing. */
  readonly panel: ReactNode;
  /** Identifies the content of the panel; null while it is empty. */
  readonly panelKey?: string | null;
  readonly panelTitle: string;
  readonly onPanelClose: () => void;
  /** Fills the panel's place in a wide window while nothing is chosen; null: the middle uses its width. */
  readonly emptyPanel: ReactNode;
};

/** The frame of the services pages: places and a rail, the page, and the panel of what is chosen. */
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
