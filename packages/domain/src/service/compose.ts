import { formatPlain } from '../currency/index.ts';
import type { Game } from '../item/index.ts';
import { cleanIgn, cleanText, shortenText } from '../whisper/clean-text.ts';
import type { ServiceSide } from './category.ts';
import type { ServiceLocation } from './limits.ts';
import { hasMap, nameService } from './lookup.ts';
import { SERVICE_PRICE_DECIMALS, type ServicePrice } from './price.ts';

/** Maximum line length that the game's chat accepts. */
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
 * Composes the whisper that answers a service listing, in English (D30): it states for a provider what is wanted, and a
 * customer what is offered.
 */
export function composeServiceWhisper(listing: Said & { readonly ign: string; readonly leagueName: string }, senderIgn: string): string {
  const verb = listing.creatorType === 'wts' ? 'WTB' : 'WTS';
  const league = shortenText(cleanText(listing.leagueName), LONGEST_LEAGUE);
  const sentence = `${verb} ${describeService(listing)} for ${writeServicePrice(listing)}. IGN ${cleanIgn(senderIgn)} (${league})`;
  return shortenText(`@${cleanIgn(listing.ign)} ${sentence}`, LONGEST_WHISPER);
}

/** A service in a post, with its own rules only; empty `regions` means any region. */
type Posted = Said & { readonly regions: readonly string[]; readonly ownRules: string };
/** Facts about a post's author that the post includes; missing facts are left out. */
export type PostAuthor = { readonly ign: string; readonly rules: string; readonly vouchCount: number; readonly chatName: string | null };

/**
 * Composes a post for a chat server, in English: a line for each service with its side, name, map owner, price, regions
 * and own rules, then the common rules, the vouches, the chat name if it is shown, and the in-game name.
 */
export function composeServicePost(listings: readonly Posted[], { ign, rules, vouchCount, chatName }: PostAuthor): string {
  const lines = listings.map((listing) => {
    const regions = listing.regions.map((region) => region.toUpperCase()).join('/');
    const parts = [describeService(listing), writeServicePrice(listing), regions, oneLine(listing.ownRules)];
    return `${listing.creatorType.toUpperCase()} ${parts.filter((part) => part !== '').join(', ')}`;
  });
  const about = [
    rules === '' ? '' : `Rules: ${oneLine(rules)}`,
    vouchCount === 0 ? '' : `Vouches on PoExchange: ${vouchCount}`,
    chatName === null ? '' : `Discord: ${cleanText(chatName)}`,
  ];
  return [...lines, ...about.filter((line) => line !== ''), `IGN ${cleanIgn(ign)}`].join('\n');
}

function oneLine(text: string): string {
  return cleanText(text.replaceAll(/\s*\n\s*/g, ' / '));
}

/** Formats a price as in whispers: `2d`, `free` (D30). */
export function writeServicePrice({ priceValue, priceType }: ServicePrice): string {
  return priceValue === 0 ? 'free' : `${formatPlain(priceValue, SERVICE_PRICE_DECIMALS)}${priceType}`;
}

function describeService(listing: Said): string {
  const name = cleanText(nameService(listing.poe, listing));
  return hasMap(listing.poe, listing) ? `${name} (${listing.location === 'seller' ? 'seller' : 'buyer'}'s map)` : name;
}
