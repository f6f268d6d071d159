import { useCallback, useRef } from 'react';

export type Attempt = {
  /** Returns the key for this body; the key stays the same while the same body is retried. */
  readonly keyOf: (body: unknown) => string;
  /** Ends the attempt after a final reply: the next change gets a new key. */
  readonly end: () => void;
};

/**
 * Returns the idempotency keys for one kind of change. Resending the same body after a failure counts as the same
 * attempt: the server repeats its first reply, and does nothing twice.
 */
export function useAttempt(): Attempt {
  const current = useRef<{ readonly body: string; readonly key: string } | null>(null);
  const keyOf = useCallback((body: unknown): string => {
    const text = JSON.stringify(body);
    if (current.current?.body !== text) current.current = { body: text, key: crypto.randomUUID() };
    return current.current.key;
  }, []);
  const end = useCallback((): void => {
    current.current = null;
  }, []);
  return { keyOf, end };
}
