/** Parses a message: a dotted key, then key=value params, each after an `&`. Pure. */
import type { NotificationKey } from '../../shared/i18n/keys.ts';
import type { TextParams } from '../../shared/i18n/translate.ts';

export type MessageText = { readonly key: NotificationKey; readonly params: TextParams };

/** Message strings by the key that the server sends; the page's other strings cannot be used as messages. */
const texts: ReadonlyMap<string, NotificationKey> = new Map([
  ['services.vouched', 'message.vouched'],
  ['services.removed', 'message.services_removed'],
  ['service.invited', 'message.service_invited'],
  ['service.declined', 'info.service_declined'],
  ['service.withdrawn', 'info.service_withdrawn'],
  ['service.gone', 'info.service_gone'],
  ['service.finished', 'message.service_finished'],
  ['service.undone', 'info.service_undone'],
  ['service.reopened', 'info.service_reopened'],
  ['service.disputed', 'message.service_disputed'],
  ['service.upheld', 'message.service_upheld'],
  ['service.rejected', 'message.service_rejected'],
  ['webhook.off', 'message.webhook_off'],
  ['token.made', 'message.token_made'],
]);

/**
 * Limits above the number of params of any message and the length of any name: anything longer did not come from this
 * server.
 */
const MOST_PARAMS = 20;
const LONGEST_VALUE = 80;
const WHOLE_NUMBER = /^\d{1,9}$/;

/**
 * Converts a message to an interface string's key with params; an unknown key becomes the string for unknown messages.
 * Integer values become numbers, so that each language formats them; other values are plain text on one line, truncated
 * if absurdly long.
 */
export function readMessage(body: string): MessageText {
  const [name = '', ...pairs] = body.split('&');
  const key = texts.get(name);
  if (key === undefined) return { key: 'message.unknown', params: {} };
  const params = new Map<string, string | number>();
  for (const pair of pairs.slice(0, MOST_PARAMS)) {
    const at = pair.indexOf('=');
    if (at > 0) params.set(pair.slice(0, at), readValue(pair.slice(at + 1)));
  }
  return { key, params: Object.fromEntries(params) };
}

function readValue(raw: string): string | number {
  const value = decode(raw)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  if (WHOLE_NUMBER.test(value)) return Number(value);
  const characters = Array.from(value);
  return characters.length <= LONGEST_VALUE ? value : `${characters.slice(0, LONGEST_VALUE).join('')}…`;
}

/** An `&` within a value is sent as %26; a value with an invalid encoding is taken literally. */
function decode(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
