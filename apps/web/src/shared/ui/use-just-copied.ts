import { useEffect, useState } from 'react';
import { COPY_CONFIRM_MS } from './copy-button.tsx';

/** True for a while after a copy: `copied` is a new object for each copy, null for none. */
export function useJustCopied(copied: object | null): boolean {
  const [over, setOver] = useState<object | null>(null);
  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setOver(copied), COPY_CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return copied !== null && over !== copied;
}
