/** Copies a text to the clipboard within a click or a key press; false if the browser refuses. */
export async function copyPlain(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
