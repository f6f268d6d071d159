import { readQuantity, type QuantityReading } from '@poexchange/domain/listing';
import { useState } from 'react';

/** `typing` while the field has the focus, `left` afterwards: only then a number above the stock becomes the stock. */
export type TypingPhase = 'typing' | 'left';

export type TypedQuantity = {
  /** The text as typed; null while nothing is being typed. */
  readonly draft: string | null;
  readonly isOver: boolean;
  readonly isNotACount: boolean;
  readonly change: (text: string) => void;
  /** Applies the text against the current stock, and shows the result. */
  readonly settle: () => void;
  /** Drops the text: a button, a key or the wheel set another number. */
  readonly drop: () => void;
};

/**
 * Text of a quantity field while it is typed (D34): it stays as typed, marked if it exceeds the stock, and is applied
 * once more when the field is left.
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
