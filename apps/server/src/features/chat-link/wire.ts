/** Sends requests to the chat platform. Does not follow redirects, and limits the size of response bodies. */
import type { CustomFetchOptions } from 'openid-client';

/** Maximum body size, in bytes. Real responses are below 1 KB. */
const LARGEST_BODY_BYTES = 64 * 1024;

export type Wire = {
  readonly fetch: (url: string, options: CustomFetchOptions) => Promise<Response>;
  /** True after a response with status 429. */
  readonly isBusy: () => boolean;
};

export function createWire(): Wire {
  let hasBeenLimited = false;
  return {
    fetch: async (url, options) => {
      const response = await fetch(url, { ...(options as RequestInit), redirect: 'manual' });
      if (response.status === 429) hasBeenLimited = true;
      const body = await readBody(response);
      return new Response(body.length === 0 ? null : body, { status: response.status, headers: response.headers });
    },
    isBusy: () => hasBeenLimited,
  };
}

/** Reads the whole body. Throws a TypeError, as a broken connection does, if the body exceeds the limit. */
async function readBody(response: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_BODY_BYTES) throw new TypeError('the body is too large', { cause: { code: 'BODY_TOO_LARGE' } });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
