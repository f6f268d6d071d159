import { ApiError } from '@poexchange/contract/client';
import type { ErrorCode } from '@poexchange/contract/errors';
import { listingRowSchema, type ListingRow } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import { viewOfAsk, type CurrencyUnit } from '@poexchange/domain/currency';
import type { WhisperLines } from '@poexchange/domain/whisper';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { callApi } from '../../shared/api/call-api.ts';
import { ownKeys } from '../../shared/api/own-keys.ts';
import { useAttempt } from '../../shared/api/use-attempt.ts';
import { describeFailure } from '../../shared/api/failures.ts';
import { useBackOnline } from '../../shared/network/use-back-online.ts';
import { WaitAbortedError } from '../../shared/api/rate-waits.ts';
import { readServerNowMs } from '../../shared/time/server-clock.ts';
import { rememberWhisper } from './browser-stores.ts';
import { copyText, readBrowserClipboard } from './copy-text.ts';
import { learnListing } from './feed-query.ts';
import {
  pickForm,
  readFlow,
  readNextLine,
  readyFlow,
  reduceWhisper,
  type BoundFlow,
  type WhisperEvent,
  type WhisperFlow,
  type WhisperForm,
} from './whisper-flow.ts';
import type { ListingsScope } from './use-listings.ts';

export type WhisperAsk = {
  readonly row: ListingRow;
  readonly items: readonly (readonly [string, number])[];
  /** The buyer's character; a promise while the same click is confirming its name. */
  readonly ign: string | Promise<string>;
  readonly unit: CurrencyUnit | undefined;
  /** The stash search that the request uses (D30, D41). */
  readonly regex: string | undefined;
  /** Form to copy if the request has a short line (D39). */
  readonly form: WhisperForm;
};

export type Whisper = {
  readonly flow: WhisperFlow;
  /** Sends the request and copies, or copies the next part. Must run inside the click or key press (D31). */
  readonly copy: (ask: WhisperAsk) => void;
};

/**
 * Copies whispers for one listing (D31). `requested` identifies the request: a different request restarts the flow. The
 * listing state from a refusal is applied to the feed immediately.
 */
export function useWhisper(scope: ListingsScope, requested: string): Whisper {
  const client = useQueryClient();
  const [bound, setBound] = useState<BoundFlow>({ request: requested, flow: readyFlow });
  const flow = readFlow(bound, requested);
  const dispatch = (event: WhisperEvent): void => setBound((before) => ({ request: requested, flow: reduceWhisper(before.flow, event) }));
  const attempt = useAttempt();
  useBackOnline(() =>
    setBound(({ request: asked, flow: before }) => ({ request: asked, flow: reduceWhisper(before, { type: 'backOnline' }) })),
  );
  const request = useMutation({
    mutationFn: ({ ask, ign, idempotencyKey }: { ask: WhisperAsk; ign: string; idempotencyKey: string }) =>
      callApi(
        laterApi.createTradeNotification,
        {
          body: {
            listingUuid: ask.row.uuid,
            listingTimestampMs: ask.row.timestampMs,
            items: ask.items.map(([hash, quantity]): [string, number] => [hash, quantity]),
            ign,
            ...(ask.unit !== undefined && { unit: ask.unit }),
            ...(ask.regex !== undefined && { regex: ask.regex }),
          },
        },
        // R4.18: the wait for a rate limit is visible and can be aborted; the clipboard received the promise of the
        // text within the click.
        { idempotencyKey },
      ),
    meta: { failure: 'silent' },
  });

  async function askAndCopy(ask: WhisperAsk): Promise<void> {
    dispatch({ type: 'asked' });
    const reply = postAsk(ask);
    try {
      const result = await copyText(
        reply.then((given) => (pickForm(linesOf(given), ask.form) === 'short' ? given.short : given.whispers[0]) ?? ''),
        readBrowserClipboard(),
      );
      const given = await reply;
      attempt.end();
      // The list of sent requests may have been read just before.
      void client.invalidateQueries({ queryKey: ownKeys.tradeQueue });
      rememberWhisper(ask.row.uuid, { listingTimestampMs: ask.row.timestampMs, atMs: readServerNowMs() });
      const money = { chaos: given.totalChaos, view: viewOfAsk(scope.game, given) };
      dispatch({ type: 'answered', lines: linesOf(given), money, form: ask.form, clipboard: result.kind });
    } catch (error) {
      if (error instanceof ApiError && error.status < 500 && error.status !== 0) attempt.end();
      learnFromRefusal(error, ask.row);
      dispatch({ type: 'refused', code: readCode(error) });
    }
  }

  async function postAsk(ask: WhisperAsk) {
    const ign = await ask.ign;
    const idempotencyKey = attempt.keyOf([ask.row.uuid, ask.row.timestampMs, ask.items, ign, ask.unit, ask.regex]);
    return request.mutateAsync({ ask, ign, idempotencyKey });
  }

  function learnFromRefusal(error: unknown, row: ListingRow): void {
    const refusal = error instanceof ApiError ? error.refusal : null;
    if (refusal?.code === 'listingChanged') {
      const changed = z.safeParse(listingRowSchema, refusal.listing);
      if (changed.success) learnListing(client, scope, { listings: [changed.data] });
    }
    if (refusal?.code === 'listingNotActive' || refusal?.code === 'tradeListingNotFound') learnListing(client, scope, { gone: [row.uuid] });
  }

  async function copyLine(line: string, form: WhisperForm): Promise<void> {
    const result = await copyText(Promise.resolve(line), readBrowserClipboard());
    dispatch({ type: 'copied', form, clipboard: result.kind });
  }

  return {
    flow,
    copy(ask) {
      if (flow.step === 'asking') return;
      const line = flow.step === 'given' ? readNextLine(flow, ask.form) : undefined;
      void (line === undefined ? askAndCopy(ask) : copyLine(line, ask.form));
    },
  };
}

function linesOf({ whispers, short }: { readonly whispers: readonly string[]; readonly short?: string | undefined }): WhisperLines {
  return { whispers, ...(short !== undefined && { short }) };
}

function readCode(error: unknown): ErrorCode | 'network' {
  if (describeFailure(error).kind === 'sessionExpired') return 'sessionExpired';
  if (error instanceof WaitAbortedError) return 'rateLimited';
  if (!(error instanceof ApiError)) return 'internal';
  return error.refusal?.code ?? (error.status === 0 ? 'network' : 'internal');
}
