import { useCallback, useRef } from 'react';

export type Attempt = {
  /** The key to send this body with: the one of before while the same body is tried again. */
  readonly keyOf: (body: unknown) => string;
  /** Ends the attempt after a final answer: the next change is another one. */
  readonly end: () => void;
};

/**
 * Returns the idempotency keys of one kind of change (D16). Sending the same again, after a failure on the way, is the
 * same attempt for the server: it repeats its first answer, and nothing is done twice.
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
