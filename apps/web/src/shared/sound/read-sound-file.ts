/**
 * Reads a user's file as a sound if its first bytes identify it as audio, whatever its name, and the file is not too
 * large.
 */
import { customSoundLimits } from './sound-settings.ts';

export type ReadSound =
  | { readonly kind: 'read'; readonly name: string; readonly sound: string }
  | { readonly kind: 'refused'; readonly reason: 'tooLarge' | 'notAudio' };

/** Leading bytes of the audio formats that browsers play, and their offsets. */
const beginnings: readonly { readonly type: string; readonly at: number; readonly bytes: readonly number[] }[] = [
  { type: 'wav', at: 8, bytes: [0x57, 0x41, 0x56, 0x45] },
  { type: 'ogg', at: 0, bytes: [0x4f, 0x67, 0x67, 0x53] },
  { type: 'flac', at: 0, bytes: [0x66, 0x4c, 0x61, 0x43] },
  { type: 'mpeg', at: 0, bytes: [0x49, 0x44, 0x33] },
  { type: 'mpeg', at: 0, bytes: [0xff, 0xfb] },
  { type: 'mpeg', at: 0, bytes: [0xff, 0xf3] },
  { type: 'mp4', at: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
];

/** Reads a chosen file. A file above the size limit is not even opened. */
export async function readSoundFile(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<ReadSound> {
  if (file.size > customSoundLimits.bytes) return { kind: 'refused', reason: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const known = beginnings.find(({ at, bytes: start }) => start.every((byte, index) => bytes[at + index] === byte));
  if (known === undefined) return { kind: 'refused', reason: 'notAudio' };
  const name = file.name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 60);
  return { kind: 'read', name: name === '' ? known.type : name, sound: `data:audio/${known.type};base64,${toBase64(bytes)}` };
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}
