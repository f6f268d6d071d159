import { gunzipSync } from 'node:zlib';
import type { WrittenReply } from '../http/server-app.ts';

/** Returns the body of a reply as its reader sees it. */
export function readText(reply: WrittenReply): string {
  return (reply.json ?? gunzipSync(reply.gzip)).toString();
}
