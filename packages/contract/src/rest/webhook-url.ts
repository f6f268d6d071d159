/** Addresses to which webhooks may be sent, judged by their text. */

/** Maximum length of an address, in characters, and the allowed ports. */
export const webhookUrlLimits = { characters: 500, ports: [443, 8443] } as const;

/**
 * Result of checking an address: `href`, or the reason for refusal. The reasons are `form` for an address that is not
 * https on an allowed port, or that browsers would normalise differently; `closed` for an address that cannot be
 * reached on the internet; `discord` for a Discord webhook, because Discord accepts only its own format.
 */
type JudgedWebhookUrl = { readonly href: string } | { readonly refused: 'form' | 'closed' | 'discord' };

/** Host, port, and path with query of an address; no user name, space, backslash or fragment. */
const WRITTEN = /^https:\/\/(\[[\da-f:.]+\]|[^\s/\\?#@:[\]]+)(?::(443|8443))?([/?][^\s\\#]*)?$/iu;

const DISCORD_HOST = /^(?:[\w-]+\.)?discord(?:app)?\.com\.?$/u;

/**
 * Checks the text of a webhook address: names that never resolve on the internet and IP addresses of non-public
 * networks are closed. What other names resolve to is checked at each delivery. An address must be in normal form: a
 * parser would silently change any other form into an address that its owner may not intend.
 */
export function judgeWebhookUrl(text: string): JudgedWebhookUrl {
  const [, host = '', , rest = ''] = WRITTEN.exec(text) ?? [];
  if (host === '' || text.length > webhookUrlLimits.characters || !URL.canParse(text)) return { refused: 'form' };
  const { hostname, pathname, search, href } = new URL(text);
  if (isIpHost(hostname)) return isPublicIp(hostname.replace(/^\[|\]$/g, '')) ? judgeWriting() : { refused: 'closed' };
  if (DISCORD_HOST.test(hostname) && pathname.startsWith('/api/')) return { refused: 'discord' };
  return isReachableName(hostname) ? judgeWriting() : { refused: 'closed' };

  function judgeWriting(): JudgedWebhookUrl {
    const path = rest.startsWith('/') ? rest : `/${rest}`;
    const isAsWritten = isHostAsWritten(host, hostname) && path === `${pathname}${search}`;
    return isAsWritten ? { href } : { refused: 'form' };
  }
}

/** Parses a webhook address; null if it is refused. */
export function readWebhookUrl(text: string): string | null {
  const judged = judgeWebhookUrl(text);
  return 'href' in judged ? judged.href : null;
}

/** Returns true if the parser left the host as written; a non-ASCII name is parsed as Punycode. */
function isHostAsWritten(host: string, hostname: string): boolean {
  const isAscii = /^[\u0021-\u007e]+$/.test(host);
  if (isAscii) return host.toLowerCase() === hostname;
  return /^[\p{L}\p{M}\p{N}.-]+$/u.test(host) && host.normalize('NFKC') === host;
}

function isIpHost(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(hostname);
}

/** Domains that never resolve on the internet (IANA's special-use names). */
const closedDomains = ['alt', 'example', 'home.arpa', 'internal', 'invalid', 'local', 'localhost', 'onion', 'test'];
const MOST_LABEL_CHARACTERS = 63;
const MOST_NAME_CHARACTERS = 253;

/** Returns true for a DNS name with at least two labels outside the closed domains. */
function isReachableName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  const labels = name.split('.');
  const isWellFormed = labels.every((label) => label !== '' && label.length <= MOST_LABEL_CHARACTERS);
  if (!isWellFormed || labels.length < 2 || name.length > MOST_NAME_CHARACTERS) return false;
  return !closedDomains.some((domain) => name.endsWith(`.${domain}`));
}

/**
 * Non-public IPv4 networks: private, loopback, link-local (cloud metadata), shared, multicast, and the address at which
 * Azure serves its machines.
 */
const closedIPv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** Parts of 2000::/3 that are not ordinary public addresses: Teredo and similar protocols, documentation, 6to4. */
const closedIPv6 = [
  ['2001:0', 23],
  ['2001:db8', 32],
  ['2002:0', 16],
  ['3fff:0', 20],
] as const;
const publicIPv6 = ['2000:0', 3] as const;

/**
 * Returns true for an IP address on the public internet (IANA's special-purpose registries). The text must be an IP
 * address; an IPv4 address written as IPv6 does not count as public.
 */
export function isPublicIp(address: string): boolean {
  if (!address.includes(':')) return !closedIPv4.some(([network, bits]) => isWithin(readIPv4(address), readIPv4(network), bits));
  const head = readIPv6Head(address);
  const isIn = ([network, bits]: readonly [string, number]) => isWithin(head, readIPv6Head(network), bits);
  return isIn(publicIPv6) && !closedIPv6.some(isIn);
}

function isWithin(address: number, network: number, bits: number): boolean {
  return Math.floor(address / 2 ** (32 - bits)) === Math.floor(network / 2 ** (32 - bits));
}

function readIPv4(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** Returns the first 32 bits of an IPv6 address; `::` before the second part means that part is zero. */
function readIPv6Head(address: string): number {
  const [first = '', second = ''] = address.split(':');
  return Number.parseInt(first || '0', 16) * 65_536 + Number.parseInt(first === '' ? '0' : second || '0', 16);
}
