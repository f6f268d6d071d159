import type { ComponentProps } from 'react';
import { joinClasses } from './classes.ts';
import { Glyph, type GlyphProps } from './glyph.tsx';
import { Tooltip } from './tooltip.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  readonly glyph: GlyphProps['name'];
  /** The button's action: its accessible name and its tooltip. */
  readonly label: string;
  readonly size?: 'sm' | 'md';
};

export function IconButton({ glyph, label, size = 'md', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip content={label}>
      <button
        type="button"
        aria-label={label}
        className={joinClasses(
          'inline-grid place-items-center shrink-0 rounded-md text-muted transition-colors hover:not-disabled:bg-s3 hover:not-disabled:text-text disabled:opacity-40',
          size === 'sm' ? 'size-[26px]' : 'size-[30px] max-md:size-[40px]',
          className,
        )}
        {...rest}
      >
        <Glyph name={glyph} size={size === 'sm' ? 14 : 16} />
      </button>
    </Tooltip>
  );
}
