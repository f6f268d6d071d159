import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export type SideSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
};

/** What stands beside the list on a wide screen, over it on a narrow one: full size on a phone, at the right edge on a tablet. It brings its own way to close. */
export function SideSheet({ isOpen, onClose, title, children }: SideSheetProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <div data-scrim="" className="fixed inset-0 z-40 bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          // The sheet itself: a focused button would open its hint.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          tabIndex={-1}
          className="fixed inset-y-0 right-0 z-40 flex w-full flex-col border-l border-line bg-s1 shadow-float animate-enter focus:outline-none md:w-[440px]"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
