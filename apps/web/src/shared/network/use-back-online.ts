import { useEffect, useRef } from 'react';
import { onBackOnline } from './connection.ts';

/** Runs each time when the server is there again after it was away: what failed for that reason is not so any more. */
export function useBackOnline(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => onBackOnline(() => latest.current()), []);
}
