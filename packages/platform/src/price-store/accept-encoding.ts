export type ContentEncoding = 'br' | 'gzip' | 'identity';

/**
 * Lists the encodings a client accepts, best first, from its Accept-Encoding header. Without the header, only the
 * uncompressed form is safe.
 */
export function listEncodings(acceptEncoding: string | undefined): readonly ContentEncoding[] {
  const qualities = readQualities(acceptEncoding ?? '');
  const takes = (encoding: string): boolean => (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0;
  const compressed = (['br', 'gzip'] as const).filter(takes);
  // The uncompressed form stays last even if the client rejects it: any response is better than a 406.
  return [...compressed, 'identity'];
}

function readQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    qualities.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  return qualities;
}
