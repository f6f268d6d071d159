import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/** R9.28, R9.27. */
export const tooltipDelayMs = { default: 700, currency: 50, vouch: 250 } as const;

export type TooltipProps = {
  readonly content: ReactNode;
  /** One element that can take focus or holds one. */
  readonly children: ReactElement;
  readonly delayMs?: number;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
};

/** A hint on hover and on focus. What it says must not be the only place where it is said, unless it explains a mark. */
export function Tooltip({ content, children, delayMs = tooltipDelayMs.default, side = 'top' }: TooltipProps) {
  if (content === null || content === undefined || content === '') return children;
  return (
    <Radix.Root delayDuration={delayMs}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-[300px] rounded-md border border-line-strong bg-s3 px-2.5 py-1.5 text-12 text-text shadow-float animate-enter"
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Once around the page: moving from one hint to the next shows it at once. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return <Radix.Provider delayDuration={tooltipDelayMs.default}>{children}</Radix.Provider>;
}
