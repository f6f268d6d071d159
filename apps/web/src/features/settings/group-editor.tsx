import { CUSTOM_CATEGORY_ID } from '@poexchange/domain/category';
import type { CustomGroup, GroupItem, GroupProblem } from '@poexchange/domain/price-book';
import { useState } from 'react';
import { nameItem } from '../../shared/i18n/item-names.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { sayProperties } from '../../shared/price-files/item-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { ItemIcon } from '../../shared/ui/item-icon.tsx';
import { SettingsFields } from '../my-listings/index.ts';
import {
  addItemsToGroup,
  changeOfferSettings,
  deleteGroupUndoably,
  GroupNameField,
  removeItemsFromGroup,
  useOfferSettings,
  type OfferScope,
} from '../price-book/index.ts';
import { ItemSearch } from './item-search.tsx';
import { useItemNames } from '../../shared/prices/item-search.ts';

export type GroupEditorProps = { readonly group: CustomGroup; readonly scope: OfferScope };

/**
 * Edits a group: its name, its pricing in the league, and its items. Changes apply immediately, as everywhere in the
 * settings.
 */
export function GroupEditor({ group, scope }: GroupEditorProps) {
  const { t } = useTranslation();
  const place = { ...scope, category: CUSTOM_CATEGORY_ID, subCategory: group.id };
  const settings = useOfferSettings(place);
  const [problem, setProblem] = useState<GroupProblem | null>(null);
  return (
    <>
      <div className="flex items-start gap-2">
        <GroupNameField game={scope.game} group={group} />
        <Button kind="danger" className="mt-[22px]" onClick={() => deleteGroupUndoably(scope.game, group)}>
          {t('settings.groups.delete')}
        </Button>
      </div>
      <section className="flex flex-col gap-2">
        <h3 className="text-13 font-semibold">{t('settings.groups.items', { count: group.items.length })}</h3>
        <ItemSearch
          scope={scope}
          taken={group.items}
          problem={problem}
          onPick={(item) => setProblem(addItemsToGroup(scope.game, { id: group.id, items: [item] }))}
        />
        <Members
          items={group.items}
          scope={scope}
          onRemove={(hash) => setProblem(removeItemsFromGroup(scope.game, { id: group.id, hashes: [hash] }))}
        />
      </section>
      <SettingsFields place={place} settings={settings} onChange={(change) => changeOfferSettings(place, change)} />
    </>
  );
}

type MembersProps = { readonly items: readonly GroupItem[]; readonly scope: OfferScope; readonly onRemove: (hash: string) => void };

function Members({ items, scope, onRemove }: MembersProps) {
  const { t } = useTranslation();
  const known = useItemNames(
    scope,
    items.map(({ hash }) => hash),
  );
  if (items.length === 0) return <p className="text-12 text-muted">{t('settings.groups.empty')}</p>;
  const members = items.map(({ hash, name }) => ({ hash, shown: nameItem(known.items.get(hash)?.name ?? (name === '' ? hash : name)) }));
  return (
    <ul className="flex max-h-[260px] flex-col overflow-y-auto rounded-md border border-line-soft">
      {members
        .toSorted((a, b) => a.shown.localeCompare(b.shown))
        .map(({ hash, shown }) => {
          const entry = known.items.get(hash);
          return (
            <li
              key={hash}
              className="flex min-h-[36px] shrink-0 items-center gap-2 border-b border-line-soft py-1 pr-1 pl-2 last:border-b-0 max-md:min-h-[44px]"
            >
              <ItemIcon path={entry?.iconPath ?? ''} mark={entry?.name ?? ''} size={24} />
              <span className="min-w-0 flex-1 text-13 wrap-anywhere">
                {shown}
                {entry !== undefined && <span className="pl-1.5 text-12 text-muted">{sayProperties(entry.properties, t)}</span>}
              </span>
              {known.isComplete && entry === undefined && (
                <span className="shrink-0 text-12 text-warn">{t('settings.groups.unknown')}</span>
              )}
              <IconButton size="sm" glyph="close" label={t('settings.groups.remove', { name: shown })} onClick={() => onRemove(hash)} />
            </li>
          );
        })}
    </ul>
  );
}
