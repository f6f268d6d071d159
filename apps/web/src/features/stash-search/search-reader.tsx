import type { Game } from '@poexchange/domain/item';
import { readPastedTexts } from '@poexchange/domain/stash-search';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useAccount } from '../../shared/account/account.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, INPUT_CLASSES } from '../../shared/ui/field.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { takeOver, type SearchChoices } from './form-store.ts';
import { triedSearchQuery } from './search-queries.ts';
import { SearchMistake, TermList } from './term-list.tsx';
import { NothingLoaded, TriedStash } from './tried-stash.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';

type TriedItemsProps = {
  readonly items: readonly (readonly string[])[];
  /** Null without a valid search. */
  readonly found: readonly boolean[] | null;
};

/** The pasted items, and which of them the search finds. */
function TriedItems({ items, found }: TriedItemsProps) {
  const { t } = useTranslation();
  const count = found?.filter(Boolean).length ?? 0;
  return (
    <div className="flex flex-col gap-1.5">
      <p role="status" className="text-13 tabular-nums">
        {found === null ? t('search.itemsRead', { amount: items.length }) : t('search.finds', { found: count, amount: items.length })}
      </p>
      <ul aria-label={t('search.items')} className="max-h-[280px] overflow-y-auto rounded-md border border-line-soft bg-bg">
        {items.map((lines, index) => {
          const isFound = found?.[index] === true;
          return (
            <li
              key={`${index} ${lines[0] ?? ''}`}
              className={joinClasses('flex items-center gap-2 px-3 py-1.5 text-13', found !== null && !isFound && 'text-faint')}
            >
              <Glyph name={isFound ? 'check' : 'minus'} size={14} className={isFound ? 'text-up' : 'text-faint'} />
              <span translate="no" className="min-w-0 flex-1 truncate">
                {nameOf(lines)}
              </span>
              {found !== null && <span className="shrink-0 text-12">{t(isFound ? 'search.found' : 'search.notFound')}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The lines of the name: after class and rarity, before the first property. */
function nameOf(lines: readonly string[]): string {
  const own = lines.filter((line) => !line.startsWith('Item Class:') && !line.startsWith('Rarity:'));
  const second = own[1] !== undefined && !own[1].includes(':') && own[0] !== undefined && !own[0].includes(' Map') ? `, ${own[1]}` : '';
  return `${own[0] ?? lines[0] ?? ''}${second}`;
}

type Source = 'pasted' | 'stash';

export type SearchReaderProps = {
  readonly game: Game;
  readonly league: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly choices: SearchChoices;
  /** Puts the conditions of a search into the form. */
  readonly onTakeOver: (choices: SearchChoices) => void;
};

/** A search explained term by term, tried on pasted items or the stash, and loaded back into the form (D41). */
export function SearchReader({ game, league, text, onText, choices, onTakeOver }: SearchReaderProps) {
  const { t } = useTranslation();
  const account = useAccount();
  const [source, setSource] = useState<Source>('pasted');
  const [pasted, setPasted] = useState('');
  const [stashHits, setStashHits] = useState<readonly number[] | null>(null);
  const [rest, setRest] = useState<{ readonly of: string; readonly terms: readonly string[] } | null>(null);
  const settled = useDeferredValue(text.trim() === '' ? '' : text);
  const items = useMemo(() => readPastedTexts(pasted), [pasted]);
  const { data } = useQuery(triedSearchQuery({ text: settled, game, league, items }));
  const read = data?.read;
  const accountId = account.status === 'signedIn' ? account.profile.uuid : null;
  const scope = useMemo(() => (accountId === null ? null : { game, league, accountId }), [game, league, accountId]);
  const hits = source === 'stash' ? stashHits : items.length > 0 ? (data?.termHits ?? []) : null;
  const onPut = (): void => {
    if (read?.ok !== true) return;
    const taken = takeOver(read, choices);
    setRest({ of: settled, terms: taken.rest });
    onTakeOver(taken.choices);
  };
  return (
    <section aria-labelledby="read-search" className="flex min-w-0 flex-col gap-4 rounded-lg border border-line-soft bg-s1 p-4">
      <h2 id="read-search" className="text-18 font-semibold">
        {t('search.read')}
      </h2>
      <Field label={t('search.text')}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            value={text}
            spellCheck={false}
            autoCapitalize="off"
            maxLength={400}
            placeholder={'"port|strand" "!poison"'}
            onChange={(event) => onText(event.target.value.replaceAll(/[\r\n]+/g, ' '))}
            className={joinClasses(INPUT_CLASSES, 'h-auto! resize-y py-2 font-mono')}
          />
        )}
      </Field>
      {settled === '' && <p className="text-13 text-muted">{t('search.readHint')}</p>}
      {settled !== '' && read?.ok === false && <SearchMistake text={settled} error={read.error} />}
      {settled !== '' && read?.ok === true && (
        <>
          <TermList terms={read.terms} hits={hits} />
          <div className="flex flex-col items-start gap-1.5">
            <Button size="sm" onClick={onPut}>
              {t('search.takeOver')}
            </Button>
            {rest !== null && rest.of === settled && (
              <p role="status" className="text-12 text-muted">
                {rest.terms.length === 0 ? t('search.tookAll') : t('search.tookRest', { terms: rest.terms.join(' ') })}
              </p>
            )}
          </div>
        </>
      )}
      <Segmented<Source>
        label={t('search.items')}
        value={source}
        onChange={setSource}
        options={[
          { value: 'pasted', label: t('search.stash.pasted') },
          { value: 'stash', label: t('search.stash.mine') },
        ]}
        className="self-start"
      />
      {source === 'pasted' && (
        <>
          <Field label={t('search.items')} hint={t('search.itemsHint')}>
            {(control) => (
              <textarea
                {...control}
                rows={5}
                value={pasted}
                spellCheck={false}
                maxLength={400_000}
                onChange={(event) => setPasted(event.target.value)}
                className={joinClasses(INPUT_CLASSES, 'h-auto! resize-y py-2 font-mono text-12')}
              />
            )}
          </Field>
          {items.length > 0 && <TriedItems items={items} found={settled !== '' && read?.ok === true ? (data?.found ?? []) : null} />}
        </>
      )}
      {source === 'stash' &&
        (scope === null ? (
          <NothingLoaded game={game} />
        ) : (
          <TriedStash
            key={JSON.stringify(scope)}
            scope={scope}
            text={settled}
            hasSearch={settled !== '' && read?.ok === true}
            onHits={setStashHits}
          />
        ))}
    </section>
  );
}
