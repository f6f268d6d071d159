import type { Game } from '@poexchange/domain/item';
import { useState, type ClipboardEvent } from 'react';
import { nameItem } from '../../../shared/i18n/item-names.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { readPasted } from '../../../shared/price-files/item-lines.ts';
import type { PriceEntry } from '../../../shared/price-files/price-book.ts';
import { nothingLeft, type Left } from './left-note.tsx';
import { isItemText, type Picked, type ReadItems } from './manual-item.ts';

const LONGEST_PASTED = 200_000;

/** Reads pasted items in the game's clipboard format. */
export type ReadItemTexts = (text: string) => Promise<ReadItems>;

/**
 * Handles pasted text: items in the game's clipboard format, or a list of names, one per line. A single line is treated
 * as typed text.
 */
export function usePasted(options: {
  readonly game: Game;
  readonly entries: readonly PriceEntry[];
  readonly readItems: ReadItemTexts;
  /** Returns true if the items were added. */
  readonly pick: (picked: readonly Picked[]) => boolean;
  /** Called with the rejected lines and the text that lists the added items; null if nothing was added. */
  readonly onRead: (left: Left, words: string | null) => void;
  readonly onFailed: () => void;
}): { readonly isReading: boolean; readonly onPaste: (event: ClipboardEvent) => void } {
  const { t } = useTranslation();
  const { game, entries, readItems, pick, onRead, onFailed } = options;
  const [reading, setReading] = useState(0);
  const takeItems = async (pasted: string): Promise<void> => {
    setReading((before) => before + 1);
    try {
      const { picked, names, left } = await readItems(pasted);
      const isTaken = picked.length > 0 && pick(picked);
      onRead({ ...nothingLeft, items: left }, isTaken ? t('byHand.itemsAdded', { names: names.join(', ') }) : null);
    } catch {
      onFailed();
    } finally {
      setReading((before) => before - 1);
    }
  };
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain').slice(0, LONGEST_PASTED);
    if (!pasted.trim().includes('\n')) return;
    event.preventDefault();
    if (isItemText(pasted)) {
      void takeItems(pasted);
      return;
    }
    const read = readPasted(pasted, entries, { game, otherNameOf: nameItem });
    if (read.found.size > 0 && !pick([...read.found.values()])) return;
    onRead({ ...read, items: [] }, t('byHand.pasted', { count: read.found.size }));
  };
  return { isReading: reading > 0, onPaste };
}
