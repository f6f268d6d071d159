import { describe, expect, it } from 'vitest';
import { readCurrentPart, readFlow, readNextPart, readyFlow, reduceWhisper, type WhisperEvent, type WhisperFlow } from './whisper-flow.ts';

const play = (...events: WhisperEvent[]): WhisperFlow => events.reduce(reduceWhisper, readyFlow);
const answered: WhisperEvent = {
  type: 'answered',
  parts: ['(1/2) a', '(2/2) b'],
  money: { chaos: 5, view: { game: 'poe1' } },
  clipboard: 'copied',
};

describe('whisper of several parts', () => {
  it('D30 parts are copied one by one, then the round starts again', () => {
    const first = play({ type: 'asked' }, answered);
    expect([readCurrentPart(first), readNextPart(first)]).toEqual(['(1/2) a', 1]);
    const second = reduceWhisper(first, { type: 'partCopied', clipboard: 'copied' });
    expect([readCurrentPart(second), readNextPart(second)]).toEqual(['(2/2) b', 0]);
    const again = reduceWhisper(second, { type: 'partCopied', clipboard: 'copied' });
    expect(readCurrentPart(again)).toBe('(1/2) a');
  });

  it('D31 a refused clipboard leaves the text to copy by hand', () => {
    const flow = play({ type: 'asked' }, { ...answered, clipboard: 'refused' });
    expect(flow).toMatchObject({ step: 'given', byHand: 'yes' });
  });

  it('D36 that the server could not be reached is not said any more once it is back; a refusal still is', () => {
    const lost = play({ type: 'asked' }, { type: 'refused', code: 'network' });
    expect(reduceWhisper(lost, { type: 'backOnline' })).toBe(readyFlow);
    for (const flow of [play({ type: 'asked' }, { type: 'refused', code: 'listingChanged' }), play({ type: 'asked' }, answered)]) {
      expect(reduceWhisper(flow, { type: 'backOnline' })).toBe(flow);
    }
  });

  it('D31 another selection makes the whisper void, but never while the server is asked', () => {
    const given = play({ type: 'asked' }, answered);
    expect(readFlow({ request: 'a', flow: given }, 'a')).toBe(given);
    expect(readFlow({ request: 'a', flow: given }, 'b')).toBe(readyFlow);
    expect(readFlow({ request: 'a', flow: { step: 'asking' } }, 'b')).toEqual({ step: 'asking' });
  });
});
