import { deflateRawSync } from 'node:zlib';
import type { HashProperties } from '@poexchange/domain/grouping';
import { netWorthLimits } from '@poexchange/domain/net-worth';
import { describe, expect, it, vi } from 'vitest';
import { detailsOf, tabOf, writeDetails } from './testing/net-worth-scene.ts';
import { detailsBounds, readDetails } from './details-codec.ts';
import { keepsJsonBounds } from '../../http/json-bounds.ts';

const bombs: Record<string, (length: number) => string> = {
  'nested arrays': (length) => '['.repeat(length),
  'empty arrays': (length) => `[${'[],'.repeat(length / 3)}[]]`,
  'empty objects': (length) => `[${'{},'.repeat(length / 3)}{}]`,
  numbers: (length) => `[${'1,'.repeat(length / 2)}1]`,
};

describe('snapshot details', () => {
  it.each(Object.entries(bombs))('refuses millions of %s before allocating memory for them', (_name, write) => {
    const deflated = deflateRawSync(write(netWorthLimits.maxPackedBytes - 16));
    expect(deflated.length).toBeLessThan(netWorthLimits.maxDetailsBytes);
    const parse = vi.spyOn(JSON, 'parse');
    try {
      expect(readDetails(deflated)).toBeNull();
      expect(parse).not.toHaveBeenCalled();
    } finally {
      parse.mockRestore();
    }
  });

  it('R3.61 stays within bounds with the maximum number of kinds in the maximum number of places, each with its own properties', () => {
    const kinds = Array.from({ length: netWorthLimits.maxItems }, (_, at) => ({
      key: `kind ${at}`,
      quantity: 1,
      price: 1,
      tab: tabOf('a'),
    }));
    const small = detailsOf(kinds.slice(0, 1));
    expect(readDetails(writeRaw(small))).not.toBeNull();
    const columns = JSON.stringify(
      Array.from({ length: 11 }, () => kinds.map(() => 1)).concat(Array.from({ length: 3 }, () => kinds.flatMap(() => [1, 1]))),
    );
    const hashProps: HashProperties = { ilvl: 84, corrupted: true, links: 6 };
    const props = JSON.stringify(kinds.flatMap(() => [hashProps, hashProps]));
    expect(keepsJsonBounds(Buffer.from(`{"columns":${columns},"props":${props}}`), detailsBounds)).toBe(true);
  });
});

function writeRaw(details: Parameters<typeof writeDetails>[0]): Buffer {
  return Buffer.from(writeDetails(details), 'base64');
}
