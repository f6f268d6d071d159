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
import type { StashScope } from '../../shared/workers/kept-tabs.ts';
import { takeOver, type SearchChoices } from './form-store.ts';
import { triedSearchQuery } from './search-queries.ts';
import { SearchMistake, TermList } from './term-list.tsx';
import { TriedItems } from './tried-items.tsx';
import { NothingLoaded, TriedStash } from './tried-stash.tsx';

type Source = 'pasted' | 'stash';

export type SearchReaderProps = {
  readonly game: Game;
  readonly league: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly choices: SearchChoices;
  /** Applies a search's conditions to the form. */
  readonly onTakeOver: (choices: SearchChoices) => void;
};

/** Explains a search term by term, tests it on pasted items or the stash, and loads it into the form. */
export function SearchReader(props: SearchReaderProps) {
  const { game, text, onText } = props;
  const { t } = useTranslation();
  const reader = useSearchReader(props);
  const { settled, source, pasted, items, scope } = reader;
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
      <ReadSearch reader={reader} />
      <Segmented<Source>
        label={t('search.items')}
        value={source}
        onChange={reader.setSource}
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
                onChange={(event) => reader.setPasted(event.target.value)}
                className={joinClasses(INPUT_CLASSES, 'h-auto! resize-y py-2 font-mono text-12')}
              />
            )}
          </Field>
          {items.length > 0 && <TriedItems items={items} found={reader.found} />}
        </>
      )}
      {source === 'stash' &&
        (scope === null ? (
          <NothingLoaded game={game} />
        ) : (
          <TriedStash key={JSON.stringify(scope)} scope={scope} text={settled} hasSearch={reader.hasSearch} onHits={reader.setStashHits} />
        ))}
    </section>
  );
}

/** The parsed search, and what it matches in the pasted items or the stash. */
function useSearchReader({ game, league, text, choices, onTakeOver }: SearchReaderProps) {
  const [source, setSource] = useState<Source>('pasted');
  const [pasted, setPasted] = useState('');
  const [stashHits, setStashHits] = useState<readonly number[] | null>(null);
  const [rest, setRest] = useState<{ readonly of: string; readonly terms: readonly string[] } | null>(null);
  const settled = useDeferredValue(text.trim() === '' ? '' : text);
  const items = useMemo(() => readPastedTexts(pasted), [pasted]);
  const { data } = useQuery(triedSearchQuery({ text: settled, game, league, items }));
  const read = settled === '' ? undefined : data?.read;
  const search = read?.ok === true ? read : null;
  const scope = useOwnScope(game, league);
  const pastedHits = items.length > 0 ? (data?.termHits ?? []) : null;
  return {
    settled,
    source,
    setSource,
    pasted,
    setPasted,
    items,
    scope,
    setStashHits,
    /** The parsed search; undefined if there is no search, or during parsing. */
    read,
    hasSearch: search !== null,
    hits: source === 'stash' ? stashHits : pastedHits,
    found: search === null ? null : (data?.found ?? []),
    /** The terms that the form cannot express, shown after the search has been loaded into the form. */
    rest: rest?.of === settled ? rest.terms : null,
    putIntoForm: () => {
      if (search === null) return;
      const taken = takeOver(search, choices);
      setRest({ of: settled, terms: taken.rest });
      onTakeOver(taken.choices);
    },
  };
}

function useOwnScope(game: Game, league: string): StashScope | null {
  const account = useAccount();
  const accountId = account.status === 'signedIn' ? account.profile.uuid : null;
  return useMemo(() => (accountId === null ? null : { game, league, accountId }), [game, league, accountId]);
}

/** Shows the terms of a valid search with a button that loads them into the form, or the error in an invalid search. */
function ReadSearch({ reader: { settled, read, hits, rest, putIntoForm } }: { readonly reader: ReturnType<typeof useSearchReader> }) {
  const { t } = useTranslation();
  if (settled === '') return <p className="text-13 text-muted">{t('search.readHint')}</p>;
  if (read === undefined) return null;
  if (!read.ok) return <SearchMistake text={settled} error={read.error} />;
  return (
    <>
      <TermList terms={read.terms} hits={hits} />
      <div className="flex flex-col items-start gap-1.5">
        <Button size="sm" onClick={putIntoForm}>
          {t('search.takeOver')}
        </Button>
        {rest !== null && (
          <p role="status" className="text-12 text-muted">
            {rest.length === 0 ? t('search.tookAll') : t('search.tookRest', { terms: rest.join(' ') })}
          </p>
        )}
      </div>
    </>
  );
}
