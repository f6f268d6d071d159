import type { ComponentProps } from 'react';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Glyph } from '../../../shared/ui/glyph.tsx';

export type PickButtonProps = Omit<ComponentProps<'button'>, 'title'> & { readonly main: string; readonly detail: string };

/** A button of two lines that opens a choice. */
export function PickButton({ main, detail, className, ...rest }: PickButtonProps) {
  return (
    <button
      type="button"
      className={joinClasses(
        'grid h-[48px] grid-cols-[minmax(0,1fr)_16px] content-center items-center gap-x-2 rounded-md border border-line bg-s2 px-2.5 text-left transition-colors hover:border-line-strong',
        className,
      )}
      {...rest}
    >
      <span translate="no" className="truncate text-13 leading-[1.35] font-semibold">
        {main}
      </span>
      <Glyph name="chevronDown" className="col-start-2 row-span-2 row-start-1 text-muted" />
      <span className="truncate text-12 leading-[1.35] text-muted">{detail}</span>
    </button>
  );
}
