/** The filter as a search parameter of the page: short, and parsed as untrusted input (D24). Pure. */
import { encodeParam } from '@poexchange/contract/rest';
import {
  listConditions,
  readListingFilter,
  tidyFilter,
  writeListingFilter,
  type ListingFilter,
  type ReadFilter,
} from '@poexchange/domain/listing-filter';

/** Maximum length of an encoded filter, above the largest filter that a user would make; longer text is not decoded. */
const MAX_LENGTH = 8000;

/** Returns undefined for a filter without conditions, so that the address has no parameter. */
export function writeFilterLink(filter: ListingFilter): string | undefined {
  return listConditions(filter).length === 0 ? undefined : encodeParam(writeListingFilter(tidyFilter(filter)));
}

export function readFilterLink(text: string): ReadFilter {
  if (text.length > MAX_LENGTH) return { ok: false, code: 'tooLarge' };
  const json = decodeJson(text);
  return json === undefined ? { ok: false, code: 'notAFilter' } : readListingFilter(json);
}

/** Returns undefined if the text is not base64url, UTF-8 or JSON. */
function decodeJson(text: string): unknown {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
