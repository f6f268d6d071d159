/** Opens and closes the settings dialog, which several places open and one renders. */
import { create } from 'zustand';

/** R2.15. */
export type SettingsTab = 'general' | 'groups' | 'advanced';

/** The tab that the settings dialog opens with; null while it is closed. */
export const useSettingsDialog = create<{ readonly firstTab: SettingsTab | null }>()(() => ({ firstTab: null }));

export function openSettingsAt(firstTab: SettingsTab): void {
  useSettingsDialog.setState({ firstTab });
}

export function openSettings(): void {
  openSettingsAt('general');
}

export function closeSettings(): void {
  useSettingsDialog.setState({ firstTab: null });
}
