import { moveSocket, readAction, writeActions, type Action, type Activity, type PresenceDeps } from './presence.ts';

/** How long activity is collected, in ms: a statement per page would cost more than everything else. */
const COLLECTED_MS = 50;

type Batch = { readonly actions: Map<string, Action>; readonly written: Promise<void> };

/**
 * Records activity like `noteActivity`, in batches: activity of many pages within a short time is written together. A
 * call resolves when its own activity is written.
 */
export function createActivityNotes(deps: PresenceDeps, collectedMs = COLLECTED_MS): (said: Activity) => Promise<void> {
  let open: Batch | null = null;
  const begin = (): Batch => {
    const actions = new Map<string, Action>();
    const written = new Promise<void>((resolve) => setTimeout(resolve, collectedMs)).then(() => {
      open = null;
      return writeActions(deps, [...actions.values()]);
    });
    return { actions, written };
  };
  return async (said) => {
    if (said.socketId !== undefined) await moveSocket(deps, { ...said, socketId: said.socketId });
    const action = readAction(deps, said);
    const batch = (open ??= begin());
    const key = `${action.userId} ${action.game}`;
    const known = batch.actions.get(key);
    if (known === undefined || known.activeMs < action.activeMs) batch.actions.set(key, action);
    return batch.written;
  };
}
