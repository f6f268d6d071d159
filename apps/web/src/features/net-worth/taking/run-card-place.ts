/** Tracks whether a dock shows the run: otherwise a card in the corner does (R2.16). */
let docks = 0;
const listeners = new Set<() => void>();

export const isDocked = (): boolean => docks > 0;

/** Marks that a dock is shown, until the function it returns is called. */
export function holdRunCard(): () => void {
  docks += 1;
  tell();
  return () => {
    docks -= 1;
    tell();
  };
}

export function onDockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
