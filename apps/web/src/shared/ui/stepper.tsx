import { joinClasses } from './classes.ts';
import { Glyph } from './glyph.tsx';
import { NumberField } from './number-field.tsx';

export type StepperProps = {
  /** What is counted, read out: "Quantity of Deafening Essence of Anger". */
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly disabled?: boolean;
  readonly className?: string;
};

/** A count between two bounds: less, typed, more. Arrow keys step, with Shift by ten. */
export function Stepper({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  onChange,
  min = 0,
  max = Infinity,
  step = 1,
  disabled,
  className,
}: StepperProps) {
  const move = (by: number): void => onChange(Math.min(max, Math.max(min, value + by)));
  const buttonLook =
    'grid w-[24px] shrink-0 place-items-center self-stretch text-muted hover:not-disabled:bg-s3 hover:not-disabled:text-text disabled:opacity-35 focus-visible:-outline-offset-2 max-md:w-[36px]';
  return (
    <span
      role="group"
      aria-label={label}
      className={joinClasses(
        'inline-flex h-[26px] items-center overflow-hidden rounded-md border border-line bg-s2 max-md:h-[38px]',
        className,
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        className={buttonLook}
        aria-label={decreaseLabel}
        disabled={disabled === true || value <= min}
        onClick={() => move(-step)}
      >
        <Glyph name="minus" size={12} />
      </button>
      <NumberField
        aria-label={label}
        value={value}
        min={min}
        max={max}
        decimals={0}
        disabled={disabled}
        className="h-full! w-[42px]! rounded-none border-0! bg-transparent px-0! text-center! focus-visible:-outline-offset-2"
        onChange={(next) => onChange(next ?? min)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          move((event.key === 'ArrowUp' ? step : -step) * (event.shiftKey ? 10 : 1));
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        className={buttonLook}
        aria-label={increaseLabel}
        disabled={disabled === true || value >= max}
        onClick={() => move(step)}
      >
        <Glyph name="plus" size={12} />
      </button>
    </span>
  );
}
