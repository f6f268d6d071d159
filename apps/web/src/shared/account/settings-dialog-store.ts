/** Opens and closes the settings dialog, which can be opened from several places but is rendered in only one. */
import { create } from 'zustand';

/** R2.15. */
export type SettingsTab = 'general' | 'groups' | 'advanced';

/** The tab that the settings dialog opens with; null while the dialog is closed. */
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
