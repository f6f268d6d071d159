import { useId, type ComponentProps, type ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import { Glyph, type GlyphName } from './glyph.tsx';

export const INPUT_CLASSES =
  'h-[30px] w-full min-w-0 rounded-md border border-line bg-s2 px-2.5 text-13 text-text transition-colors hover:not-disabled:border-line-strong disabled:opacity-50 aria-invalid:border-down max-md:h-[40px]';

export type FieldProps = {
  readonly label: ReactNode;
  /** Shown below the control, unless there is an error. */
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly className?: string;
  /** Renders the control with the ids of the label and the messages. */
  readonly children: (control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined }) => ReactNode;
};

/** A control with its label and the messages about its value. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const message = error ?? hint;
  const hasError = error !== undefined && error !== null;
  return (
    <div className={joinClasses('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="text-12 text-muted">
        {label}
      </label>
      {children({ id, 'aria-describedby': message ? `${id}-message` : undefined, 'aria-invalid': hasError || undefined })}
      {message ? (
        <p
          id={`${id}-message`}
          role={hasError ? 'alert' : undefined}
          className={joinClasses('text-12', hasError ? 'text-down' : 'text-muted')}
        >
          {message}
        </p>
      ) : null}
    </div>
  );
}

export type TextFieldProps = ComponentProps<'input'> & { readonly glyph?: GlyphName };

/** A one-line text field, optionally with a leading icon that helps to recognise it. */
export function TextField({ glyph, className, ...rest }: TextFieldProps) {
  if (glyph === undefined) return <input type="text" className={joinClasses(INPUT_CLASSES, className)} {...rest} />;
  return (
    <span className={joinClasses('relative flex items-center', className)}>
      <Glyph name={glyph} size={14} className="pointer-events-none absolute left-2.5 text-faint" />
      <input type="text" className={joinClasses(INPUT_CLASSES, 'pl-[30px]')} {...rest} />
    </span>
  );
}
