import { readRules, serviceLimits } from '@poexchange/domain/service';
import { useId } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../../shared/ui/classes.ts';

export type RulesFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly rows: number;
  /** True focuses the field when its dialog opens. */
  readonly isReady?: boolean;
  readonly onChange: (value: string) => void;
};

/** Longer than anything pasted by accident; shorter text is never truncated silently. */
const LONGEST_TYPED = 100_000;

/**
 * Field for rules. Counts the characters that will be stored, leaving out characters that are invisible or reverse the
 * text direction.
 */
export function RulesField({ label, value, rows, isReady = false, onChange }: RulesFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const reading = readRules(value);
  const count = Array.from(reading.ok ? reading.text : value).length;
  const isCleaned =
    reading.ok &&
    reading.text !==
      value
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join('\n');
  return (
    <div className="flex flex-col gap-1">
      <textarea
        data-autofocus={isReady ? '' : undefined}
        aria-label={label}
        aria-describedby={id}
        aria-invalid={!reading.ok || undefined}
        rows={rows}
        value={value}
        maxLength={LONGEST_TYPED}
        onChange={(event) => onChange(event.target.value)}
        className="w-full resize-y rounded-md border border-line bg-bg px-2.5 py-2 leading-[19px] aria-invalid:border-down"
      />
      <p id={id} role="status" className={joinClasses('flex justify-between gap-2 text-12', reading.ok ? 'text-muted' : 'text-down')}>
        <span>{!reading.ok ? t('services.mine.rulesTooLong') : isCleaned ? t('services.mine.rulesCleaned') : ''}</span>
        <span className="tabular-nums">{`${count} / ${serviceLimits.rulesCharacters}`}</span>
      </p>
    </div>
  );
}
