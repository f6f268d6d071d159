import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { onClose } from './on-close.ts';

const MIB = 1024 * 1024;

describe('onClose', () => {
  it('runs every function once, in order', () => {
    const response = new EventEmitter() as ServerResponse;
    const ran: number[] = [];
    onClose(response, () => ran.push(1));
    onClose(response, () => ran.push(2));
    response.emit('close');
    response.emit('close');
    expect(ran).toEqual([1, 2]);
  });

  it('frees closed responses in young-generation collections alone', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void;
    // From here on the map of responses is in the old generation.
    collect({ type: 'major' });
    const before = process.memoryUsage().arrayBuffers;
    for (let at = 0; at < 200; at += 1) {
      const response = Object.assign(new EventEmitter(), { body: new Uint8Array(MIB) }) as unknown as ServerResponse;
      onClose(response, () => response.statusCode);
      response.emit('close');
      if (at % 10 === 9) collect({ type: 'minor' });
    }
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50 * MIB);
  });
});
