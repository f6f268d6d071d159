/** Saves text as a file through the browser. */
export function saveTextFile(options: { name: string; text: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([options.text], { type: options.type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = options.name;
  link.click();
  // Revoke the URL late: some browsers have not read it immediately after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves a document as a file through the browser. */
export function saveJsonFile(options: { name: string; content: unknown }): void {
  saveTextFile({ name: options.name, text: JSON.stringify(options.content, null, 2), type: 'application/json' });
}

/** `2026-11-21` in the user's time zone, for file names. */
export function dateOfFile(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
