import type { PublishedListing } from '@poexchange/contract/rest';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { nameVariant } from '../../../shared/price-files/item-text.ts';
import { writeClock } from '../../../shared/i18n/write-values.ts';
import { keyOfWording } from '../../../shared/api/failures.ts';
import { useGameSegment } from '../../../shared/game/use-game.ts';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { Note } from '../../../shared/ui/states.tsx';
import type { OfferLine } from './offer-lines.ts';
import type { PublishFailure, usePublish } from './use-publish.ts';

export type PublishResultProps = {
  readonly publish: Pick<ReturnType<typeof usePublish>, 'failure' | 'data' | 'isPending'>;
  readonly lines: readonly OfferLine[];
  readonly isReading: boolean;
};

/** Shows the result of publishing next to the button; before publishing, shows the entries that would be missing. */
export function PublishResult({ publish, lines, isReading }: PublishResultProps) {
  const { t } = useTranslation();
  const game = useGameSegment();
  if (publish.failure !== null) {
    return (
      <div role="alert">
        <Note tone="bad">
          <FailureText failure={publish.failure} lines={lines} />
        </Note>
      </div>
    );
  }
  if (publish.data !== undefined && !publish.isPending) {
    const until = writeClock(publish.data.endsAtMs);
    return (
      <div role="status" className="flex items-start gap-2 text-12 text-up">
        <Glyph name="check" size={14} className="mt-0.5" />
        <span>
          {t(publish.data.side === 'buy' ? 'byHand.wantPublished' : 'offer.published', { count: publish.data.items.length })}{' '}
          <time>{until}</time>
          {'. '}
          <Link
            to="/$game/poexchange/bulk-trade/listings"
            params={{ game }}
            search={{ category: publish.data.category, listing: publish.data.uuid, side: publish.data.side === 'buy' ? 'buy' : undefined }}
            className="font-semibold text-text underline underline-offset-2"
          >
            {t(publish.data.side === 'buy' ? 'byHand.wantPublishedSee' : 'offer.publishedSee')}
          </Link>
          <LeftOutOfStock leftOut={publish.data.leftOut ?? []} />
        </span>
      </div>
    );
  }
  if (isReading) return <Note tone="info">{t('offer.stillReading')}</Note>;
  return <div role="status" className="hidden" />;
}

type FailureProps = { readonly failure: PublishFailure; readonly lines: readonly OfferLine[] };

/** Shows R8.06 above every reason that does not begin with this text. */
function FailureText(props: FailureProps) {
  const { t: say } = useTranslation('notification');
  const title = say('error.listing_not_posted');
  const reason = useReason(props);
  return (
    <>
      {props.failure.kind !== 'empty' && !reason.startsWith(title) && <strong className="block font-semibold">{title}</strong>}
      {reason}
    </>
  );
}

/** Lists the draft's items that were no longer in stock (D33). */
function LeftOutOfStock({ leftOut }: { readonly leftOut: NonNullable<PublishedListing['leftOut']> }) {
  const { t } = useTranslation();
  const count = (reason: (typeof leftOut)[number]['reason']): number =>
    leftOut.reduce((sum, each) => sum + (each.reason === reason ? each.quantity : 0), 0);
  const handed = count('handedOver');
  const gone = count('notInTabs');
  return (
    <>
      {handed > 0 && <span className="block text-muted">{t('offer.leftOutHanded', { count: handed })}</span>}
      {gone > 0 && <span className="block text-muted">{t('offer.leftOutGone', { count: gone })}</span>}
    </>
  );
}

function useReason({ failure, lines }: FailureProps): string {
  const { t } = useTranslation();
  const { t: say } = useTranslation('notification');
  if (failure.kind === 'empty') return t('offer.nothingLeft');
  if (failure.kind === 'network') return t('offer.refused.network');
  if (failure.kind === 'unknown') return t('offer.refused.other', { reason: failure.message });
  const { refusal, hash } = failure;
  const entry = lines.find((line) => line.entry.hash === hash)?.entry;
  const item = entry && nameVariant(entry, t);
  if (refusal.code === 'unknownItem')
    return item === undefined ? t('offer.refused.unknownItemPlain') : t('offer.refused.unknownItem', { item });
  if (refusal.code === 'priceNotValid' && item !== undefined) return t('offer.refused.priceNotValid', { item });
  return say(keyOfWording(refusal.wording), refusal.params ?? {});
}
