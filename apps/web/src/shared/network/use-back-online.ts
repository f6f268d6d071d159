import { useEffect, useRef } from 'react';
import { onBackOnline } from './connection.ts';

/** Runs each time the server becomes reachable again, so that failures caused by the outage can be cleared. */
export function useBackOnline(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => onBackOnline(() => latest.current()), []);
}
