import { useEffect, useRef, useState } from 'react';

/** After this pause what was typed goes into the address. */
const PAUSE_MS = 300;

/**
 * A search as it is typed: it stands in the field at once, and in the address once typing pauses, because a change of
 * address draws the whole page. A text that comes from elsewhere, such as "back" or a cleared filter, replaces it.
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
  // The one of the moment typing pauses: what else was chosen meanwhile, such as another order, must not go back to
  // what it was.
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
