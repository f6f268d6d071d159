import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import { Glyph } from './glyph.tsx';

export type BadgeTone = 'neutral' | 'accent' | 'up' | 'down' | 'warn' | 'info';

const tones: Readonly<Record<BadgeTone, string>> = {
  neutral: 'border-line text-muted',
  accent: 'border-accent/40 text-accent bg-accent/10',
  up: 'border-up/40 text-up bg-up/10',
  down: 'border-down/40 text-down bg-down/10',
  warn: 'border-warn/40 text-warn bg-warn/10',
  info: 'border-info/40 text-info bg-info/10',
};

export function Badge({
  tone = 'neutral',
  children,
  className,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <span
      className={joinClasses(
        'inline-flex h-[20px] items-center gap-1 rounded-sm border px-1.5 text-12 whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

export type ChipProps = {
  readonly children: ReactNode;
  readonly onRemove?: () => void;
  readonly removeLabel?: string;
  /** `old`: the information may be outdated. */
  readonly tone?: 'plain' | 'old';
};

/** An active filter, with a button that removes it. */
export function Chip({ children, onRemove, removeLabel, tone = 'plain' }: ChipProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex min-h-[26px] items-center gap-1 rounded-[13px] border pr-1 pl-2.5 text-12',
        tone === 'old' ? 'border-dashed border-warn/60 text-warn' : 'border-line bg-s2 text-text',
      )}
    >
      <span className={onRemove === undefined ? 'pr-1.5' : undefined}>{children}</span>
      {onRemove !== undefined && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="grid size-[20px] place-items-center rounded-full text-faint hover:bg-s4 hover:text-text"
        >
          <Glyph name="close" size={10} />
        </button>
      )}
    </span>
  );
}
