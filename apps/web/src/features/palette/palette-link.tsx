import { Suspense } from 'react';
import { withPageTexts } from '../../shared/i18n/i18n.ts';
import { lazyPart } from '../../shared/network/lazy-part.ts';
import { usePalette } from './palette-store.ts';

const Palette = lazyPart(() => withPageTexts(import('./palette.tsx').then((module) => ({ default: module.Palette }))));
const Shortcuts = lazyPart(() => withPageTexts(import('./palette.tsx').then((module) => ({ default: module.Shortcuts }))));

/** The command palette or the list of shortcuts, while one of them is open. */
export function PaletteLink() {
  const open = usePalette((state) => state.open);
  if (open === null) return null;
  return <Suspense fallback={null}>{open === 'search' ? <Palette /> : <Shortcuts />}</Suspense>;
}
