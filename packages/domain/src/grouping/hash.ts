import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GroupIdentity, HashProperties, HashValue } from './group-identity.ts';
import { createIdentityCache } from './identity-cache.ts';

// The canonical form is object-hash's (version 3, default type marks, unordered arrays and objects) of `{ tag, key,
// propertiesHash }`: sorted keys, preceded by the marks of a plain object; the first occurrence spells out
// Object.prototype and the Object constructor, and later occurrences refer back to it.
const CONSTRUCTOR_MARK = 'string:11:constructor:fn:string:8:[native]string:20:function-name:Object';
const beforeKey =
  'object:6:string:9:prototype:Undefined,string:9:__proto__:object:3:string:9:prototype:Undefined,' +
  `string:9:__proto__:Null,${CONSTRUCTOR_MARK}object:0:,,${CONSTRUCTOR_MARK}string:12:[CIRCULAR:2],string:3:key:`;
const insideProperties =
  ':string:9:prototype:Undefined,string:9:__proto__:string:12:[CIRCULAR:1],' + `${CONSTRUCTOR_MARK}string:12:[CIRCULAR:2],`;
const PROPERTY_MARKS = 3;
const afterBeforeKey = sha1.create().update(utf8ToBytes(beforeKey));

// All groups share one hasher, input and output, because creating these objects costs as much as hashing.
const hasher = sha1.create();
const tailBytes = new Uint8Array(2048);
const digest = new Uint8Array(20);

const remembered = createIdentityCache<string>(25_000);

/**
 * Computes a group's hash: SHA-1 in hex over the canonical form of tag, key and the non-empty properties, the same in
 * browser, worker and server, for any order of properties and array entries. The hash is a name, not a proof: never
 * derive an item from a hash from an outside source. The latest 25,000 to 50,000 identities are cached.
 */
export function hashGroup(identity: GroupIdentity): string {
  return remembered.read(identity, computeGroupHash);
}

/** Computes the same hash without the cache. */
export function computeGroupHash(identity: GroupIdentity): string {
  afterBeforeKey._cloneInto(hasher);
  hasher.update(writeBytes(writeCanonicalTail(identity))).digestInto(digest);
  return bytesToHex(digest);
}

/** Encodes a string as UTF-8; nearly all strings are short and ASCII. */
function writeBytes(text: string): Uint8Array {
  if (text.length > tailBytes.length) return utf8ToBytes(text);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 127) return utf8ToBytes(text);
    tailBytes[at] = code;
  }
  return tailBytes.subarray(0, text.length);
}

/** The part of the canonical form that differs between groups. */
function writeCanonicalTail({ tag, key, properties }: GroupIdentity): string {
  const names = listNonEmpty(properties);
  let written = `${writeText(key)},string:14:propertiesHash:object:${names.length + PROPERTY_MARKS}${insideProperties}`;
  for (const name of names) written += `${writeText(name)}:${writeValue(properties[name])},`;
  return `${written},string:3:tag:${writeText(tag)},`;
}

const noNames: readonly string[] = [];

/**
 * Lists the names of the non-empty properties, sorted; null, undefined, "" and [] count as empty, false and 0 do not.
 */
function listNonEmpty(properties: HashProperties): readonly string[] {
  let names: string[] | undefined;
  for (const name in properties) {
    if (isEmptyValue(properties[name])) continue;
    if (names) names.push(name);
    else names = [name];
  }
  return names ? (names.length > 1 ? names.sort() : names) : noNames;
}

function isEmptyValue(value: HashValue): boolean {
  return value === undefined || value === null || value === '' || (typeof value === 'object' && value.length === 0);
}

/** Keeps the non-empty properties, with sorted names: a group's `unsafeHashProperties`. */
export function keepNonEmpty(properties: HashProperties): HashProperties {
  const kept: Record<string, HashValue> = {};
  for (const name of listNonEmpty(properties)) kept[name] = properties[name];
  return kept;
}

function writeText(text: string): string {
  return `string:${text.length}:${text}`;
}

function writeValue(value: HashValue): string {
  if (typeof value === 'string') return writeText(value);
  if (typeof value === 'number') return `number:${value}`;
  if (typeof value === 'boolean') return value ? 'bool:true' : 'bool:false';
  return writeArray(value ?? []);
}

/**
 * An unordered array: its entries are encoded, sorted, and encoded again as strings; a single entry is encoded only
 * once.
 */
function writeArray(values: readonly string[]): string {
  const entries = values.map(writeText);
  if (entries.length <= 1) return `array:${entries.length}:${entries[0] ?? ''}`;
  return `array:${entries.length}:array:${entries.length}:${entries.sort().map(writeText).join('')}`;
}
