import { listConditions, tidyFilter, type ListingFilter } from '@poexchange/domain/listing-filter';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/field.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu } from '../../../shared/ui/menu.tsx';
import { writeFilterLink } from '../filter-link.ts';
import {
  deleteFilter,
  MAX_FILTER_NAME,
  MAX_SAVED_FILTERS,
  openSavedFilter,
  renameFilter,
  saveFilter,
  useSavedFilters,
  type FilterPlace,
} from '../saved-filters.ts';

export type NamedFiltersProps = {
  readonly place: FilterPlace;
  readonly filter: ListingFilter;
  readonly onApply: (filter: ListingFilter) => void;
};

/** Named filters: apply, rename, delete, and save the active filter. */
export function NamedFilters({ place, filter, onApply }: NamedFiltersProps) {
  const { t } = useTranslation();
  const saved = useSavedFilters(place);
  const [renaming, setRenaming] = useState<string | null>(null);
  const link = writeFilterLink(filter);
  return (
    <div className="flex flex-col gap-2">
      {saved.length > 0 && (
        <ul className="flex flex-col gap-px overflow-hidden rounded-md border border-line">
          {saved.map(({ id, name, filter: stored }) => {
            if (renaming === id) {
              return (
                <li key={id} className="bg-s2 p-1.5">
                  <NameForm
                    name={name}
                    action={t('filter.rename')}
                    onCancel={() => setRenaming(null)}
                    onName={(next) => {
                      renameFilter(place, { id, name: next });
                      setRenaming(null);
                    }}
                  />
                </li>
              );
            }
            const opened = openSavedFilter(stored);
            const isOn = link !== undefined && opened !== null && writeFilterLink(opened) === link;
            return (
              <li key={id} className="flex items-center gap-1 bg-s2 pr-1">
                <button
                  type="button"
                  aria-pressed={isOn}
                  disabled={opened === null}
                  onClick={() => opened !== null && onApply(opened)}
                  className="flex min-h-[32px] min-w-0 flex-1 items-center gap-2 px-2.5 text-left hover:bg-s3 focus-visible:-outline-offset-2 aria-pressed:text-accent max-md:min-h-[44px]"
                >
                  <span className="min-w-0 flex-1 truncate">{name}</span>
                  <span className="shrink-0 text-12 text-muted">
                    {t('filter.conditions', { count: opened === null ? 0 : listConditions(opened).length })}
                  </span>
                </button>
                <Menu
                  trigger={<IconButton size="sm" glyph="dots" label={t('filter.manage', { name })} className="max-md:size-[40px]" />}
                  entries={[
                    { kind: 'item', id: 'rename', label: t('filter.rename'), onSelect: () => setRenaming(id) },
                    {
                      kind: 'item',
                      id: 'delete',
                      label: t('filter.delete'),
                      glyph: 'trash',
                      isDanger: true,
                      onSelect: () => deleteFilter(place, id),
                    },
                  ]}
                />
              </li>
            );
          })}
        </ul>
      )}
      {saved.length >= MAX_SAVED_FILTERS ? (
        <p className="text-12 text-muted">{t('filter.savedFull', { count: MAX_SAVED_FILTERS })}</p>
      ) : link === undefined ? (
        saved.length === 0 && <p className="text-12 text-muted">{t('filter.savedNone')}</p>
      ) : (
        <NameForm
          name=""
          action={t('filter.save')}
          onName={(name) => saveFilter(place, { id: crypto.randomUUID(), name, filter: tidyFilter(filter) })}
        />
      )}
    </div>
  );
}

type NameFormProps = {
  readonly name: string;
  readonly action: string;
  readonly onName: (name: string) => void;
  readonly onCancel?: () => void;
};

function NameForm({ name, action, onName, onCancel }: NameFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    onName(text);
    setText('');
  };
  return (
    <form onSubmit={submit} className="flex gap-2">
      <TextField
        aria-label={t('filter.name')}
        placeholder={t('filter.name')}
        value={text}
        maxLength={MAX_FILTER_NAME}
        autoFocus={onCancel !== undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || onCancel === undefined) return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        {action}
      </Button>
    </form>
  );
}
