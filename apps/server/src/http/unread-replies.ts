/** Limits unread written replies: a caller that requests large replies and reads nothing would fill memory. */
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { onClose } from './on-close.ts';
import { RateLimitedError } from './render-errors.ts';

/** Maximum unread bytes of written replies, per person and in total. */
const BYTES_PER_PERSON = 16 * 1024 * 1024;
const BYTES_IN_ALL = 256 * 1024 * 1024;
const COME_AGAIN_MS = 2000;

export type UnreadReplies = {
  /** Counts a person's reply as unread until it is sent or its connection closes; refuses a reply above the limit. */
  readonly hold: (options: { userId: string; bytes: number; reply: FastifyReply }) => void;
};

export function createUnreadReplies({ perPerson = BYTES_PER_PERSON, inAll = BYTES_IN_ALL } = {}): UnreadReplies {
  const unread = new Map<string, number>();
  let all = 0;
  return {
    hold: ({ userId, bytes, reply }) => {
      const own = unread.get(userId) ?? 0;
      // A single reply is always allowed, regardless of its size.
      if ((own > 0 && own + bytes > perPerson) || (all > 0 && all + bytes > inAll))
        throw new RateLimitedError(COME_AGAIN_MS, 'unread-replies');
      unread.set(userId, own + bytes);
      all += bytes;
      onClose(reply.raw, () => {
        all -= bytes;
        const left = (unread.get(userId) ?? bytes) - bytes;
        if (left > 0) unread.set(userId, left);
        else unread.delete(userId);
      });
    },
  };
}

/**
 * Closes connections that have accepted no byte of their reply for this long. A slow connection is still served,
 * because every byte restarts the timeout.
 */
export function closeStalledReplies(app: FastifyInstance, stalledMs: number): void {
  app.addHook('onSend', async (request: FastifyRequest) => {
    // An injected request has no connection. Once the reply is sent, the keep-alive timeout replaces this timeout.
    if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(stalledMs);
  });
}
