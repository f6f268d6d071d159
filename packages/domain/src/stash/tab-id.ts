const separator = ':';

/** One id for a tab over all leagues (R3.26), e.g. `mercenaries:6f66b5dda2`. League case does not count; the tab id stays as it is. */
export function compositeTabId(league: string, tabId: string): string {
  const safeLeague = league.toLowerCase().replaceAll('%', '%25').replaceAll(separator, '%3a');
  return `${safeLeague}${separator}${tabId}`;
}

/** The lower-cased league and the publisher's tab id of a composite id (R3.26), or null for a text that is none. */
export function parseCompositeTabId(compositeId: string): { league: string; tabId: string } | null {
  const at = compositeId.indexOf(separator);
  if (at <= 0 || at === compositeId.length - 1) return null;
  const league = compositeId.slice(0, at).replaceAll('%3a', separator).replaceAll('%25', '%');
  return { league, tabId: compositeId.slice(at + 1) };
}
