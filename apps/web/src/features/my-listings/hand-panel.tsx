import type { ListingSide } from '@poexchange/domain/listing';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Note } from '../../shared/ui/states.tsx';
import { useUnitWithoutRate } from '../../shared/ui/use-unit-without-rate.ts';
import { useCustomGroups } from './custom-groups.ts';
import { draftByHand } from './hand-entries.ts';
import { rememberListed } from './hand-store.ts';
import { HandOverlapNotes } from './overlap-notes.tsx';
import { PanelFrame, type PanelProps } from './panel-frame.tsx';
import { useOfferSettings } from './settings-store.ts';
import { useHandPublish } from './use-hand-publish.ts';

export type HandPanelProps = PanelProps & { readonly side: ListingSide };

/** How what was entered is offered, or what is wanted is paid. */
export function HandPanel(props: HandPanelProps) {
  const { scope, side, place, lines } = props;
  const { t } = useTranslation();
  const settings = useOfferSettings(place);
  const publish = useHandPublish();
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
      {side === 'sell' && <HandOverlapNotes place={place} lines={lines} />}
    </PanelFrame>
  );
}
