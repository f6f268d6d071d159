/** Cards for running work, which the notification centre shows while the work runs. */
import type { ReactNode } from 'react';
import { create } from 'zustand';

type PinnedCards = { readonly cards: Readonly<Record<string, () => ReactNode>> };

export const usePinnedCards = create<PinnedCards>()(() => ({ cards: {} }));

/** Pins a card; null removes it. */
export function pinCard(id: string, render: (() => ReactNode) | null): void {
  if ((usePinnedCards.getState().cards[id] ?? null) === render) return;
  usePinnedCards.setState(({ cards }) => {
    const { [id]: _before, ...others } = cards;
    return { cards: render === null ? others : { ...others, [id]: render } };
  });
}
