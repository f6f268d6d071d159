import type { CurrencyUnit } from '@poexchange/domain/currency';
import { useEffect, useState } from 'react';
import { readPalette, type Palette } from './palette.ts';

export type Look = { readonly palette: Palette; readonly glyph: CanvasImageSource | null };

/** Colours at the chart's element, and the picture of the unit once it has loaded. */
export function useLook(
  hostRef: { readonly current: Element | null },
  glyphRef: { readonly current: Element | null },
  unit: CurrencyUnit,
): Look | null {
  const [look, setLook] = useState<Look | null>(null);
  useEffect(() => {
    const [host, image] = [hostRef.current, glyphRef.current?.querySelector('img') ?? null];
    if (host === null) return undefined;
    const palette = readPalette(host);
    const isReady = image !== null && image.complete && image.naturalWidth > 0;
    setLook({ palette, glyph: isReady ? image : null });
    if (image === null || isReady) return undefined;
    const onLoad = (): void => setLook({ palette, glyph: image });
    image.addEventListener('load', onLoad);
    return () => image.removeEventListener('load', onLoad);
  }, [hostRef, glyphRef, unit]);
  return look;
}
