import { gunzipSync } from 'node:zlib';
import type { WrittenReply } from '../http/server-app.ts';

/** Returns the reply's body as the client receives it. */
export function readText(reply: WrittenReply): string {
  return (reply.json ?? gunzipSync(reply.gzip)).toString();
}
