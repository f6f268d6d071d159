/** Copying a whisper of one or more parts, step by step (D30, D31). Pure. */
import type { ErrorCode } from '@poexchange/contract/errors';
import type { PriceView } from '@poexchange/domain/currency';

/** Amount to pay according to the server: the total, and the rate it was counted at (D31). */
export type GivenMoney = { readonly chaos: number; readonly view: PriceView };

export type WhisperFlow =
  | { readonly step: 'ready' }
  /** The server is asked; the clipboard waits for its answer. */
  | { readonly step: 'asking' }
  /** `copied` parts of `parts` are done; the next click copies the next one. */
  | {
      readonly step: 'given';
      readonly parts: readonly string[];
      readonly copied: number;
      readonly byHand: 'yes' | 'no';
      readonly money: GivenMoney;
    }
  | { readonly step: 'refused'; readonly code: ErrorCode | 'network' };

export type WhisperEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'answered'; readonly parts: readonly string[]; readonly money: GivenMoney; readonly clipboard: 'copied' | 'refused' }
  | { readonly type: 'partCopied'; readonly clipboard: 'copied' | 'refused' }
  | { readonly type: 'refused'; readonly code: ErrorCode | 'network' }
  /** The server is there again: that it could not be reached is not so any more. */
  | { readonly type: 'backOnline' };

export const readyFlow: WhisperFlow = { step: 'ready' };

export function reduceWhisper(flow: WhisperFlow, event: WhisperEvent): WhisperFlow {
  switch (event.type) {
    case 'asked':
      return { step: 'asking' };
    case 'answered':
      return flow.step === 'asking'
        ? { step: 'given', parts: event.parts, copied: 1, byHand: event.clipboard === 'refused' ? 'yes' : 'no', money: event.money }
        : flow;
    case 'partCopied':
      if (flow.step !== 'given') return flow;
      return { ...flow, copied: (flow.copied % flow.parts.length) + 1, byHand: event.clipboard === 'refused' ? 'yes' : 'no' };
    case 'refused':
      return { step: 'refused', code: event.code };
    case 'backOnline':
      return flow.step === 'refused' && flow.code === 'network' ? readyFlow : flow;
  }
}

/** Index of the part the next click copies: 0 asks the server first. After the last part the round starts again. */
export function readNextPart(flow: WhisperFlow): number {
  return flow.step === 'given' ? flow.copied % flow.parts.length : 0;
}

/** The part that is on the clipboard, or in the field to copy from. */
export function readCurrentPart(flow: WhisperFlow): string | null {
  return flow.step === 'given' ? (flow.parts[flow.copied - 1] ?? null) : null;
}

/** A flow and the request it belongs to: the listing's state and the selection. */
export type BoundFlow = { readonly request: string; readonly flow: WhisperFlow };

/** The flow of a request: with another selection, or a listing that changed, the given whisper is no longer valid. */
export function readFlow(bound: BoundFlow, request: string): WhisperFlow {
  return bound.request === request || bound.flow.step === 'asking' ? bound.flow : readyFlow;
}
