import { Checkbox as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import { Glyph } from './glyph.tsx';

export type CheckboxProps = {
  readonly checked: boolean | 'mixed';
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly className?: string;
} & ({ readonly label: ReactNode; readonly 'aria-label'?: undefined } | { readonly label?: undefined; readonly 'aria-label': string });

/** On, off or mixed. Without a visible label it needs an accessible label. */
export function Checkbox({ checked, onChange, disabled, label, className, 'aria-label': ariaLabel }: CheckboxProps) {
  const id = useId();
  const box = (
    <Radix.Root
      id={id}
      aria-label={ariaLabel}
      disabled={disabled === true}
      checked={checked === 'mixed' ? 'indeterminate' : checked}
      onCheckedChange={(next) => onChange(next === true)}
      className="relative inline-grid size-4 shrink-0 place-items-center rounded-sm border border-line-strong bg-s2 text-accent-ink transition-colors after:absolute after:-inset-2 hover:not-disabled:border-muted data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent disabled:opacity-50"
    >
      <Radix.Indicator>
        <Glyph name={checked === 'mixed' ? 'minus' : 'check'} size={12} />
      </Radix.Indicator>
    </Radix.Root>
  );
  if (label === undefined) return box;
  return (
    <span className={joinClasses('inline-flex items-center gap-2 max-md:min-h-[40px]', className)}>
      {box}
      <label htmlFor={id} className={joinClasses('text-13', disabled === true && 'text-faint')}>
        {label}
      </label>
    </span>
  );
}
