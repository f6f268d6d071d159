/** Copies text to the clipboard during a click or key press; returns false if the browser denies clipboard access. */
export async function copyPlain(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
