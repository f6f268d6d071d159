import { isBelowMinTradeValue, selectionTotal } from '@poexchange/domain/listing';
import { useMemo, useState } from 'react';
import { useAccount } from '../../../shared/account/account.ts';
import type { League } from '../../../shared/prices/use-league.ts';
import { readMainIgn } from '../../../shared/ign/main-ign.ts';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import type { ListingLine } from '../listing-cells.tsx';
import { listDoubts, type Doubt, type PriceLimits } from '../price-limits.ts';
import type { AskedSearch } from './search-ask.tsx';
import { listSelected, type Selection } from '../selection.ts';
import { useEnterHotkey } from '../list/use-listing-hotkeys.ts';
import type { PanelSelection } from './use-panel-selection.ts';
import type { Whisper } from './use-whisper.ts';
import type { WhisperForm } from './whisper-flow.ts';
import { usePreview } from './whisper-text.tsx';

export type PanelRequestOptions = {
  readonly line: ListingLine;
  readonly league: League;
  readonly panel: PanelSelection;
  readonly limits: PriceLimits;
  readonly whisper: Whisper;
  /** Search text of the request: null while no search finds exactly the selection; undefined for a request by name. */
  readonly search: AskedSearch | null | undefined;
};

/** The request for the selection: its cost, its text, what prevents it, and how to copy it. */
export function usePanelRequest({ line, league, panel, limits, whisper, search }: PanelRequestOptions) {
  const { row } = line;
  const { selection, remarks } = panel;
  const view = usePriceView();
  const account = useAccount();
  const profile = account.status === 'signedIn' ? account.profile : null;
  const [isAskingIgn, setAskingIgn] = useState(false);
  const [form, setForm] = useState<WhisperForm>('short');
  const selected = useMemo(() => listSelected(selection, row), [selection, row]);
  const stock = useMemo(() => row.items.map(([hash, price, quantity]) => ({ hash, price, quantity })), [row]);
  const itemsChaos = selectionTotal(stock, selected);
  const totalChaos = itemsChaos + (search?.extraChaos ?? 0);
  // A quantity above the stock is not sent until its field loses focus (D34).
  const isTyping = Object.values(remarks).some((remark) => remark.kind === 'over' && remark.phase === 'typing');
  const unread = Object.values(remarks).filter(({ kind }) => kind === 'notACount').length;
  const isBelowMin = selected.length > 0 && isBelowMinTradeValue(itemsChaos, row.minTradeValue);
  const preview = usePreview({ line, leagueName: league.name, stock, selected, totalChaos, search });
  const doubts = useDoubts(line, { selection, limits });
  const isPossible = isOpenToRequests(line) && selected.length > 0 && unread === 0 && !isBelowMin && search !== null;
  const canCopy = isPossible && !isTyping && profile !== null;
  const send = (ign: string | Promise<string>): void =>
    whisper.copy({ row, items: selected, ign, unit: view.unit, regex: search?.text, form });
  const copy = (): void => {
    if (!canCopy) return;
    if (doubts.open.length > 0 && doubts.step === 'unasked') return doubts.ask();
    doubts.confirm();
    const ign = readMainIgn(profile, limits.scope) ?? '';
    if (ign === '') setAskingIgn(true);
    else send(ign);
  };
  const isEnterOn = canCopy && panel.isOwnChoice && !isAskingIgn && doubts.step !== 'asked';
  useEnterHotkey(copy, isEnterOn);
  return {
    selected,
    pieces: selected.reduce((sum, [, quantity]) => sum + quantity, 0),
    // After the answer the total uses the server's rate, which may be newer than the page's (D31).
    money: whisper.flow.step === 'given' ? whisper.flow.money : { chaos: totalChaos, view },
    unread,
    isBelowMin,
    isPossible,
    preview,
    form,
    setForm,
    doubts,
    isVisitor: account.status === 'visitor',
    profile,
    isAskingIgn,
    stopAskingIgn: () => setAskingIgn(false),
    send,
    copy,
    isEnterOn,
  };
}

const isOpenToRequests = ({ isEnded, isOwn }: ListingLine): boolean => !isEnded && !isOwn;

/** Items that were copied at doubtful prices. Each item needs only one confirmation while the page is open. */
const confirmed = new Set<string>();

type Doubts = {
  /** Doubts that have not been confirmed yet. */
  readonly open: readonly Doubt[];
  readonly step: 'unasked' | 'asked';
  readonly ask: () => void;
  readonly confirm: () => void;
};

/**
 * Selected items at a doubtful price, and whether the buyer confirmed them. A different selection needs a new
 * confirmation.
 */
function useDoubts(line: ListingLine, options: { readonly selection: Selection; readonly limits: PriceLimits }): Doubts {
  const [asked, setAsked] = useState('');
  const all = listDoubts(line.items, {
    taken: (hash) => options.selection[hash] ?? 0,
    side: line.row.side,
    limits: options.limits.chaosOf,
  });
  const open = all.filter(({ key }) => !confirmed.has(key));
  const keys = open.map(({ key }) => key).join(' ');
  return {
    open,
    step: open.length > 0 && asked === keys ? 'asked' : 'unasked',
    ask: () => setAsked(keys),
    confirm: () => {
      for (const { key } of open) confirmed.add(key);
    },
  };
}
