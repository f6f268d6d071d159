import type { Game } from '@poexchange/domain/item';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useRef, useState, type DragEvent } from 'react';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { usePriceLevel } from '../../shared/game/interface-store.ts';
import { useGame } from '../../shared/game/use-game.ts';
import { useLeague } from '../../shared/prices/use-league.ts';
import { AskedLeague } from '../../shared/prices/asked-league.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState, ErrorState, Note, Skeleton } from '../../shared/ui/states.tsx';
import { MAX_FILE_LENGTH } from '../../shared/workers/price-check-limits.ts';
import type { PriceCheckResult } from '../../shared/workers/price-check.ts';
import { CheckedCard } from './checked-card.tsx';
import { CheckedList } from './checked-list.tsx';
import { useCheckStore } from './check-store.ts';
import { useSharedText } from './use-shared-text.ts';
import { priceCheckQuery, type PickedFile } from './price-check-query.ts';

/** Shows words and prices for pasted text or a dropped file, without requiring an account. */
export function PriceCheckPage() {
  const { t, language } = useTranslation();
  const game = useGame();
  const league = useLeague(game);
  const level = usePriceLevel();
  const { text } = useCheckStore();
  const [file, setFile] = useState<PickedFile | null>(null);
  const picks = useRef(0);
  const [isOver, setOver] = useState(false);
  useSharedText();
  const asked = useDeferredValue(text);
  const check = useQuery(priceCheckQuery({ game, league: league.id, level, language }, { file, text: asked }));

  const take = async (picked: File | undefined): Promise<void> => {
    setOver(false);
    if (picked === undefined) return;
    picks.current += 1;
    const id = picks.current;
    // A file that is too large is not read; in its place, text one character longer than the limit triggers the error.
    const text = picked.size > MAX_FILE_LENGTH ? ' '.repeat(MAX_FILE_LENGTH + 1) : await picked.text().catch(() => '');
    // If two files are dropped, the later one is used, no matter which is read first.
    if (id === picks.current) setFile({ id, name: picked.name, text });
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };

  return (
    <div className="mx-auto flex w-full max-w-[1100px] flex-1 flex-col gap-5 px-4 py-6">
      <AskedLeague className="" />
      <header className="flex flex-col gap-1">
        <h1 className="text-26 font-semibold">{t('priceCheck.title')}</h1>
        <p className="max-w-[70ch] text-14 text-muted">{t('priceCheck.lead')}</p>
        <Link
          to="/$game/poexchange/price-check/stash-search"
          params={{ game: segmentOfGame(game) }}
          className="self-start text-13 text-accent hover:underline"
        >
          {t('search.title')}
        </Link>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[400px_minmax(0,1fr)]">
        <section
          aria-label={t('priceCheck.input')}
          onDrop={onDrop}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          className={joinClasses('flex flex-col gap-3 rounded-lg border bg-s1 p-4', isOver ? 'border-accent' : 'border-line')}
        >
          <label htmlFor="price-check-text" className="text-13 font-semibold">
            {t('priceCheck.paste')}
          </label>
          <textarea
            id="price-check-text"
            value={text}
            spellCheck={false}
            autoComplete="off"
            placeholder={t('priceCheck.placeholder')}
            onChange={(event) => {
              picks.current += 1;
              setFile(null);
              useCheckStore.setState({ text: event.target.value });
            }}
            className="h-[280px] w-full resize-y rounded-md border border-line bg-s2 p-3 font-mono text-12 text-text max-lg:h-[180px]"
          />
          <div className="flex flex-wrap items-center gap-2">
            <label className="inline-flex h-[30px] cursor-pointer items-center rounded-md border border-line bg-s2 px-3 text-13 font-medium hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-focus max-md:h-[40px]">
              {t('priceCheck.file')}
              <input
                type="file"
                accept=".json,application/json"
                className="sr-only"
                onChange={(event) => {
                  void take(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
            </label>
            <Button
              disabled={text === '' && file === null}
              onClick={() => {
                setFile(null);
                useCheckStore.setState({ text: '' });
              }}
            >
              {t('priceCheck.clear')}
            </Button>
            {file !== null && <span className="min-w-0 truncate text-12 text-muted">{file.name}</span>}
          </div>
          <p className="text-12 text-muted">{t('priceCheck.private')}</p>
        </section>
        <section aria-label={t('priceCheck.result')} aria-live="polite" className="flex min-w-0 flex-col gap-4">
          {!check.isEnabled && <Beginning />}
          {check.isEnabled && check.data === undefined && !check.isError && <Skeleton className="h-[180px]" />}
          {check.isError && <ErrorState title={t('priceCheck.failed')}>{t('priceCheck.failedText')}</ErrorState>}
          {check.isEnabled && check.data !== undefined && <Result result={check.data} game={game} isFile={file !== null} />}
        </section>
      </div>
    </div>
  );
}

function Beginning() {
  const { t } = useTranslation();
  return (
    <EmptyState glyph="tag" title={t('priceCheck.begin')}>
      {t('priceCheck.beginText')}
    </EmptyState>
  );
}

function Result({ result, game, isFile }: { readonly result: PriceCheckResult; readonly game: Game; readonly isFile: boolean }) {
  const { t } = useTranslation();
  if (!result.ok) return <ErrorState title={t('priceCheck.notRead')}>{t(`priceCheck.refused.${result.reason}`)}</ErrorState>;
  return (
    <>
      <LeftLines
        label={t('priceCheck.unreadLines', { count: result.unreadLineCount })}
        lines={result.unreadLines}
        count={result.unreadLineCount}
      />
      <LeftLines
        label={t('priceCheck.badQuantity', { count: result.miscountedLineCount })}
        lines={result.miscountedLines}
        count={result.miscountedLineCount}
      />
      {!isFile && <Suggestions suggestions={result.suggestions} />}
      {result.leftOutCount > 0 && <Note>{t('priceCheck.leftOut', { count: result.leftOutCount })}</Note>}
      {result.items.length === 1 && !isFile && result.items[0] !== undefined ? (
        <CheckedCard item={result.items[0]} game={game} />
      ) : (
        (result.items.length > 0 || isFile) && <CheckedList items={result.items} game={game} />
      )}
    </>
  );
}

/** Pasted lines without a price, below the reason; renders nothing if there are no such lines. */
function LeftLines({ label, lines, count }: { readonly label: string; readonly lines: readonly string[]; readonly count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <Note>
      {label}{' '}
      <span translate="no" className="text-text">
        {lines.join(' · ')}
      </span>
      {count > lines.length && ` · ${t('trade.missingMore', { count: count - lines.length })}`}
    </Note>
  );
}

/** Suggested corrections for misspelt lines; a click replaces the line in the text. */
function Suggestions({ suggestions }: { readonly suggestions: Extract<PriceCheckResult, { ok: true }>['suggestions'] }) {
  const { t } = useTranslation();
  if (suggestions.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-13">
      <span className="text-muted">{t('priceCheck.didYouMean')}</span>
      {suggestions.map(({ line, corrected }) => (
        <Button key={line} onClick={() => useCheckStore.setState(({ text }) => ({ text: text.replace(line, () => corrected) }))}>
          {corrected}
        </Button>
      ))}
    </div>
  );
}
