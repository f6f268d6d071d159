import { listThresholdKinds, type SearchScope } from '@poexchange/domain/stash-search';
import { useDeferredValue } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { NumberField } from '../../shared/ui/number-field.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { ChoiceLists } from './choice-lists.tsx';
import { noChoices, type SearchChoices } from './form-store.ts';
import { WrittenSearch } from './written-search.tsx';

export type SearchWriterProps = {
  readonly scope: SearchScope;
  readonly choices: SearchChoices;
  readonly onChange: (choices: SearchChoices) => void;
  /** Puts a written search into the reader. */
  readonly onTry: (text: string) => void;
};

/** The choice of maps, mods and thresholds, and the shortest strings for it. */
export function SearchWriter({ scope, choices, onChange, onTry }: SearchWriterProps) {
  const { t } = useTranslation();
  // Ticks are shown at once; the search string follows later.
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
