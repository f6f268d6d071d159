import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { joinClasses } from './classes.ts';

export type PopoverProps = {
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  /** The panel's name for screen readers. */
  readonly label: string;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly align?: 'start' | 'center' | 'end';
  readonly className?: string;
};

/** A panel attached to a button. */
export function Popover({ trigger, children, label, isOpen, onOpenChange, align = 'end', className }: PopoverProps) {
  return (
    <Radix.Root {...(isOpen !== undefined && { open: isOpen })} {...(onOpenChange !== undefined && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className={joinClasses('z-40 rounded-lg border border-line bg-s2 shadow-float animate-enter focus:outline-none', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
