/** Dialogs whose code is loaded when they open. */
import { lazyPart } from '../../../shared/network/lazy-part.ts';

export const SharePictureDialog = lazyPart(() =>
  import('./share-picture-dialog.tsx').then((module) => ({ default: module.SharePictureDialog })),
);
export const ThinDialog = lazyPart(() => import('./thin-dialog.tsx').then((module) => ({ default: module.ThinDialog })));
