import { listMapChoices, listModChoices, type MapChoice, type SearchScope } from '@poexchange/domain/stash-search';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { TextField } from '../../shared/ui/field.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { toggleChoice, type SearchChoices } from './form-store.ts';

type Part = 'maps' | 'wanted' | 'avoided';

export type ChoiceListsProps = {
  readonly scope: SearchScope;
  readonly choices: SearchChoices;
  readonly onChange: (choices: SearchChoices) => void;
};

/** Searchable checkboxes for maps and mods; selected entries come first. */
export function ChoiceLists({ scope, choices, onChange }: ChoiceListsProps) {
  const { t } = useTranslation();
  const [part, setPart] = useState<Part>('maps');
  const [filter, setFilter] = useState('');
  const all = useMemo(() => (part === 'maps' ? listMapChoices(scope) : listModChoices(scope.game)), [part, scope]);
  const [pinned, setPinned] = useState<{ readonly part: Part; readonly keys: readonly string[] }>({ part, keys: [] });
  const shown = useMemo(() => {
    const wanted = filter.trim().toLowerCase();
    const hits = all.filter(({ label }) => label.toLowerCase().includes(wanted));
    const isPinned = new Set(pinned.part === part ? pinned.keys : []);
    return [...hits.filter(({ key }) => isPinned.has(key)), ...hits.filter(({ key }) => !isPinned.has(key))];
  }, [all, filter, part, pinned]);
  const chosen = new Set(choices[part]);
  const change = (next: { part?: Part; filter?: string }): void => {
    // Rows keep their positions while the user selects; they are reordered only when the user changes the list or its
    // filter.
    const nextPart = next.part ?? part;
    setPinned({ part: nextPart, keys: choices[nextPart] });
    if (next.part !== undefined) setPart(next.part);
    if (next.filter !== undefined) setFilter(next.filter);
  };
  const label = (part: Part): string =>
    choices[part].length === 0 ? t(`search.parts.${part}`) : `${t(`search.parts.${part}`)} (${choices[part].length})`;
  return (
    <div className="flex flex-col gap-2">
      <Segmented
        label={t('search.choose')}
        value={part}
        onChange={(next) => change({ part: next })}
        options={(['maps', 'wanted', 'avoided'] as const).map((value) => ({ value, label: label(value) }))}
        className="self-start"
      />
      <TextField
        glyph="search"
        value={filter}
        aria-label={t('search.find')}
        placeholder={t('search.find')}
        onChange={(event) => change({ filter: event.target.value })}
      />
      <ul aria-label={t(`search.parts.${part}`)} className="h-[264px] overflow-y-auto rounded-md border border-line-soft bg-bg py-1">
        {shown.map((choice) => (
          <ChoiceRow
            key={choice.key}
            choice={choice}
            isChosen={chosen.has(choice.key)}
            onToggle={() => onChange(toggleChoice(choices, part, choice.key))}
          />
        ))}
        {shown.length === 0 && <li className="px-3 py-6 text-center text-13 text-muted">{t('search.nothingFound')}</li>}
      </ul>
    </div>
  );
}

function ChoiceRow({
  choice,
  isChosen,
  onToggle,
}: {
  readonly choice: MapChoice;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}) {
  const { t } = useTranslation();
  const detail = choice.detail === 'hardestMaps' ? t('search.hardest') : choice.detail === 'everyMap' ? '' : choice.detail;
  return (
    <li className="flex items-center gap-2 px-3 py-[3px] hover:bg-s2">
      <Checkbox label={<span translate="no">{choice.label}</span>} checked={isChosen} onChange={onToggle} className="min-w-0 flex-1" />
      {detail !== '' && <span className="num shrink-0 text-12 text-muted">{detail}</span>}
    </li>
  );
}
