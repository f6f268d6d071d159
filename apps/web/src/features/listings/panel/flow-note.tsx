import type { ErrorCode } from '@poexchange/contract/errors';
import type { Side } from '@poexchange/contract/rest';
import type { WhisperLines } from '@poexchange/domain/whisper';
import { useTranslation, type Translate } from '../../../shared/i18n/use-translation.ts';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { Note } from '../../../shared/ui/states.tsx';
import { useJustCopied } from '../../../shared/ui/use-just-copied.ts';
import { pickForm, readNextPart, type WhisperFlow, type WhisperForm } from './whisper-flow.ts';

type CopyLabelProps = {
  readonly flow: WhisperFlow;
  /** Lines to copy, as far as the page knows them. */
  readonly preview: WhisperLines;
  readonly form: WhisperForm;
  /** `copies` if pressing Enter would copy now. */
  readonly enter: 'copies' | 'rests';
};

export function CopyLabel({ flow, preview, form, enter }: CopyLabelProps) {
  const { t } = useTranslation();
  const isConfirmed = useIsConfirmed(flow);
  if (isConfirmed) {
    return (
      <>
        <Glyph name="check" size={14} />
        {t('copy.done')}
      </>
    );
  }
  if (flow.step === 'asking') return t('listing.copying');
  return (
    <>
      {sayNext(t, { flow, lines: flow.step === 'given' ? flow.lines : preview, form })}
      {enter === 'copies' && (
        <span aria-hidden="true" className="font-medium opacity-75 max-md:hidden">
          {t('listing.copyHint')}
        </span>
      )}
    </>
  );
}

type Next = { readonly flow: WhisperFlow; readonly lines: WhisperLines; readonly form: WhisperForm };

/** Names what the next press will copy. */
function sayNext(t: Translate, { flow, lines, form }: Next): string {
  if (flow.step === 'refused' && flow.code === 'network') return t('app.retry');
  const count = lines.whispers.length;
  if (pickForm(lines, form) === 'short' || count <= 1)
    return t(flow.step === 'given' && flow.last === pickForm(lines, form) ? 'listing.copyAgain' : 'listing.copy');
  const next = flow.step === 'given' ? readNextPart(flow) : 0;
  if (flow.step === 'given' && flow.copied > 0 && next === 0) return t('listing.copyAgain');
  return t('listing.copyPart', { part: next + 1, count });
}

const said: ReadonlySet<string> = new Set([
  'listingChanged',
  'listingNotActive',
  'tradeListingNotFound',
  'tradeRequestNotValid',
  'quantityExceedsStock',
  'searchMismatch',
  'searchNotAllowed',
  'rateLimited',
  'network',
] satisfies (ErrorCode | 'network')[]);
type Said =
  | 'listingChanged'
  | 'listingNotActive'
  | 'tradeListingNotFound'
  | 'tradeRequestNotValid'
  | 'quantityExceedsStock'
  | 'searchMismatch'
  | 'searchNotAllowed'
  | 'rateLimited'
  | 'network';

/** Errors that name the other party, worded for a seller who responds to a want-to-buy listing. */
type SaidToSeller = 'listingChanged' | 'quantityExceedsStock' | 'network';
const saidToSeller: ReadonlySet<string> = new Set(['listingChanged', 'quantityExceedsStock', 'network'] satisfies SaidToSeller[]);

/** Result of the last click, always shown in the same place and announced to screen readers. */
export function FlowNote({ flow, side }: { readonly flow: WhisperFlow; readonly side: Side }) {
  const { t } = useTranslation();
  const { t: say } = useTranslation('notification');
  const isConfirmed = useIsConfirmed(flow);
  if (flow.step === 'refused') {
    return (
      <div role="alert">
        <Note tone={flow.code === 'listingChanged' ? 'warn' : 'bad'}>
          {flow.code === 'tradeListingNotFound' && <strong className="block font-semibold">{say('error.trade_listing_not_found')}</strong>}
          {side === 'buy' && saidToSeller.has(flow.code)
            ? t(`listing.refusedBuy.${flow.code as SaidToSeller}`)
            : t(`listing.refused.${said.has(flow.code) ? (flow.code as Said) : 'other'}`)}
        </Note>
      </div>
    );
  }
  if (flow.step === 'given' && flow.byHand === 'yes') {
    return (
      <p role="status" className="text-12 text-note-text">
        {t('listing.byHand')}
      </p>
    );
  }
  if (flow.step === 'ready' && flow.voided !== undefined) {
    return (
      <div role="status">
        <Note tone="warn">{t('listing.voidedParts', { copied: flow.voided.copied, count: flow.voided.count })}</Note>
      </div>
    );
  }
  return (
    <p role="status" className="sr-only">
      {flow.step === 'given' &&
        isConfirmed &&
        (flow.last === 'short' || flow.lines.whispers.length === 1
          ? t('listing.copied')
          : t('listing.copiedPart', { part: flow.copied, count: flow.lines.whispers.length }))}
    </p>
  );
}

/** True if the last copy just happened (R9.29): the button shows the confirmation in place, so that nothing moves. */
function useIsConfirmed(flow: WhisperFlow): boolean {
  return useJustCopied(flow.step === 'given' && flow.byHand === 'no' ? flow : null);
}
