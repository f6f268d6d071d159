import { describe, expect, it } from 'vitest';
import {
  readFlow,
  readNextLine,
  readShownLine,
  readyFlow,
  reduceWhisper,
  type WhisperEvent,
  type WhisperFlow,
  type WhisperForm,
} from './whisper-flow.ts';

const play = (...events: WhisperEvent[]): WhisperFlow => events.reduce(reduceWhisper, readyFlow);
const answered: WhisperEvent = {
  type: 'answered',
  lines: { whispers: ['(1/2) a', '(2/2) b'] },
  money: { chaos: 5, view: { game: 'poe1' } },
  form: 'full',
  clipboard: 'copied',
};
const copied = (form: WhisperForm): WhisperEvent => ({ type: 'copied', form, clipboard: 'copied' });
const long: WhisperEvent = { ...answered, lines: { short: 'all', whispers: ['(1/3) a', '(2/3) b', '(3/3) c'] } };

function read(flow: WhisperFlow, form: WhisperForm): [shown: string | undefined, next: string | undefined] {
  if (flow.step !== 'given') throw new Error(`nothing given: ${flow.step}`);
  return [readShownLine(flow, form), readNextLine(flow, form)];
}

describe('whisper with several parts', () => {
  it('D30 copies the parts one by one, then starts again', () => {
    const first = play({ type: 'asked' }, answered);
    expect(read(first, 'full')).toEqual(['(1/2) a', '(2/2) b']);
    const second = reduceWhisper(first, copied('full'));
    expect(read(second, 'full')).toEqual(['(2/2) b', '(1/2) a']);
    expect(read(reduceWhisper(second, copied('full')), 'full')[0]).toBe('(1/2) a');
  });

  it('D39 copies the short line repeatedly, and the full text from its first part', () => {
    const short = play({ type: 'asked' }, { ...long, form: 'short' });
    expect(read(short, 'short')).toEqual(['all', 'all']);
    expect(read(short, 'full')).toEqual(['(1/3) a', '(1/3) a']);
    const first = reduceWhisper(short, copied('full'));
    expect(read(reduceWhisper(first, copied('short')), 'full')).toEqual(['(1/3) a', '(2/3) b']);
  });

  it('D39 copies the full text in either form if there is no short line', () => {
    expect(read(play({ type: 'asked' }, { ...answered, form: 'short' }), 'short')).toEqual(['(1/2) a', '(2/2) b']);
  });

  it('D39 names the parts already copied when the selection changes, and resumes them when the selection is restored', () => {
    const flow = reduceWhisper(play({ type: 'asked' }, long), copied('full'));
    expect(readFlow({ request: 'a', flow }, 'b')).toEqual({ step: 'ready', voided: { copied: 2, count: 3 } });
    expect(readFlow({ request: 'a', flow }, 'a')).toBe(flow);
    const short = play({ type: 'asked' }, { ...long, form: 'short' });
    expect(readFlow({ request: 'a', flow: short }, 'b')).toBe(readyFlow);
  });

  it('D31 shows the text for manual copying if the browser denies clipboard access', () => {
    const flow = play({ type: 'asked' }, { ...answered, clipboard: 'refused' });
    expect(flow).toMatchObject({ step: 'given', byHand: 'yes' });
  });

  it('D36 hides the connection error once the server is reachable again, but keeps a refusal', () => {
    const lost = play({ type: 'asked' }, { type: 'refused', code: 'network' });
    expect(reduceWhisper(lost, { type: 'backOnline' })).toBe(readyFlow);
    for (const flow of [play({ type: 'asked' }, { type: 'refused', code: 'listingChanged' }), play({ type: 'asked' }, answered)]) {
      expect(reduceWhisper(flow, { type: 'backOnline' })).toBe(flow);
    }
  });

  it('D31 invalidates the whisper when the selection changes, but never while a request is pending', () => {
    const given = play({ type: 'asked' }, { ...answered, lines: { whispers: ['a'] } });
    expect(readFlow({ request: 'a', flow: given }, 'a')).toBe(given);
    expect(readFlow({ request: 'a', flow: given }, 'b')).toBe(readyFlow);
    expect(readFlow({ request: 'a', flow: { step: 'asking' } }, 'b')).toEqual({ step: 'asking' });
  });
});
