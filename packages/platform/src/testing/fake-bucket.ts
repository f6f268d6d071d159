import { createHash } from 'node:crypto';

type FakeObject = { readonly body: Buffer; readonly headers: Record<string, string> };

/** An in-memory bucket for tests: signed requests only, an MD5 as ETag, conditional reads, no content negotiation. */
export function startFakeBucket() {
  const objects = new Map<string, FakeObject>();
  const requests: string[] = [];
  const refusals: Response[] = [];
  const send = async (request: Request): Promise<Response> => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
    const refusal = refusals.shift();
    if (refusal !== undefined) return refusal;
    if (!request.headers.get('authorization')?.startsWith('AWS4-HMAC-SHA256')) return new Response('', { status: 403 });
    if (request.method === 'PUT') {
      const body = Buffer.from(await request.arrayBuffer());
      const headers: Record<string, string> = { etag: `"${createHash('md5').update(body).digest('hex')}"` };
      for (const name of ['content-type', 'content-encoding', 'cache-control', 'x-amz-meta-sha256'])
        headers[name] = request.headers.get(name) ?? '';
      objects.set(request.url, { body, headers });
      return new Response('');
    }
    const object = objects.get(request.url);
    if (object === undefined) return new Response('', { status: 404 });
    if (request.headers.get('if-none-match') === object.headers['etag']) return new Response(null, { status: 304 });
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(object.body), { headers: object.headers });
  };
  return { objects, requests, refusals, send };
}
