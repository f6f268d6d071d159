import { useEffect, useRef, useState } from 'react';

/** Delay after which typed text is written to the address. */
const PAUSE_MS = 300;

/**
 * A search text, shown in the field immediately and in the address once typing pauses, because changing the address
 * renders the whole page. Text from elsewhere, such as "back" or a cleared filter, replaces it.
 */
export function useTypedText(
  text: string,
  commit: (text: string) => void,
): { readonly typed: string; readonly type: (text: string) => void } {
  const [typed, setTyped] = useState(text);
  const committed = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (text === committed.current) return;
    committed.current = text;
    clearTimeout(timer.current);
    setTyped(text);
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Uses the latest callback when typing pauses, so that choices made meanwhile, such as another order, are not undone.
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  }, [commit]);
  const type = (next: string): void => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      committed.current = next;
      latestCommit.current(next);
    }, PAUSE_MS);
  };
  return { typed, type };
}
