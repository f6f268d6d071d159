import { explainNotACount, readQuantity } from '@poexchange/domain/listing';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { readArrowStep, StepButtons } from '../../shared/ui/step-buttons.tsx';
import { useTypedQuantity } from '../../shared/ui/use-typed-quantity.ts';
import type { AmountRemark, Deal } from './handover.ts';

export type HandoverFieldProps = {
  /** The item's name, for screen readers. */
  readonly name: string;
  readonly deal: Deal;
  readonly value: number;
  /** Maximum number of pieces that can be handed over: the requested pieces that are in stock. */
  readonly max: number;
  /** True if the stock is lower than the request. */
  readonly isShort: boolean;
  readonly remark: AmountRemark | undefined;
  /** The id of the element with the error text. */
  readonly noteId: string;
  readonly onAmount: (value: number, remark: AmountRemark | null) => void;
};

/**
 * Field for the number of pieces of an item to hand over. An amount above the stock stays as typed and is marked; when
 * the field loses focus, the amount changes to the stock, with a note. Invalid text stays and is marked. Enter and
 * Escape move the focus to the row, so that page keys work again and do not change an amount by accident.
 */
export function HandoverField({ name, deal, value, max, isShort, remark, noteId, onAmount }: HandoverFieldProps) {
  const { t } = useTranslation();
  const type = (text: string): void => {
    const read = readQuantity(text, max);
    if (read.kind === 'over') onAmount(read.quantity, { kind: 'over', asked: read.asked });
    else if (read.kind === 'quantity') onAmount(read.quantity, null);
    else onAmount(0, { kind: 'notACount', text });
  };
  const typed = useTypedQuantity(max, type);
  const move = (by: number): void => {
    typed.drop();
    onAmount(Math.min(max, Math.max(0, value + by)), null);
  };
  return (
    <StepButtons
      label={t(deal === 'buys' ? 'trade.receivingOf' : 'trade.handingOf', { name })}
      lessLabel={t('trade.less', { name })}
      moreLabel={t('trade.more', { name })}
      canLess={value > 0}
      canMore={value < max}
      onStep={move}
      className={joinClasses(
        'h-[26px] w-[122px] bg-s2 max-md:h-[40px] max-md:w-[148px]',
        remark?.kind === 'notACount' ? 'border-down bg-down/10' : isShort || remark !== undefined ? 'border-warn bg-note' : 'border-line',
      )}
    >
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('trade.amountOf', { name })}
        value={typed.draft ?? (remark?.kind === 'notACount' ? remark.text : String(value))}
        aria-invalid={typed.isOver || remark?.kind === 'notACount' || undefined}
        aria-describedby={remark === undefined ? undefined : noteId}
        className="h-full min-w-0 flex-1 bg-transparent text-center tabular-nums focus-visible:-outline-offset-2"
        onFocus={(event) => event.target.select()}
        onChange={(event) => typed.change(event.target.value)}
        onBlur={typed.settle}
        onKeyDown={(event) => {
          // The shortcut for Done uses the displayed amount, so an amount above the stock is first changed to the
          // stock.
          if (event.key === 'Enter' && typed.isOver && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            event.stopPropagation();
            typed.settle();
          } else if (event.key === 'Escape' || (event.key === 'Enter' && !event.ctrlKey && !event.metaKey)) {
            event.preventDefault();
            leaveToRow(event.currentTarget);
          }
          const by = readArrowStep(event);
          if (by === null) return;
          event.preventDefault();
          move(by);
        }}
      />
    </StepButtons>
  );
}

/**
 * Moves the focus to the row's checkbox, where Space ticks it; if nothing in the row can be handed over, only blurs the
 * field.
 */
function leaveToRow(field: HTMLInputElement): void {
  const box = field.closest('[data-row]')?.querySelector<HTMLInputElement>('[data-tick]:not(:disabled)');
  if (box === null || box === undefined) field.blur();
  else box.focus();
}

type AmountNoteProps = {
  readonly id: string;
  readonly max: number;
  /** True if the stock is lower than the request, in which case `max` is the stock; otherwise `max` is the request. */
  readonly isShort: boolean;
  readonly remark: AmountRemark;
};

/** Error text for an amount; if the stock is the limit, worded as in the buyer's panel. */
export function AmountNote({ id, max, isShort, remark }: AmountNoteProps) {
  const { t } = useTranslation();
  const isOver = remark.kind === 'over';
  return (
    <span id={id} role="status" className={isOver ? 'text-12 text-warn' : 'text-12 text-down'}>
      {remark.kind === 'over'
        ? isShort
          ? t('listing.overStock', { asked: remark.asked, stock: writeNumber(max) })
          : t('trade.overAsked', { typed: remark.asked, count: max })
        : t(`listing.${explainNotACount(remark.text)}`)}
    </span>
  );
}
