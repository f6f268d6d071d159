import {
  listThresholdKinds,
  type SearchScope,
  type MapSearchForm,
  type MapSearchResult,
  type PartProof,
} from '@poexchange/domain/stash-search';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { NumberField } from '../../shared/ui/number-field.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { Note, Skeleton } from '../../shared/ui/states.tsx';
import { ChoiceLists } from './choice-lists.tsx';
import { noChoices, type SearchChoices } from './form-store.ts';
import { writtenMapSearchQuery } from './search-queries.ts';
import { SearchTexts } from './search-texts.tsx';

/** The form's search strings with proof that they match, or the reason why there are none. */
function WrittenSearch({ form, onTry }: { readonly form: MapSearchForm; readonly onTry: (text: string) => void }) {
  const { t } = useTranslation();
  const { data, isPlaceholderData, isError, refetch } = useQuery(writtenMapSearchQuery(form));
  if (isError) {
    return (
      <Note tone="bad">
        {t('search.failed')}{' '}
        <Button size="sm" kind="quiet" onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      </Note>
    );
  }
  if (data === undefined) return <Skeleton className="h-[64px]" />;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-70 transition-opacity' : 'transition-opacity'}>
      <Result result={data} onTry={onTry} />
    </div>
  );
}

function Result({ result, onTry }: { readonly result: MapSearchResult; readonly onTry: (text: string) => void }) {
  const { t } = useTranslation();
  if (result.kind === 'nothingChosen')
    return (
      <p className="rounded-md border border-dashed border-line px-3 py-5 text-center text-13 text-muted">{t('search.nothingChosen')}</p>
    );
  if (result.kind === 'tooLong') return <Note>{t('search.tooLong')}</Note>;
  if (result.kind === 'impossible') return <Note>{t('search.impossible', { names: result.labels.slice(0, 6).join(', ') })}</Note>;
  const [first] = result.searches;
  return (
    <div className="flex flex-col gap-2">
      <SearchTexts searches={result.searches} />
      <ul className="flex flex-col gap-1">
        {result.proofs.map((proof) => (
          <ProofLine key={proof.part} proof={proof} />
        ))}
      </ul>
      {first !== undefined && result.searches.length === 1 && (
        <Button size="sm" kind="quiet" className="self-start" onClick={() => onTry(first)}>
          {t('search.tryThis')}
        </Button>
      )}
    </div>
  );
}

function ProofLine({ proof: { part, proof, also } }: { readonly proof: PartProof }) {
  const { t } = useTranslation();
  return (
    <li className="flex items-start gap-2 text-12">
      <Glyph name="check" size={14} className="mt-0.5 text-up" />
      <span>
        <span className="text-muted">{t(`search.parts.${part}`)}</span>{' '}
        {t('search.proof', { matches: proof.matches, missed: proof.missed.length, extra: proof.extra.length })}
        {also.length > 0 && <span className="block text-warn">{t('search.also', { names: also.slice(0, 4).join(', ') })}</span>}
      </span>
    </li>
  );
}

export type SearchWriterProps = {
  readonly scope: SearchScope;
  readonly choices: SearchChoices;
  readonly onChange: (choices: SearchChoices) => void;
  /** Loads a generated search into the reader. */
  readonly onTry: (text: string) => void;
};

/** Selects maps, mods and thresholds, and shows the shortest strings that match them. */
export function SearchWriter({ scope, choices, onChange, onTry }: SearchWriterProps) {
  const { t } = useTranslation();
  // Selections are shown immediately; the search strings follow later.
  const settled = useDeferredValue(choices);
  const isEmpty = choices.maps.length + choices.wanted.length + choices.avoided.length + Object.keys(choices.thresholds).length === 0;
  return (
    <section aria-labelledby="write-search" className="flex min-w-0 flex-col gap-4 rounded-lg border border-line-soft bg-s1 p-4">
      <header className="flex items-center gap-2">
        <h2 id="write-search" className="flex-1 text-18 font-semibold">
          {t('search.write')}
        </h2>
        {!isEmpty && (
          <Button size="sm" kind="quiet" onClick={() => onChange({ ...noChoices, form: choices.form, names: choices.names })}>
            {t('search.clear')}
          </Button>
        )}
      </header>
      <WrittenSearch form={{ ...settled, ...scope }} onTry={onTry} />
      <ChoiceLists scope={scope} choices={choices} onChange={onChange} />
      <fieldset className="grid grid-cols-3 gap-x-3 gap-y-2 max-sm:grid-cols-2">
        <legend className="mb-1.5 text-12 text-muted">{t('search.thresholds')}</legend>
        {listThresholdKinds(scope.game).map((kind) => (
          <Field key={kind} label={t(`search.threshold.${kind}`)}>
            {(control) => (
              <NumberField
                {...control}
                value={choices.thresholds[kind] ?? null}
                min={1}
                max={999}
                decimals={0}
                placeholder={t('search.any')}
                onChange={(percent) => {
                  const { [kind]: _before, ...others } = choices.thresholds;
                  onChange({ ...choices, thresholds: percent === null ? others : { ...others, [kind]: percent } });
                }}
              />
            )}
          </Field>
        ))}
      </fieldset>
      <div className="flex flex-col items-start gap-2.5">
        {/* Only poe1 has a map tab with a search of its own. */}
        {scope.game === 'poe1' && (
          <Segmented
            label={t('search.form')}
            value={choices.form}
            onChange={(form) => onChange({ ...choices, form })}
            options={[
              { value: 'quoted', label: t('search.formQuoted') },
              { value: 'mapTab', label: t('search.formMapTab') },
            ]}
          />
        )}
        <Checkbox
          label={t(scope.game === 'poe2' ? 'search.amongWordsPoe2' : 'search.amongWords')}
          checked={choices.names === 'amongWords'}
          onChange={(isOn) => onChange({ ...choices, names: isOn ? 'amongWords' : 'alone' })}
        />
        <Checkbox
          label={t('search.roundDown')}
          checked={choices.rounding === 'tens'}
          onChange={(isOn) => onChange({ ...choices, rounding: isOn ? 'tens' : 'exact' })}
        />
      </div>
    </section>
  );
}
