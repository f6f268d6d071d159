import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';

export type HandoverFieldProps = {
  /** The item's name, for what is read out. */
  readonly name: string;
  readonly value: number;
  /** The most that can be handed over: of what was asked, what is there. */
  readonly max: number;
  /** Whether less is there than was asked for. */
  readonly isShort: boolean;
  readonly onChange: (value: number) => void;
};

const buttonLook =
  'grid w-[24px] shrink-0 place-items-center self-stretch text-muted hover:not-disabled:bg-s3 hover:not-disabled:text-text disabled:opacity-35 max-md:w-[40px]';

/** How many pieces are handed over. What is typed, pasted or stepped to is at most what is there, at every keystroke; the field is amber where that is less than was asked or typed. */
export function HandoverField({ name, value, max, isShort, onChange }: HandoverFieldProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<string | null>(null);
  const [isCapped, setCapped] = useState(false);
  const move = (by: number): void => {
    setDraft(null);
    setCapped(value + by > max);
    onChange(Math.min(max, Math.max(0, value + by)));
  };
  const type = (text: string): void => {
    const digits = text.replaceAll(/\D/g, '').slice(0, 9);
    const typed = digits === '' ? 0 : Number(digits);
    setCapped(typed > max);
    setDraft(digits === '' ? '' : String(Math.min(max, typed)));
    onChange(Math.min(max, typed));
  };
  const isAmber = isShort || isCapped;
  return (
    <span
      role="group"
      aria-label={t('trade.handingOf', { name })}
      className={joinClasses(
        'inline-flex h-[26px] w-[98px] items-center overflow-hidden rounded-md border bg-s2 max-md:h-[40px] max-md:w-[132px]',
        isAmber ? 'border-warn bg-note' : 'border-line',
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        className={buttonLook}
        aria-label={t('trade.less', { name })}
        disabled={value <= 0}
        onClick={() => move(-1)}
      >
        <Glyph name="minus" size={12} />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('trade.amountOf', { name })}
        value={draft ?? String(value)}
        className="h-full min-w-0 flex-1 bg-transparent text-center tabular-nums focus-visible:-outline-offset-2"
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          setDraft(null);
          setCapped(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          move((event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1));
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        className={buttonLook}
        aria-label={t('trade.more', { name })}
        disabled={value >= max}
        onClick={() => move(1)}
      >
        <Glyph name="plus" size={12} />
      </button>
    </span>
  );
}
