import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { joinClasses } from './classes.ts';
import { Spinner } from './spinner.tsx';

export type ButtonKind = 'primary' | 'outline' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const kinds: Readonly<Record<ButtonKind, string>> = {
  primary: 'bg-accent text-accent-ink font-semibold hover:not-disabled:bg-accent-strong',
  outline: 'border border-line text-text font-medium hover:not-disabled:bg-s2 hover:not-disabled:border-line-strong',
  quiet: 'text-muted font-medium hover:not-disabled:bg-s2 hover:not-disabled:text-text',
  danger: 'border border-line text-down font-medium hover:not-disabled:bg-bad hover:not-disabled:border-down',
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  sm: 'h-[26px] px-2 text-12 gap-1.5',
  md: 'h-[30px] px-3 text-13 gap-2',
  lg: 'h-[38px] px-4 text-14 gap-2',
};

type ButtonLook = { readonly kind?: ButtonKind; readonly size?: ButtonSize };

/** Class names that make a link look like a button. */
export function buttonClasses({ kind = 'outline', size = 'md' }: ButtonLook = {}): string {
  return joinClasses(
    'inline-flex items-center justify-center rounded-md whitespace-nowrap select-none transition-colors disabled:opacity-50 aria-disabled:opacity-50 max-md:min-h-[40px]',
    kinds[kind],
    sizes[size],
  );
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'kind'> &
  ButtonLook & {
    /** Renders its only child (a link) as a button. */
    readonly asChild?: boolean;
    /** The button's action is running: shows a spinner and blocks further clicks. */
    readonly isBusy?: boolean;
  };

export function Button({ kind, size, asChild, isBusy, className, children, disabled, ...rest }: ButtonProps) {
  const classes = joinClasses(buttonClasses({ ...(kind && { kind }), ...(size && { size }) }), className);
  if (asChild === true) {
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button type="button" className={classes} disabled={disabled === true || isBusy === true} aria-busy={isBusy} {...rest}>
      {isBusy === true && <Spinner size={14} />}
      {children}
    </button>
  );
}
