/** Hands a document to the browser as a file to keep. */
export function saveJsonFile(of: { name: string; content: unknown }): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(of.content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = of.name;
  link.click();
  // The browser has taken it by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** `2026-11-21`, by the reader's own calendar: for the names of files. */
export function dateOfFile(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
