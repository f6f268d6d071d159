import type { Side } from '@poexchange/contract/rest';
import type { ReactNode } from 'react';
import { ConnectButton } from '../../shared/account/connect-button.tsx';
import { nameItem } from '../../shared/i18n/item-names.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { IgnDialog } from '../../shared/ign/ign-dialog.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { dockedBar } from '../../shared/ui/docked-bar.ts';
import { ExactSum, PayablePrice } from '../../shared/ui/payable-price.tsx';
import { Note } from '../../shared/ui/states.tsx';
import { useUnitWithoutRate } from '../../shared/ui/use-unit-without-rate.ts';
import { CopyLabel, FlowNote } from './flow-note.tsx';
import type { Doubt } from './price-limits.ts';
import { onEnter } from './quantity-field.tsx';
import { usePanelRequest, type PanelRequestOptions } from './use-panel-request.ts';
import { WhisperText } from './whisper-text.tsx';

const SHOWN_DOUBTS = 3;

/** Names the selected items with a doubtful price, before anything is copied. */
function DoubtNote({ doubts, side }: { readonly doubts: readonly Doubt[]; readonly side: Side }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <Note>
        <b className="font-semibold">{t('listing.doubt.title')}</b>
        <ul>
          {doubts.slice(0, SHOWN_DOUBTS).map(({ item, kind, times }) => (
            <li key={item.hash}>
              {t(kind === 'limit' ? 'listing.doubt.limit' : side === 'buy' ? 'listing.doubt.low' : 'listing.doubt.far', {
                name: nameItem(item.summary.name),
                times: writeNumber(Math.round(times * 10) / 10),
              })}
            </li>
          ))}
          {doubts.length > SHOWN_DOUBTS && <li>{t('offer.far.more', { count: doubts.length - SHOWN_DOUBTS })}</li>}
        </ul>
      </Note>
    </div>
  );
}

export type PanelFooterProps = PanelRequestOptions & {
  /** Content above the whisper. */
  readonly children: ReactNode;
};

/** Cost of the selection, the whisper's text, and the main button. */
export function PanelFooter({ line, league, panel, limits, whisper, search, children }: PanelFooterProps) {
  const { t } = useTranslation();
  const { row } = line;
  const unitWithoutRate = useUnitWithoutRate();
  const request = usePanelRequest({ line, league, panel, limits, whisper, search });
  const { selected, money, unread, preview, form, doubts, profile, isEnterOn } = request;
  return (
    <footer
      ref={dockedBar}
      className="flex flex-col gap-2.5 border-t border-line bg-s2 px-4 pt-3.5 pb-[calc(14px+env(safe-area-inset-bottom))]"
    >
      <div className="flex items-center gap-2">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 text-13">
          <span>
            {t('listing.summary', { selected: selected.length, count: row.items.length })}
            {' · '}
            {t('listing.pieces', { count: request.pieces })}
          </span>
          <ExactSum {...money} />
        </span>
        <PayablePrice {...money} size={18} />
      </div>
      {unitWithoutRate !== null && <Note tone="info">{t('price.noRate', { unit: t(`price.name.${unitWithoutRate}`) })}</Note>}
      {unread > 0 && (
        <div role="alert">
          <Note tone="bad">{t('listing.unreadQuantities', { count: unread })}</Note>
        </div>
      )}
      {request.isBelowMin && <Note>{t('listing.belowMin')}</Note>}
      {selected.length === 0 && unread === 0 && (
        <Note tone="info">{t(row.side === 'buy' ? 'listing.nothingToSell' : 'listing.nothingSelected')}</Note>
      )}
      {children}
      <WhisperText flow={whisper.flow} preview={preview} form={form} onForm={request.setForm} />
      {doubts.step === 'asked' && <DoubtNote doubts={doubts.open} side={row.side} />}
      <FlowNote flow={whisper.flow} side={row.side} />
      {request.isVisitor ? (
        <ConnectButton size="lg" className="w-full">
          {t('listing.signIn')}
        </ConnectButton>
      ) : (
        <Button
          {...onEnter(isEnterOn ? 'press' : 'focus')}
          onKeyDown={(event) => {
            // Key repeat of Enter in a field must not press the button.
            if (event.repeat) event.preventDefault();
          }}
          kind="primary"
          size="lg"
          className="w-full"
          disabled={!request.isPossible}
          isBusy={whisper.flow.step === 'asking'}
          onClick={request.copy}
        >
          {doubts.step === 'asked' ? (
            t('listing.doubt.copy')
          ) : (
            <CopyLabel flow={whisper.flow} preview={preview} form={form} enter={isEnterOn ? 'copies' : 'rests'} />
          )}
        </Button>
      )}
      {request.isAskingIgn && profile !== null && (
        <IgnDialog
          accountId={profile.uuid}
          scope={{ game: limits.scope.game, league: limits.scope.league }}
          leagueName={league.name}
          current={null}
          side="asBuyer"
          onClose={request.stopAskingIgn}
          // The confirming click is also the copying click: the clipboard receives the promise of the text within this
          // click (D31).
          onConfirming={request.send}
        />
      )}
    </footer>
  );
}
