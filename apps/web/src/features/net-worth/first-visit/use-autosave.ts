import { useEffect, useRef, useState } from 'react';

/** Time without changes after which a draft is saved. */
const RESTS_MS = 800;

/**
 * Saves a draft after a pause in typing, and when the page is left. `draft` identifies what would be saved; null if the
 * draft is already stored or cannot be saved. Sends each draft once: after a reported failure the user decides whether
 * to retry. Returns whether saving the current draft failed.
 */
export function useAutosave({ draft, save }: { readonly draft: string | null; readonly save: () => Promise<unknown> }): boolean {
  const [failed, setFailed] = useState<string | null>(null);
  const latest = useRef({ draft, save });
  const sent = useRef<string | null>(null);
  useEffect(() => {
    latest.current = { draft, save };
  });
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => {
      if (sent.current === draft) return;
      sent.current = draft;
      latest.current.save().catch(() => setFailed(draft));
    }, RESTS_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(
    () => () => {
      const { draft: left, save: saveLeft } = latest.current;
      if (left !== null && left !== sent.current) saveLeft().catch(() => undefined);
    },
    [],
  );
  return draft !== null && failed === draft;
}
