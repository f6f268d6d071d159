/** Copies a whisper with one or more parts, step by step (D30, D31, D39). Pure. */
import type { ErrorCode } from '@poexchange/contract/errors';
import type { PriceView } from '@poexchange/domain/currency';
import type { WhisperLines } from '@poexchange/domain/whisper';

/** Amount to pay according to the server: the total, and the rate at which it was computed (D31). */
export type GivenMoney = { readonly chaos: number; readonly view: PriceView };

/** Form of a long request: the short line, or all parts of the full text (D39). */
export type WhisperForm = 'short' | 'full';

export type WhisperFlow =
  /** `voided`: parts of an earlier request that were copied before the selection or the listing changed. */
  | { readonly step: 'ready'; readonly voided?: { readonly copied: number; readonly count: number } }
  /** The request is pending; the clipboard waits for its answer. */
  | { readonly step: 'asking' }
  /**
   * `copied` parts of the full text have been copied; the next click copies the next part. `last` is the part copied
   * last.
   */
  | {
      readonly step: 'given';
      readonly lines: WhisperLines;
      readonly copied: number;
      readonly last: WhisperForm;
      readonly byHand: 'yes' | 'no';
      readonly money: GivenMoney;
    }
  | { readonly step: 'refused'; readonly code: ErrorCode | 'network' };

type Copied = { readonly form: WhisperForm; readonly clipboard: 'copied' | 'refused' };

export type WhisperEvent =
  | { readonly type: 'asked' }
  | ({ readonly type: 'answered'; readonly lines: WhisperLines; readonly money: GivenMoney } & Copied)
  | ({ readonly type: 'copied' } & Copied)
  | { readonly type: 'refused'; readonly code: ErrorCode | 'network' }
  /** The server is reachable again, which clears the connection error. */
  | { readonly type: 'backOnline' };

export const readyFlow: WhisperFlow = { step: 'ready' };

export function reduceWhisper(flow: WhisperFlow, event: WhisperEvent): WhisperFlow {
  switch (event.type) {
    case 'asked':
      return { step: 'asking' };
    case 'answered': {
      if (flow.step !== 'asking') return flow;
      const { lines, money } = event;
      return advance({ step: 'given', lines, copied: 0, last: event.form, byHand: 'no', money }, event);
    }
    case 'copied':
      return flow.step === 'given' ? advance(flow, event) : flow;
    case 'refused':
      return { step: 'refused', code: event.code };
    case 'backOnline':
      return flow.step === 'refused' && flow.code === 'network' ? readyFlow : flow;
  }
}

type GivenFlow = Extract<WhisperFlow, { step: 'given' }>;

function advance(flow: GivenFlow, { form, clipboard }: Copied): GivenFlow {
  const last = pickForm(flow.lines, form);
  const copied = last === 'short' ? flow.copied : readNextPart(flow) + 1;
  return { ...flow, copied, last, byHand: clipboard === 'refused' ? 'yes' : 'no' };
}

/** Returns the form that can be copied: the full text if there is no short line. */
export function pickForm(lines: WhisperLines, wanted: WhisperForm): WhisperForm {
  return lines.short === undefined ? 'full' : wanted;
}

/**
 * Returns the index of the part that the next click on the full text copies. After the last part, copying starts again
 * at the first.
 */
export function readNextPart(flow: GivenFlow): number {
  return flow.copied % flow.lines.whispers.length;
}

/** Returns the line that the next click copies. */
export function readNextLine(flow: GivenFlow, wanted: WhisperForm): string | undefined {
  return pickForm(flow.lines, wanted) === 'short' ? flow.lines.short : flow.lines.whispers[readNextPart(flow)];
}

/** Returns the line to show: the last line copied in this form, or the first line before anything was copied. */
export function readShownLine(flow: GivenFlow, wanted: WhisperForm): string | undefined {
  return pickForm(flow.lines, wanted) === 'short' ? flow.lines.short : flow.lines.whispers[Math.max(0, flow.copied - 1)];
}

/** A flow and the request it belongs to: the listing's state and the selection. */
export type BoundFlow = { readonly request: string; readonly flow: WhisperFlow };

/**
 * Returns a request's flow. A whisper becomes invalid when the selection or the listing changes; the number of parts
 * already copied is kept, so that the page can show it (D39).
 */
export function readFlow(bound: BoundFlow, request: string): WhisperFlow {
  const { flow } = bound;
  if (bound.request === request || flow.step === 'asking') return flow;
  if (flow.step !== 'given' || flow.copied === 0 || flow.lines.whispers.length === 1) return readyFlow;
  return { step: 'ready', voided: { copied: flow.copied, count: flow.lines.whispers.length } };
}
