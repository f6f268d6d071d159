/**
 * Copies text to the clipboard within one user gesture (D31). The text may still be loading: the promise is passed to
 * the clipboard immediately, because waiting for the server would use up the gesture.
 */
export type CopyResult =
  | { readonly kind: 'copied'; readonly text: string }
  /** The browser denied clipboard access: show the text selected, ready for Ctrl+C. */
  | { readonly kind: 'refused'; readonly text: string };

export type ClipboardPort = {
  /** Writes the text that the promise resolves to; missing if the browser has no `ClipboardItem`. */
  readonly writeItem?: (text: Promise<string>) => Promise<void>;
  readonly writeText?: (text: string) => Promise<void>;
};

/** Copies `text`; rejects only if `text` itself rejects. */
export async function copyText(text: Promise<string>, clipboard: ClipboardPort): Promise<CopyResult> {
  const writing = startWriting(text, clipboard);
  const value = await text;
  return (await writing) ? { kind: 'copied', text: value } : { kind: 'refused', text: value };
}

async function startWriting(text: Promise<string>, clipboard: ClipboardPort): Promise<boolean> {
  if (clipboard.writeItem !== undefined && (await succeeds(clipboard.writeItem(text)))) return true;
  // Some browsers support ClipboardItem without promises; others allow plain text shortly after the gesture.
  if (clipboard.writeText === undefined) return false;
  const value = await text.catch(() => null);
  return value !== null && succeeds(clipboard.writeText(value));
}

function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

/** Returns the browser's clipboard; empty if the page may not use it (plain http, old browsers). */
export function readBrowserClipboard(): ClipboardPort {
  const clipboard = typeof navigator === 'undefined' ? undefined : (navigator.clipboard as Clipboard | undefined);
  if (clipboard === undefined) return {};
  return {
    writeText: (text) => clipboard.writeText(text),
    ...(typeof ClipboardItem === 'undefined'
      ? {}
      : {
          writeItem: (text: Promise<string>) =>
            clipboard.write([new ClipboardItem({ 'text/plain': text.then((value) => new Blob([value], { type: 'text/plain' })) })]),
        }),
  };
}
