/** Opens and closes the settings: several places open them, one renders them. */
import { create } from 'zustand';

/** R2.15. */
export type SettingsTab = 'general' | 'groups' | 'advanced';

/** The tab with which the settings open; null while they are closed. */
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
