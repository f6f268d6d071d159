/** Parses a message about a service request or a vouch for a service. Pure. */
import type { ServiceCategory, ServicePrice } from '@poexchange/domain/service';
import { isUnitOfGame } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import { readMessage } from './message-text.ts';

const events = {
  'service.invited': 'invited',
  'service.declined': 'declined',
  'service.withdrawn': 'withdrawn',
  'service.gone': 'gone',
  'service.finished': 'finished',
  'service.undone': 'undone',
  'service.reopened': 'reopened',
  'service.disputed': 'disputed',
  'service.upheld': 'upheld',
  'service.rejected': 'rejected',
  'services.vouched': 'vouched',
} as const;

export type ServiceMessage = {
  readonly event: (typeof events)[keyof typeof events];
  /** The other person's in-game name. */
  readonly ign: string;
  readonly title: string;
  readonly service: { readonly poe: Game; readonly serviceName: string; readonly isCustomService: boolean };
  readonly category: ServiceCategory;
  /** Agreed price; null if the message does not contain a price. */
  readonly price: ServicePrice | null;
  readonly role: 'customer' | 'provider';
};

/**
 * Parses a service message; null for other messages, and for service messages from an earlier version, which contain
 * only text.
 */
export function readServiceMessage(body: string): ServiceMessage | null {
  const [key = ''] = body.split('&', 1);
  if (!Object.hasOwn(events, key)) return null;
  const { params } = readMessage(body);
  const text = (name: string): string => (Object.hasOwn(params, name) ? String(params[name]) : '');
  const poe = text('game');
  if ((poe !== 'poe1' && poe !== 'poe2') || text('request') === '' || text('name') === '') return null;
  const [amount, unit] = [Number(text('price')), text('unit')];
  const isPriced = text('price') !== '' && Number.isFinite(amount) && amount >= 0 && isUnitOfGame(unit, poe);
  return {
    event: events[key as keyof typeof events],
    ign: text('ign'),
    title: text('service'),
    service: { poe, serviceName: text('name'), isCustomService: text('custom') === '1' },
    category: text('category') as ServiceCategory,
    price: isPriced ? { priceValue: amount, priceType: unit } : null,
    role: text('role') === 'customer' ? 'customer' : 'provider',
  };
}
