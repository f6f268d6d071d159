import { isBelowMinTradeValue, selectionTotal } from '@poexchange/domain/listing';
import { useMemo, useState, type ReactNode } from 'react';
import type { League } from '../../shared/prices/use-league.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { IgnDialog } from '../../shared/ign/ign-dialog.tsx';
import { readMainIgn } from '../../shared/ign/main-ign.ts';
import { useAccount } from '../../shared/account/account.ts';
import { ConnectButton } from '../../shared/account/connect-button.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ExactSum, PayablePrice } from '../../shared/ui/payable-price.tsx';
import { usePriceView } from '../../shared/ui/price-view.tsx';
import { Note } from '../../shared/ui/states.tsx';
import { useUnitWithoutRate } from '../../shared/ui/use-unit-without-rate.ts';
import { CopyLabel, FlowNote } from './flow-note.tsx';
import type { ListingLine } from './listing-cells.tsx';
import type { PriceLimits, Doubt } from './price-limits.ts';
import type { AskedSearch } from './search-ask.tsx';
import { onEnter } from './quantity-field.tsx';
import { listSelected } from './selection.ts';
import { useDoubts } from './use-doubts.ts';
import { useEnterHotkey } from './use-listing-hotkeys.ts';
import type { PanelSelection } from './use-panel-selection.ts';
import type { Whisper } from './use-whisper.ts';
import type { WhisperForm } from './whisper-flow.ts';
import { usePreview, WhisperText } from './whisper-text.tsx';
import { dockedBar } from '../../shared/ui/docked-bar.ts';
import type { Side } from '@poexchange/contract/rest';
import { nameItem } from '../../shared/i18n/item-names.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';

const SHOWN_DOUBTS = 3;

/** Names the chosen items with a doubtful price, before anything is copied. */
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

export type PanelFooterProps = {
  readonly line: ListingLine;
  readonly league: League;
  readonly panel: PanelSelection;
  readonly limits: PriceLimits;
  readonly whisper: Whisper;
  /** Request by stash search: null while no search finds exactly the selection; undefined for a request by name. */
  readonly search: AskedSearch | null | undefined;
  /** Content before the whisper. */
  readonly children: ReactNode;
};

/** Cost of the selection, the whisper's text, and the main button. */
export function PanelFooter({ line, league, panel, limits, whisper, search, children }: PanelFooterProps) {
  const { t } = useTranslation();
  const { row } = line;
  const { selection, remarks } = panel;
  const view = usePriceView();
  const account = useAccount();
  const unitWithoutRate = useUnitWithoutRate();
  const [isAskingIgn, setAskingIgn] = useState(false);
  const [form, setForm] = useState<WhisperForm>('short');
  const selected = useMemo(() => listSelected(selection, row), [selection, row]);
  const stock = useMemo(() => row.items.map(([hash, price, quantity]) => ({ hash, price, quantity })), [row]);
  const itemsChaos = selectionTotal(stock, selected);
  const totalChaos = itemsChaos + (search?.extraChaos ?? 0);
  const pieces = selected.reduce((sum, [, quantity]) => sum + quantity, 0);
  // A quantity above the stock is not what will be sent until its field is left (D34).
  const isTyping = Object.values(remarks).some((remark) => remark.kind === 'over' && remark.phase === 'typing');
  const unread = Object.values(remarks).filter(({ kind }) => kind === 'notACount').length;
  const isBelowMin = selected.length > 0 && isBelowMinTradeValue(itemsChaos, row.minTradeValue);
  const preview = usePreview({ line, leagueName: league.name, stock, selected, totalChaos, search });
  const doubts = useDoubts(line, { selection, limits });
  // After the answer the total uses the server's rate, which may be newer than the page's (D31).
  const money = whisper.flow.step === 'given' ? whisper.flow.money : { chaos: totalChaos, view };
  const isPossible = selected.length > 0 && unread === 0 && !isBelowMin && !line.isEnded && !line.isOwn && search !== null;
  const ign = account.status === 'signedIn' ? (readMainIgn(account.profile, limits.scope) ?? '') : '';
  const send = (asker: string | Promise<string>): void =>
    whisper.copy({ row, items: selected, ign: asker, unit: view.unit, regex: search?.text, form });
  const copy = (): void => {
    if (!isPossible || isTyping || account.status !== 'signedIn') return;
    if (doubts.open.length > 0 && doubts.step === 'unasked') return doubts.ask();
    doubts.confirm();
    if (ign === '') setAskingIgn(true);
    else send(ign);
  };
  const isEnterOn =
    isPossible && !isTyping && account.status === 'signedIn' && panel.isOwnChoice && !isAskingIgn && doubts.step !== 'asked';
  useEnterHotkey(copy, isEnterOn);

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
            {t('listing.pieces', { count: pieces })}
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
      {isBelowMin && <Note>{t('listing.belowMin')}</Note>}
      {selected.length === 0 && unread === 0 && (
        <Note tone="info">{t(row.side === 'buy' ? 'listing.nothingToSell' : 'listing.nothingSelected')}</Note>
      )}
      {children}
      <WhisperText flow={whisper.flow} preview={preview} form={form} onForm={setForm} />
      {doubts.step === 'asked' && <DoubtNote doubts={doubts.open} side={row.side} />}
      <FlowNote flow={whisper.flow} side={row.side} />
      {account.status === 'visitor' ? (
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
          disabled={!isPossible}
          isBusy={whisper.flow.step === 'asking'}
          onClick={copy}
        >
          {doubts.step === 'asked' ? (
            t('listing.doubt.copy')
          ) : (
            <CopyLabel flow={whisper.flow} preview={preview} form={form} enter={isEnterOn ? 'copies' : 'rests'} />
          )}
        </Button>
      )}
      {isAskingIgn && account.status === 'signedIn' && (
        <IgnDialog
          accountId={account.profile.uuid}
          scope={{ game: limits.scope.game, league: limits.scope.league }}
          leagueName={league.name}
          current={null}
          side="asBuyer"
          onClose={() => setAskingIgn(false)}
          // The confirming click is also the copying click: the clipboard is promised the text within it (D31).
          onConfirming={send}
        />
      )}
    </footer>
  );
}
