import { writePriceBook, type PriceBook } from '@poexchange/domain/price-book';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useGame } from '../../shared/game/use-game.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLeague } from '../../shared/prices/use-league.ts';
import { resetData } from '../../shared/storage/reset-data.ts';
import { dateOfFile, saveTextFile } from '../../shared/storage/save-file.ts';
import { readServerNowMs } from '../../shared/time/server-clock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { getPricingWorker } from '../../shared/workers/pricing-client.ts';
import { readPriceBookOf, type OfferScope } from '../price-book/index.ts';
import { AccessTokens } from './access-tokens.tsx';
import { AccountData } from './account-data.tsx';
import { BookImport } from './book-import.tsx';
import { ChatAccount } from './chat-account.tsx';
import { PartnerAccount } from './partner-account.tsx';
import { Webhooks } from './webhooks.tsx';

/**
 * Data stored in this browser, with buttons to delete either the interface state and refetchable data, or everything.
 */
function ResetSection() {
  const { t } = useTranslation();
  // The page has data in memory, so only a reload removes all of it.
  const reset = async (depth: 'soft' | 'hard'): Promise<void> => {
    await resetData(depth);
    if (depth === 'soft') location.reload();
    else location.assign('/');
  };
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-14 font-semibold">{t('settings.data')}</h3>
      <ResetRow
        hint={t('settings.softResetHint')}
        label={t('settings.softReset')}
        confirm={t('settings.softResetConfirm')}
        kind="outline"
        onConfirm={() => void reset('soft')}
      />
      <ResetRow
        hint={t('settings.hardResetHint')}
        label={t('settings.hardReset')}
        confirm={t('settings.hardResetConfirm')}
        kind="danger"
        onConfirm={() => void reset('hard')}
      />
    </section>
  );
}

type ResetRowProps = {
  readonly hint: string;
  readonly label: string;
  readonly confirm: string;
  readonly kind: 'outline' | 'danger';
  readonly onConfirm: () => void;
};

function ResetRow({ hint, label, confirm, kind, onConfirm }: ResetRowProps) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div className="flex items-center gap-3 max-sm:flex-col max-sm:items-stretch">
      <p className="min-w-0 flex-1 text-12 text-muted">{hint}</p>
      {isConfirming ? (
        <span className="flex gap-2 max-sm:[&>*]:flex-1">
          <Button onClick={() => setConfirming(false)}>{t('app.cancel')}</Button>
          <Button kind={kind} onClick={onConfirm}>
            {confirm}
          </Button>
        </span>
      ) : (
        <Button kind={kind} onClick={() => setConfirming(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}

/** Exports and imports the user's pricing. */
function PriceBookSection() {
  const { t } = useTranslation();
  const game = useGame();
  const league = useLeague(game);
  const scope = { game, league: league.id };
  const [isImporting, setImporting] = useState(false);
  const exporting = useMutation({ mutationFn: () => exportBook(scope) });
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-14 font-semibold">{t('settings.book.title')}</h3>
      <div className="flex items-center gap-3 max-sm:flex-col max-sm:items-stretch">
        <p className="min-w-0 flex-1 text-12 text-muted">{t('settings.book.text', { league: league.name })}</p>
        <span className="flex gap-2 max-sm:[&>*]:flex-1">
          <Button isBusy={exporting.isPending} onClick={() => exporting.mutate()}>
            {t('settings.book.export')}
          </Button>
          <Button aria-expanded={isImporting} onClick={() => setImporting(!isImporting)}>
            {t('settings.book.import')}
          </Button>
        </span>
      </div>
      {isImporting && <BookImport scope={scope} leagueName={league.name} onClose={() => setImporting(false)} />}
    </section>
  );
}

async function exportBook(scope: OfferScope): Promise<void> {
  const book = readPriceBookOf(scope);
  // Names are only for readers: the book is complete without them.
  const named = await getPricingWorker()
    .nameItems({ game: scope.game, league: scope.league }, listHashes(book))
    .catch(() => ({ items: [] }));
  const items = new Map(named.items.map((entry) => [entry.hash, entry]));
  saveTextFile({
    name: `poexchange-price-book-${scope.game}-${scope.league.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${dateOfFile(new Date(readServerNowMs()))}.json`,
    text: writePriceBook(book, { ...scope, exportedAtMs: readServerNowMs(), itemOf: (hash) => items.get(hash) }),
    type: 'application/json',
  });
}

function listHashes({ overrides, ignored, groups }: PriceBook): string[] {
  return [...Object.keys(overrides), ...ignored, ...groups.flatMap((group) => [...Object.keys(group.overrides), ...group.ignored])];
}

/** Rarely needed settings, each in its own section: export, import and reset. */
export function AdvancedTab() {
  return (
    <div className="flex flex-col gap-6">
      <ChatAccount />
      <PartnerAccount />
      <PriceBookSection />
      <AccessTokens />
      <Webhooks />
      <ResetSection />
      <AccountData />
    </div>
  );
}
