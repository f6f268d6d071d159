import type { ComponentProps } from 'react';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { Glyph } from '../../../shared/ui/glyph.tsx';

export type PickButtonProps = Omit<ComponentProps<'button'>, 'title'> & {
  readonly main: string;
  readonly detail: string;
  /** Purpose of the button, which screen readers announce before its content. */
  readonly label: string;
};

/** A two-line button that opens a popover or dialog. */
export function PickButton({ main, detail, label, className, ...rest }: PickButtonProps) {
  return (
    <button
      type="button"
      className={joinClasses(
        'grid h-[48px] max-md:h-auto max-md:min-h-[48px] max-md:py-1.5 grid-cols-[minmax(0,1fr)_16px] content-center items-center gap-x-2 rounded-md border border-line bg-s2 px-2.5 text-left transition-colors hover:border-line-strong',
        className,
      )}
      {...rest}
    >
      <span className="sr-only">{`${label}.`}</span>
      <span translate="no" title={main} className="truncate text-13 leading-[1.35] font-semibold">
        {main}
      </span>
      <Glyph name="chevronDown" className="col-start-2 row-span-2 row-start-1 text-muted" />
      <span title={detail} className="truncate text-12 leading-[1.35] text-muted max-md:whitespace-normal">
        {detail}
      </span>
    </button>
  );
}
