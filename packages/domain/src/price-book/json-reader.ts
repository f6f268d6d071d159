/** JSON reader for untrusted files: each access is checked, and errors include their path. */
/** Thrown only within the reader, and returned as a value. */
export class BookError extends Error {
  override readonly name = 'BookError';
  readonly code: BookProblemCode;
  readonly path: string;
  constructor(code: BookProblemCode, path: string) {
    super(`${code} at ${path}`);
    this.code = code;
    this.path = path;
  }
}

export type JsonObject = { readonly value: Readonly<Record<string, unknown>>; readonly path: string };

const unsafeKeys = ['__proto__', 'constructor', 'prototype'];

/** Reads an object; refuses keys that override properties every object has. */
export function readObject(value: unknown, path: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BookError('wrongType', path);
  for (const key of unsafeKeys) if (Object.hasOwn(value, key)) throw new BookError('unsafeKey', joinPath(path, key));
  return { value: value as Record<string, unknown>, path };
}

/** Reads a list of objects; a missing list is empty. */
export function readList<T>(jsonObject: JsonObject, key: string, limit: number, readEntry: (entry: JsonObject) => T): T[] {
  const path = joinPath(jsonObject.path, key);
  const list = Object.hasOwn(jsonObject.value, key) ? jsonObject.value[key] : [];
  if (!Array.isArray(list)) throw new BookError('wrongType', path);
  if (list.length > limit) throw new BookError('tooMany', path);
  return list.map((entry, index) => readEntry(readObject(entry, `${path}[${index}]`)));
}

export function readText(jsonObject: JsonObject, key: string): string {
  const value = readOwn(jsonObject, key);
  if (typeof value !== 'string') throw new BookError('wrongType', joinPath(jsonObject.path, key));
  return value;
}

/** Reads a finite number above `above` (or at least `from`), up to `max`. */
export function readNumber(
  jsonObject: JsonObject,
  key: string,
  bounds: { readonly above?: number; readonly from?: number; readonly max: number },
): number {
  const value = readOwn(jsonObject, key);
  const path = joinPath(jsonObject.path, key);
  if (typeof value !== 'number') throw new BookError('wrongType', path);
  const isLow = bounds.above === undefined ? value < (bounds.from ?? 0) : value <= bounds.above;
  if (!Number.isFinite(value) || isLow || value > bounds.max) throw new BookError('outOfRange', path);
  // Minus zero would be lost in JSON.
  return value === 0 ? 0 : value;
}

/** Throws for the first entry whose key has already occurred. */
export function refuseDuplicates<T>(
  list: readonly T[],
  options: { readonly path: string; readonly keyOf: (entry: T) => string; readonly field: string },
): void {
  const seen = new Set<string>();
  for (const [index, entry] of list.entries()) {
    const key = options.keyOf(entry);
    if (seen.has(key)) throw new BookError('duplicate', `${options.path}[${index}]${options.field === '' ? '' : `.${options.field}`}`);
    seen.add(key);
  }
}

export function joinPath(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function readOwn(jsonObject: JsonObject, key: string): unknown {
  if (!Object.hasOwn(jsonObject.value, key)) throw new BookError('missing', joinPath(jsonObject.path, key));
  return jsonObject.value[key];
}

/** Problems of an imported file; `path` is the location. */
export type BookProblemCode =
  | 'tooLarge'
  | 'notJson'
  | 'notABook'
  | 'versionUnknown'
  | 'wrongGame'
  | 'missing'
  | 'wrongType'
  | 'outOfRange'
  | 'tooMany'
  | 'duplicate'
  | 'badHash'
  | 'badName'
  | 'badId'
  | 'unknownCategory'
  | 'unsafeKey';
