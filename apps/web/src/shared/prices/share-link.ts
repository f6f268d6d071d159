/**
 * Writes the page's address as a shareable link that names the league, because the recipient's league may differ, and
 * sets some parameters.
 */
export function writeShareLink(league: string, changes: Readonly<Record<string, string | null>> = {}): string {
  const url = new URL(window.location.href);
  url.searchParams.set('league', league);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}
