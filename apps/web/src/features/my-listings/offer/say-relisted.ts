/** Text after relisting: reports that the item is listed again, and the new total if it changed. */
import type { OwnListing, PublishedListing } from '@poexchange/contract/rest';
import { payableTotal, writePayable, type PriceView } from '@poexchange/domain/currency';
import { dismissToast, showToast, type Toast } from '../../../shared/toast/toast.ts';

export type Relisted = {
  readonly name: string;
  readonly before: Pick<OwnListing, 'side' | 'totalPrice'>;
  readonly now: Pick<PublishedListing, 'uuid' | 'totalPrice'>;
  readonly view: PriceView;
};

const toastIdOf = (uuid: string): string => `relisted:${uuid}`;

/** Removes the toasts of relisted listings that have ended. */
export function unsayRelisted(uuids: readonly string[]): void {
  for (const uuid of uuids) dismissToast(toastIdOf(uuid));
}

export function sayRelisted({ name, before, now, view }: Relisted): void {
  const [old, next] = [before.totalPrice, now.totalPrice].map((chaos) => writePayable(payableTotal(chaos, view)));
  const toast: Toast = { id: toastIdOf(now.uuid), level: 'success', title: { key: 'success.relisted', params: { category: name } } };
  if (old === undefined || next === undefined || old === next) return void showToast(toast);
  const key = before.side === 'buy' ? 'success.relisted_pays' : 'success.relisted_at';
  // The user must have time to read a changed price, so the price is not in a success toast, which closes after 2 s
  // (R9.31).
  showToast({ ...toast, level: 'info', detail: { key, params: { now: next, before: old } } });
}
