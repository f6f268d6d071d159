import { useEffect, useRef, useState } from 'react';

/** Time without a further change after which a draft is saved. */
const RESTS_MS = 800;

/**
 * Saves a draft once its writer rests, and when the page is left. `draft` names what would be saved, null for nothing:
 * it is as stored, or cannot be. The same draft is sent once: after a failure, which has been told, the person may send
 * it again. Returns whether the draft as it is has failed.
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
