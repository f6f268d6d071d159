import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import { Glyph } from './glyph.tsx';
import { dockedBar } from './docked-bar.ts';

export type DialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly closeLabel: string;
  readonly children?: ReactNode;
  /** Buttons, with the confirming button last. */
  readonly footer?: ReactNode;
  readonly width?: 'sm' | 'md' | 'lg';
};

const widths = { sm: 'md:w-[400px]', md: 'md:w-[560px]', lg: 'md:w-[820px]' } as const;

/**
 * A dialog over the page, at the bottom of a phone's screen. The library's overlay would add a style element to stop
 * the page from scrolling, which the content policy forbids: this overlay is a plain element, and the stylesheet stops
 * the scrolling.
 */
export function Dialog({ isOpen, onClose, title, description, closeLabel, children, footer, width = 'md' }: DialogProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <div data-scrim="" className="fixed inset-0 z-40 bg-scrim" />
        <Radix.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          // By default Close would get the focus. A dialog marks the field to focus instead.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const content = event.currentTarget as HTMLElement;
            (content.querySelector<HTMLElement>('[data-autofocus]') ?? content).focus();
          }}
          // A press on a toast does not close the dialog.
          onInteractOutside={(event) => isInToast(event.detail.originalEvent.target) && event.preventDefault()}
          className={joinClasses(
            'fixed z-40 flex max-h-[92dvh] flex-col overflow-hidden border border-line bg-s1 shadow-float animate-enter focus:outline-none',
            'max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-lg md:top-[8vh] md:left-1/2 md:max-h-[84vh] md:-translate-x-1/2 md:rounded-lg',
            widths[width],
          )}
        >
          <header className="flex items-start gap-3 border-b border-line-soft px-4 py-3">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-18 font-semibold">{title}</Radix.Title>
              {description !== undefined && <Radix.Description className="mt-0.5 text-12 text-muted">{description}</Radix.Description>}
            </div>
            <Radix.Close
              aria-label={closeLabel}
              className="grid size-[30px] place-items-center rounded-md text-muted hover:bg-s3 hover:text-text"
            >
              <Glyph name="close" />
            </Radix.Close>
          </header>
          {children !== undefined && <div className="min-h-0 flex-1 overflow-y-auto px-4 py-4">{children}</div>}
          {footer !== undefined && (
            <footer ref={dockedBar} className="flex flex-wrap justify-end gap-2 border-t border-line-soft bg-s2 px-4 py-3">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Returns whether the element is or was in a toast: the library calls this after the press, which may have closed the
 * toast.
 */
function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && (!target.isConnected || target.closest('[data-sonner-toaster]') !== null);
}
