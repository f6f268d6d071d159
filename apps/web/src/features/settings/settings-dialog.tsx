export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  onClose();
  return null;
}
