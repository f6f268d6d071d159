import { formatPlain } from '../currency/index.ts';
import type { Game } from '../item/index.ts';
import { cleanIgn, cleanText, shortenText } from '../whisper/clean-text.ts';
import type { ServiceSide } from './category.ts';
import type { ServiceLocation } from './limits.ts';
import { hasMap, nameService } from './lookup.ts';
import { SERVICE_PRICE_DECIMALS, type ServicePrice } from './price.ts';

/** Longest line that the game's chat takes. */
const LONGEST_WHISPER = 300;
const LONGEST_LEAGUE = 60;

type Said = ServicePrice & {
  readonly poe: Game;
  readonly serviceName: string;
  readonly isCustomService: boolean;
  readonly location: ServiceLocation;
  readonly creatorType: ServiceSide;
};

/**
 * Composes the whisper of somebody who answers a service listing, in English (D30): a provider is told what is wanted,
 * a customer what is offered.
 */
export function composeServiceWhisper(listing: Said & { readonly ign: string; readonly leagueName: string }, senderIgn: string): string {
  const verb = listing.creatorType === 'wts' ? 'WTB' : 'WTS';
  const league = shortenText(cleanText(listing.leagueName), LONGEST_LEAGUE);
  const sentence = `${verb} ${describeService(listing)} for ${writeServicePrice(listing)}. IGN ${cleanIgn(senderIgn)} (${league})`;
  return shortenText(`@${cleanIgn(listing.ign)} ${sentence}`, LONGEST_WHISPER);
}

/** Composes a post for a chat server (one line a service): side, service, whose map, price. */
export function composeServicePost(listings: readonly Said[], ign: string): string {
  const lines = listings.map(
    (listing) => `${listing.creatorType.toUpperCase()} ${describeService(listing)}, ${writeServicePrice(listing)}`,
  );
  return [...lines, `IGN ${cleanIgn(ign)}`].join('\n');
}

/** Writes a price as whispers do: `2d`, `free` (D30). */
export function writeServicePrice({ priceValue, priceType }: ServicePrice): string {
  return priceValue === 0 ? 'free' : `${formatPlain(priceValue, SERVICE_PRICE_DECIMALS)}${priceType}`;
}

function describeService(listing: Said): string {
  const name = cleanText(nameService(listing.poe, listing));
  return hasMap(listing.poe, listing) ? `${name} (${listing.location === 'seller' ? 'seller' : 'buyer'}'s map)` : name;
}
