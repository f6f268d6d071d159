import type { OwnListing } from '@poexchange/contract/rest';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';

type Relist = () => Promise<void>;

/**
 * Order in which rows are relisted: each row registers its own function, and unregisters it when the row is removed.
 */
export type RelistTurns = {
  readonly enter: (uuid: string, relist: Relist) => () => void;
  readonly relistEach: (uuids: readonly string[], onTurn: (done: number) => void) => Promise<void>;
};

export function useRelistTurns(): RelistTurns {
  const entered = useRef(new Map<string, Relist>());
  const [turns] = useState<RelistTurns>(() => ({
    enter: (uuid, relist) => {
      entered.current.set(uuid, relist);
      return () => void (entered.current.get(uuid) === relist && entered.current.delete(uuid));
    },
    relistEach: async (uuids, onTurn) => {
      for (const [index, uuid] of uuids.entries()) {
        onTurn(index + 1);
        // A row whose relisting fails shows the reason.
        await entered.current.get(uuid)?.();
      }
    },
  }));
  return turns;
}

/**
 * Relists a group's listings that contain any items, one after the other, because each relisting reads tabs, and
 * reading tabs is rate-limited.
 */
export function RelistAll({ turns, listings }: { readonly turns: RelistTurns; readonly listings: readonly OwnListing[] }) {
  const { t } = useTranslation();
  const [turn, setTurn] = useState<{ readonly at: number; readonly of: number } | null>(null);
  const uuids = listings.filter(({ items }) => items.length > 0).map(({ uuid }) => uuid);
  const label = listings.some(({ state }) => state === 'inactive') ? 'offer.moveAll' : 'offer.relistAll';
  if (turn === null && uuids.length < 2) return null;
  const relistAll = async (): Promise<void> => {
    setTurn({ at: 0, of: uuids.length });
    await turns.relistEach(uuids, (at) => setTurn({ at, of: uuids.length })).finally(() => setTurn(null));
  };
  return (
    <Button size="sm" isBusy={turn !== null} onClick={() => void relistAll()}>
      {turn === null ? t(label, { count: uuids.length }) : t('offer.relistingOf', turn)}
    </Button>
  );
}
