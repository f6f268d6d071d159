/** The services page's view, as encoded in its address: the service and the filters. Pure. */
import { serviceRegions, type ServiceLocation, type ServiceRegion, type ServiceSide } from '@poexchange/domain/service';

/** A place in the rail: everything, a section, or a service in a section. */
export type ServicePlace = { readonly section: string; readonly service: string };

export type OfferSort = { readonly column: 'vouches' | 'price' | 'online'; readonly direction: 'up' | 'down' };

export type ServicesView = ServicePlace & {
  /** Whether the list shows offers to sell or to buy a service. */
  readonly side: ServiceSide;
  readonly location: ServiceLocation | 'any';
  readonly regions: readonly ServiceRegion[];
  /** As typed; '' for no bound. */
  readonly lowestPrice: string;
  readonly highestPrice: string;
  readonly fewestVouches: number | null;
  /** Part of a player's name or of a custom service's name; '' for no filter. */
  readonly text: string;
  readonly isOnlineOnly: boolean;
  /** Keeps only offers whose owner has a linked chat account. */
  readonly isChatLinkedOnly: boolean;
  readonly sort: OfferSort;
};

export type ServicesSearch = Readonly<Record<string, string | undefined>>;

export const plainView: ServicesView = {
  section: '',
  service: '',
  side: 'wts',
  location: 'any',
  regions: [],
  lowestPrice: '',
  highestPrice: '',
  fewestVouches: null,
  text: '',
  isOnlineOnly: false,
  isChatLinkedOnly: false,
  sort: { column: 'vouches', direction: 'down' },
};

/** Maximum length of an address part; this page never writes longer values. */
const LONGEST = 80;
const MOST_VOUCHES = 999_999;
const columns: readonly OfferSort['column'][] = ['vouches', 'price', 'online'];

/** Reads an address; ignores invalid parts. */
export function readView(search: ServicesSearch): ServicesView {
  const {
    section = '',
    service = '',
    side,
    map,
    region = '',
    min = '',
    max = '',
    vouches = '',
    who = '',
    online,
    chat,
    sort = '',
  } = search;
  const named = region.split(',');
  const count = /^\d{1,6}$/.test(vouches) ? Math.min(Number(vouches), MOST_VOUCHES) : 0;
  return {
    section: section.slice(0, LONGEST),
    service: service.slice(0, LONGEST),
    side: side === 'buy' ? 'wtb' : 'wts',
    location: map === 'seller' || map === 'buyer' ? map : 'any',
    regions: serviceRegions.filter((each) => named.includes(each)),
    lowestPrice: min.slice(0, LONGEST),
    highestPrice: max.slice(0, LONGEST),
    fewestVouches: count > 0 ? count : null,
    text: who.slice(0, LONGEST),
    isOnlineOnly: online === '1',
    isChatLinkedOnly: chat === '1',
    sort: readSort(sort),
  };
}

/** Writes only values that differ from the default view. */
export function writeView(view: ServicesView): ServicesSearch {
  const { sort } = view;
  const isPlainSort = sort.column === plainView.sort.column && sort.direction === plainView.sort.direction;
  return {
    section: view.section || undefined,
    service: view.service || undefined,
    side: view.side === 'wtb' ? 'buy' : undefined,
    map: view.location === 'any' ? undefined : view.location,
    region: view.regions.length === 0 ? undefined : view.regions.join(','),
    min: view.lowestPrice.trim() || undefined,
    max: view.highestPrice.trim() || undefined,
    vouches: view.fewestVouches === null ? undefined : String(view.fewestVouches),
    who: view.text.trim() === '' ? undefined : view.text,
    online: view.isOnlineOnly ? '1' : undefined,
    chat: view.isChatLinkedOnly ? '1' : undefined,
    sort: isPlainSort ? undefined : `${sort.column}-${sort.direction}`,
  };
}

export type OfferFilter =
  | 'regions'
  | 'location'
  | 'lowestPrice'
  | 'highestPrice'
  | 'fewestVouches'
  | 'text'
  | 'isOnlineOnly'
  | 'isChatLinkedOnly';

/** Returns the active filters, in their order on the page. */
export function listFilters(view: ServicesView): readonly OfferFilter[] {
  return [
    ...(view.regions.length > 0 ? (['regions'] as const) : []),
    ...(view.location === 'any' ? [] : (['location'] as const)),
    ...(view.lowestPrice.trim() === '' ? [] : (['lowestPrice'] as const)),
    ...(view.highestPrice.trim() === '' ? [] : (['highestPrice'] as const)),
    ...(view.fewestVouches === null ? [] : (['fewestVouches'] as const)),
    ...(view.text.trim() === '' ? [] : (['text'] as const)),
    ...(view.isOnlineOnly ? (['isOnlineOnly'] as const) : []),
    ...(view.isChatLinkedOnly ? (['isChatLinkedOnly'] as const) : []),
  ];
}

/** Returns the view without these filters; the place, the side and the order are unchanged. */
export function dropFilters(view: ServicesView, filters: readonly OfferFilter[]): ServicesView {
  const plain = Object.fromEntries(filters.map((filter) => [filter, plainView[filter]]));
  return { ...view, ...plain };
}

/**
 * Returns whether a change only edits a field that had a value and still has a value; such a change adds no history
 * step.
 */
export function isTypedFurther(view: ServicesView, some: Partial<ServicesView>): boolean {
  const field = Object.keys(some).join();
  if (field === 'text' || field === 'lowestPrice' || field === 'highestPrice') return view[field] !== '' && some[field] !== '';
  return field === 'fewestVouches' && view.fewestVouches !== null && some.fewestVouches !== null;
}

/** Sorting by the same column again reverses the direction. */
export function turnSort(before: OfferSort, column: OfferSort['column']): OfferSort {
  if (before.column === column) return { column, direction: before.direction === 'up' ? 'down' : 'up' };
  return { column, direction: column === 'vouches' ? 'down' : 'up' };
}

function readSort(text: string): OfferSort {
  const [name, direction] = text.split('-');
  const column = columns.find((each) => each === name);
  return column === undefined || (direction !== 'up' && direction !== 'down') ? plainView.sort : { column, direction };
}
