import type { ListingSide } from '@poexchange/domain/listing';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Note } from '../../../shared/ui/states.tsx';
import { useUnitWithoutRate } from '../../../shared/ui/use-unit-without-rate.ts';
import { useCustomGroups, useOfferSettings } from '../../price-book/index.ts';
import { draftByHand } from './manual-entries.ts';
import { rememberListed } from './manual-store.ts';
import { PanelFrame, type PanelProps } from '../offer/panel-frame.tsx';
import { useManualPublish } from './use-manual-publish.ts';
import { countOverlaps } from '@poexchange/domain/stock';
import { useMemo } from 'react';
import { Overlaps, useOtherListings, type OverlapsProps } from '../offer/overlaps.tsx';

export type ManualPanelProps = PanelProps & { readonly side: ListingSide };

/** Terms of a sale or a wanted listing entered by hand. */
export function ManualPanel(props: ManualPanelProps) {
  const { scope, side, place, lines } = props;
  const { t } = useTranslation();
  const settings = useOfferSettings(place);
  const publish = useManualPublish();
  const unitWithoutRate = useUnitWithoutRate();
  const groupName = useCustomGroups(scope.game).find(({ id }) => id === place.subCategory)?.name;
  const unpriced = lines.filter((line) => line.price === null).length;
  const send = (ign: string): void => {
    void publish.mutateAsync({ place, groupName, drafted: draftByHand(side, lines), settings, ign }).then(rememberListed, () => undefined);
  };
  return (
    <PanelFrame {...props} publish={publish} isReading={false} onPublish={send}>
      {unitWithoutRate !== null && <Note tone="info">{t('price.noRate', { unit: t(`price.name.${unitWithoutRate}`) })}</Note>}
      {unpriced > 0 && <Note>{t('byHand.unpriced', { count: unpriced })}</Note>}
      {side === 'sell' && <ManualOverlapNotes place={place} lines={lines} />}
    </PanelFrame>
  );
}

/** Names the other manual listings with the same items (D33, D55). */
export function ManualOverlapNotes({ place, lines }: Pick<OverlapsProps, 'place' | 'lines'>) {
  const others = useOtherListings(place);
  const overlaps = useMemo(() => countOverlaps(draftByHand('sell', lines).items, others), [lines, others]);
  return <Overlaps place={place} lines={lines} others={others} overlaps={overlaps} />;
}
