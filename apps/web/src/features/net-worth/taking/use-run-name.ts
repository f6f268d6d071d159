import { useInterfaceStore } from '../../../shared/game/interface-store.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { RunView } from './run-state.ts';

/** Name of a run: its profile, and its game if the page shows the other one. Empty until it is read. */
export function useRunName({ profileName, game }: Pick<RunView, 'profileName' | 'game'>): string {
  const { t } = useTranslation();
  const shown = useInterfaceStore(({ lastGame }) => lastGame);
  return game === null || game === shown ? profileName : `${profileName} · ${t(`game.${game}`)}`;
}
