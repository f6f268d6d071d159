import type { KeyboardEvent, ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import { Glyph } from './glyph.tsx';

export type StepButtonsProps = {
  /** Accessible name of the number: "Quantity of Deafening Essence of Anger". */
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly canLess: boolean;
  readonly canMore: boolean;
  readonly onStep: (by: 1 | -1) => void;
  /** Height, width and colours of the frame. */
  readonly className: string;
  /** The field between the two buttons. */
  readonly children: ReactNode;
};

const BUTTON_LOOK =
  'grid w-[24px] shrink-0 place-items-center self-stretch text-muted hover:not-disabled:bg-s3 hover:not-disabled:text-text disabled:opacity-35 focus-visible:-outline-offset-2 max-md:w-[36px]';

/**
 * Minus and plus buttons at both ends of a number field. They cannot be focused, so that Enter does not press them
 * again.
 */
export function StepButtons({ label, lessLabel, moreLabel, canLess, canMore, onStep, className, children }: StepButtonsProps) {
  const button = (name: string, glyph: 'minus' | 'plus', isEnabled: boolean): ReactNode => (
    <button
      type="button"
      tabIndex={-1}
      className={BUTTON_LOOK}
      aria-label={name}
      disabled={!isEnabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onStep(glyph === 'plus' ? 1 : -1)}
    >
      <Glyph name={glyph} size={12} />
    </button>
  );
  return (
    <span role="group" aria-label={label} className={joinClasses('inline-flex items-center overflow-hidden rounded-md border', className)}>
      {button(lessLabel, 'minus', canLess)}
      {children}
      {button(moreLabel, 'plus', canMore)}
    </span>
  );
}

/** The step of an arrow key: one, or ten with Shift; null for any other key. */
export function readArrowStep({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): number | null {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  return (key === 'ArrowUp' ? 1 : -1) * (shiftKey ? 10 : 1);
}
