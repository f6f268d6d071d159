/** True while the settings are open: several places open them, one draws them. */
import { create } from 'zustand';

export const useSettingsDialog = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }));

export function openSettings(): void {
  useSettingsDialog.setState({ isOpen: true });
}

export function closeSettings(): void {
  useSettingsDialog.setState({ isOpen: false });
}
