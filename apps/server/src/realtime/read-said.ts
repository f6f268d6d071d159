import type { Ack } from '@poexchange/contract/events';

type AckFunction = (reply: Ack<unknown>) => void;

/**
 * Splits an event's arguments: its payload, which may be absent, and the acknowledgement, which comes last if one is
 * wanted.
 */
export function readSaid(said: readonly unknown[]): { payload: unknown; reply: AckFunction } {
  const last = said.at(-1);
  const wantsReply = typeof last === 'function';
  return { payload: wantsReply && said.length === 1 ? undefined : said[0], reply: wantsReply ? (last as AckFunction) : () => undefined };
}
