/**
 * Bounds replies that were written and nobody reads: a caller that asks for large ones and reads nothing would fill the
 * memory.
 */
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { onClose } from './on-close.ts';
import { RateLimitedError } from './render-errors.ts';

/** Bytes of written replies that one person, and everybody together, may leave unread. */
const BYTES_PER_PERSON = 16 * 1024 * 1024;
const BYTES_IN_ALL = 256 * 1024 * 1024;
const COME_AGAIN_MS = 2000;

export type UnreadReplies = {
  /** Counts a reply of a person as unread until it has been sent or its connection closed; refuses one too many. */
  readonly hold: (options: { userId: string; bytes: number; reply: FastifyReply }) => void;
};

export function createUnreadReplies({ perPerson = BYTES_PER_PERSON, inAll = BYTES_IN_ALL } = {}): UnreadReplies {
  const unread = new Map<string, number>();
  let all = 0;
  return {
    hold: ({ userId, bytes, reply }) => {
      const own = unread.get(userId) ?? 0;
      // One reply always fits, however large.
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
 * Closes connections on which a reply has been written and not a byte of it was taken for so long. A slow line goes on
 * being served: every byte begins the time anew.
 */
export function closeStalledReplies(app: FastifyInstance, stalledMs: number): void {
  app.addHook('onSend', async (request: FastifyRequest) => {
    // An injected request has no connection. Once the reply is out, the time of keeping alive takes its place.
    if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(stalledMs);
  });
}
