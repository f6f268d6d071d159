/** Stores in this browser that auto snapshots are on, so that other pages load their part only then. */
export const AUTO_KEY = 'poexchange:auto-snapshots';

export function rememberAuto(state: 'on' | 'off'): void {
  try {
    if (state === 'on') localStorage.setItem(AUTO_KEY, '1');
    else localStorage.removeItem(AUTO_KEY);
  } catch {
    // Storage is blocked: they run while the net worth page is open.
  }
}
