import type { LeagueId } from '@poexchange/domain/ids';
import { netWorthLimits } from '@poexchange/domain/net-worth';
import { listLoadableTabs, type TabIconId } from '@poexchange/domain/stash';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Field, TextField } from '../../../shared/ui/field.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { Select, type SelectOption } from '../../../shared/ui/select.tsx';
import { EmptyState, Note } from '../../../shared/ui/states.tsx';
import { searchTabs, TabListState } from '../../stash/index.ts';
import { findDraftFault } from './draft.ts';
import { keepKind, ROW_HEIGHT, TabTree } from './tab-tree.tsx';
import type { Draft } from './use-draft.ts';

export function ProfileFields({ editing }: { readonly editing: Draft }) {
  const { t } = useTranslation();
  const { draft, change, changeLeague, tabs, isShared, leagues } = editing;
  const [text, setText] = useState('');
  const [kind, setKind] = useState<TabIconId | 'all'>('all');
  const loadable = useMemo(() => listLoadableTabs(tabs), [tabs]);
  const kinds = useMemo(() => [...new Set(loadable.map(({ icon }) => icon))], [loadable]);
  const shown = useMemo(() => keepKind(searchTabs(tabs, text), kind), [tabs, text, kind]);
  const fault = findDraftFault(draft, editing);
  const nameFault = fault === 'noName' || fault === 'longName' || fault === 'nameTaken' ? fault : null;
  const leagueOptions = withKnown(leagues.all, draft.league);
  return (
    <>
      <div className="grid grid-cols-3 gap-2 px-4 pb-2.5 max-sm:grid-cols-2">
        <Field
          label={t('netWorth.editor.name')}
          {...(nameFault !== null && { error: t(`netWorth.editor.fault.${nameFault}`, { limit: netWorthLimits.nameCharacters }) })}
          className="max-sm:col-span-2"
        >
          {(control) => (
            <TextField {...control} value={draft.name} maxLength={400} onChange={(event) => change({ name: event.target.value })} />
          )}
        </Field>
        <Field label={t('nav.league')}>
          {(control) => (
            <Select {...control} value={draft.league} options={leagueOptions} onChange={(id) => changeLeague(id as LeagueId)} />
          )}
        </Field>
        <Field label={t('netWorth.editor.pricedIn')}>
          {(control) => (
            <Select
              {...control}
              value={draft.priceLeague}
              options={withKnown(leagues.priced, draft.priceLeague)}
              onChange={(id) => change({ priceLeague: id as LeagueId })}
            />
          )}
        </Field>
      </div>
      {isShared ? (
        <>
          <div className="flex items-center gap-2 border-b border-line-soft px-4 pb-2.5">
            <TextField
              type="search"
              glyph="search"
              aria-label={t('netWorth.editor.search', { count: loadable.length })}
              placeholder={t('netWorth.editor.search', { count: loadable.length })}
              value={text}
              onChange={(event) => setText(event.target.value)}
              className="min-w-0 flex-1"
            />
            <Select
              aria-label={t('netWorth.editor.kind')}
              value={kind}
              options={[
                { value: 'all', label: t('netWorth.editor.allKinds') },
                ...kinds.map((icon) => ({ value: icon, label: t(`stash.type.${icon}`) })),
              ]}
              onChange={(next) => setKind(next)}
              className="w-[112px] shrink-0"
            />
            <Button kind="quiet" disabled={draft.chosen.length === 0} onClick={() => change({ chosen: [] })} className="px-2">
              {t('netWorth.editor.none')}
            </Button>
          </div>
          <TabList editing={editing} shown={shown} isSearching={text.trim() !== '' || kind !== 'all'} />
          <CharacterRows editing={editing} />
          {fault !== null && nameFault === null && (
            <p role="alert" className="px-4 py-2 text-12 text-warn">
              {t(`netWorth.editor.fault.${fault}`, { limit: netWorthLimits.maxTabs })}
            </p>
          )}
        </>
      ) : (
        // The account shares no tabs, so there is nothing to choose: a snapshot needs at least one tab.
        <Note className="mx-4 my-2.5">{t('netWorth.first.notShared')}</Note>
      )}
    </>
  );
}

/** League options, including the profile's league if it has ended. */
function withKnown(leagues: readonly { readonly id: string; readonly name: string }[], id: string): readonly SelectOption<string>[] {
  const options = leagues.map((league) => ({ value: league.id, label: league.name }));
  return options.some(({ value }) => value === id) ? options : [...options, { value: id, label: id }];
}

function TabList({
  editing: { list, tabs, draft, change },
  shown,
  isSearching,
}: {
  readonly editing: Draft;
  readonly shown: Draft['tabs'];
  readonly isSearching: boolean;
}) {
  const { t } = useTranslation();
  return (
    <TabListState
      list={list}
      tabs={list.data === undefined ? undefined : tabs}
      shown={shown}
      rowHeight={ROW_HEIGHT}
      empty={<EmptyState title={t('netWorth.editor.empty')} className="my-auto" />}
    >
      <TabTree tabs={shown} chosen={draft.chosen} onChange={(chosen) => change({ chosen })} isSearching={isSearching} />
    </TabListState>
  );
}

/** Character rows for equipment and inventory, which are read together with the tabs. */
function CharacterRows({ editing: { draft, change, characters } }: { readonly editing: Draft }) {
  const { t } = useTranslation();
  const known = characters.find(({ name }) => name === draft.character);
  const names =
    characters.some(({ name }) => name === draft.character) || draft.character === null
      ? characters.map(({ name }) => name)
      : [draft.character, ...characters.map(({ name }) => name)];
  if (names.length === 0) {
    return <p className="border-t border-line-soft px-4 py-2.5 text-12 text-muted">{t('netWorth.editor.noCharacter')}</p>;
  }
  return (
    <div className="flex flex-col border-t border-line-soft py-1.5">
      <div className="flex h-[34px] items-center gap-2.5 px-4">
        <Glyph name="user" className="text-faint" />
        <Select
          aria-label={t('netWorth.editor.character')}
          value={draft.character ?? ''}
          options={[
            ...(draft.character === null ? [{ value: '', label: t('netWorth.editor.chooseCharacter') }] : []),
            ...names.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(name) => change({ character: name === '' ? null : name })}
          className="min-w-0 flex-1"
        />
        {known !== undefined && <span className="shrink-0 text-12 text-muted">{t('netWorth.editor.level', { level: known.level })}</span>}
      </div>
      <div className="flex flex-wrap gap-x-6 px-4">
        <Checkbox
          label={t('netWorth.editor.equipment')}
          checked={draft.includeEquipment}
          disabled={draft.character === null}
          onChange={(includeEquipment) => change({ includeEquipment })}
          className="h-[30px]"
        />
        <Checkbox
          label={t('netWorth.editor.inventory')}
          checked={draft.includeInventory}
          disabled={draft.character === null}
          onChange={(includeInventory) => change({ includeInventory })}
          className="h-[30px]"
        />
      </div>
    </div>
  );
}
