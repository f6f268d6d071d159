import { joinClasses } from './classes.ts';
import { NumberField } from './number-field.tsx';
import { readArrowStep, StepButtons } from './step-buttons.tsx';

export type StepperProps = {
  /** Accessible name of the number: "Quantity of Deafening Essence of Anger". */
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
  return (
    <StepButtons
      label={label}
      lessLabel={decreaseLabel}
      moreLabel={increaseLabel}
      canLess={disabled !== true && value > min}
      canMore={disabled !== true && value < max}
      onStep={(by) => move(by * step)}
      className={joinClasses('h-[26px] border-line bg-s2 max-md:h-[38px]', className)}
    >
      <NumberField
        aria-label={label}
        value={value}
        min={min}
        max={max}
        decimals={0}
        disabled={disabled}
        className="h-full! w-[64px]! rounded-none border-0! bg-transparent px-0! text-center! focus-visible:-outline-offset-2"
        onChange={(next) => onChange(next ?? min)}
        onKeyDown={(event) => {
          const by = readArrowStep(event);
          if (by === null) return;
          event.preventDefault();
          move(by * step);
        }}
      />
    </StepButtons>
  );
}
