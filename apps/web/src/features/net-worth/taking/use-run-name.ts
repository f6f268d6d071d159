import { useInterfaceStore } from '../../../shared/game/interface-store.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { RunView } from './run-state.ts';

/** Names what a run is of: its profile, and its game where the page shows the other one. Empty until it is read. */
export function useRunName({ profileName, game }: Pick<RunView, 'profileName' | 'game'>): string {
  const { t } = useTranslation();
  const shown = useInterfaceStore(({ lastGame }) => lastGame);
  return game === null || game === shown ? profileName : `${profileName} · ${t(`game.${game}`)}`;
}
