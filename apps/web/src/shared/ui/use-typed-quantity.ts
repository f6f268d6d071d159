import { readQuantity, type QuantityReading } from '@poexchange/domain/listing';
import { useState } from 'react';

/**
 * `typing` while the field has the focus, `left` afterwards. A number above the stock is capped only once the field is
 * left.
 */
export type TypingPhase = 'typing' | 'left';

export type TypedQuantity = {
  /** The typed text; null while the user is not typing. */
  readonly draft: string | null;
  readonly isOver: boolean;
  readonly isNotACount: boolean;
  readonly change: (text: string) => void;
  /** Applies the text to the current stock and displays the result. */
  readonly settle: () => void;
  /** Discards the text after a button, a key or the wheel has set another number. */
  readonly drop: () => void;
};

/**
 * The text of a quantity field while the user types: it is kept as typed, marked if it exceeds the stock, and applied
 * again when the field is left.
 */
export function useTypedQuantity(stock: number, onType: (text: string, phase: TypingPhase) => void): TypedQuantity {
  const [draft, setDraft] = useState<string | null>(null);
  const kind: QuantityReading['kind'] | null = draft === null ? null : readQuantity(draft, stock).kind;
  return {
    draft,
    isOver: kind === 'over',
    isNotACount: kind === 'notACount',
    change(text) {
      setDraft(text);
      onType(text, 'typing');
    },
    settle() {
      if (draft === null) return;
      setDraft(null);
      onType(draft, 'left');
    },
    drop: () => setDraft(null),
  };
}
