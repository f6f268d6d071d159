/** Changes own prices and ignored items from a snapshot, with the same effect as on every other page. */
import type { UnitAmount } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import { nameItem } from '../../../shared/i18n/item-names.ts';
import { dismissToast, showToast } from '../../../shared/toast/toast.ts';
import { changeItemChoices, readItemChoices, setOffered, setOverride, type OfferPlace } from '../../price-book/index.ts';

/** Scope of a person's own prices: the game and league of the items. */
export type OwnPriceScope = { readonly game: Game; readonly league: string };

export type NamedItem = {
  readonly hash: string;
  /** In English. */
  readonly name: string;
};

/** A price as typed: in chaos, plus the amount in the currency in which it was typed, if other than chaos. */
export type TypedPrice = { readonly chaos: number | null; readonly asked?: UnitAmount };

const placeOf = (scope: OwnPriceScope): OfferPlace => ({ ...scope, category: '', subCategory: '' });
const toastId = ({ hash }: NamedItem): string => `snapshot-own:${hash}`;

/**
 * Sets the own price of an item, or removes it if the price is null. A toast says when the change takes effect, and
 * offers undo.
 */
export function setOwnPrice(scope: OwnPriceScope, item: NamedItem, price: TypedPrice): void {
  const place = placeOf(scope);
  const { overrides, asked } = readItemChoices(place);
  const before = { chaos: overrides[item.hash] ?? null, asked: asked?.[item.hash] };
  changeItemChoices(place, (choices) => setOverride(choices, item.hash, price.chaos, price.asked));
  tell(scope.game, item, price.chaos === null ? 'snapshotOwn.dropped' : 'snapshotOwn.priced', () =>
    changeItemChoices(place, (choices) => setOverride(choices, item.hash, before.chaos, before.asked)),
  );
}

/** Ignores an item, or counts an ignored item again, from the next snapshot. */
export function setIgnored(scope: OwnPriceScope, item: NamedItem, ignored: 'yes' | 'no'): void {
  const place = placeOf(scope);
  const offer = (isIgnored: 'yes' | 'no') => (): void =>
    changeItemChoices(place, (choices) => setOffered(choices, { hashes: [item.hash], offered: isIgnored === 'yes' ? 'no' : 'yes' }));
  offer(ignored)();
  tell(scope.game, item, ignored === 'yes' ? 'snapshotOwn.ignored' : 'snapshotOwn.counted', offer(ignored === 'yes' ? 'no' : 'yes'));
}

type OwnChange = 'snapshotOwn.priced' | 'snapshotOwn.dropped' | 'snapshotOwn.ignored' | 'snapshotOwn.counted';

function tell(game: Game, item: NamedItem, key: OwnChange, undo: () => void): void {
  const id = toastId(item);
  showToast({
    id,
    level: 'info',
    title: { key, readNames: () => ({ name: nameItem(item.name, game) }) },
    detail: {
      key: key === 'snapshotOwn.ignored' || key === 'snapshotOwn.counted' ? 'snapshotOwn.fromNextAndOffers' : 'snapshotOwn.fromNext',
    },
    action: {
      label: { key: 'toast.undo' },
      run: () => {
        undo();
        dismissToast(id);
      },
    },
  });
}
