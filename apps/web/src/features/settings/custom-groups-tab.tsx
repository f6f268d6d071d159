import { useState } from 'react';
import type { GroupProblem } from '@poexchange/domain/price-book';
import { useGame } from '../../shared/game/use-game.ts';
import { useLeague } from '../../shared/prices/use-league.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, TextField } from '../../shared/ui/field.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { makeGroup, useCustomGroups } from '../price-book/index.ts';
import { GroupEditor } from './group-editor.tsx';

/** The seller's custom groups: the list, and the selected group for editing. */
export function CustomGroupsTab() {
  const { t } = useTranslation();
  const game = useGame();
  const league = useLeague(game);
  const groups = useCustomGroups(game);
  const [chosen, setChosen] = useState<string | null>(null);
  const group = groups.find(({ id }) => id === chosen) ?? groups[0];
  return (
    <div className="grid gap-x-5 gap-y-4 md:grid-cols-[230px_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-3">
        {groups.length > 0 && (
          <ul aria-label={t('settings.groups.list')} className="flex max-h-[300px] flex-col gap-px overflow-y-auto max-md:max-h-[168px]">
            {groups.map(({ id, name, items }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === group?.id || undefined}
                  onClick={() => setChosen(id)}
                  className="flex h-[32px] w-full items-center gap-2 rounded-md px-2 text-left text-13 text-muted transition-colors hover:bg-s2 hover:text-text focus-visible:-outline-offset-2 aria-[current=true]:bg-s3 aria-[current=true]:text-text max-md:h-[40px]"
                >
                  <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
                  <span className="text-12 text-faint">{writeNumber(items.length)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <NewGroup onMade={setChosen} />
      </div>
      {group === undefined ? (
        <EmptyState glyph="tag" title={t('settings.groups.none')} className="py-6!">
          {t('settings.groups.noneText')}
        </EmptyState>
      ) : (
        <div className="flex min-w-0 flex-col gap-4 border-line-soft max-md:border-t max-md:pt-4 md:border-l md:pl-5">
          <GroupEditor key={group.id} group={group} scope={{ game, league: league.id }} />
          <p className="text-12 text-muted">{t('settings.groups.hint', { league: league.name })}</p>
        </div>
      )}
    </div>
  );
}

function NewGroup({ onMade }: { readonly onMade: (id: string) => void }) {
  const { t } = useTranslation();
  const game = useGame();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<GroupProblem | null>(null);
  return (
    <form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const made = makeGroup(game, { name, items: [] });
        setProblem(made.problem);
        if (made.problem !== null) return;
        setName('');
        onMade(made.id);
      }}
    >
      <Field
        label={t('offer.group.newName')}
        className="min-w-0 flex-1"
        error={problem === null ? undefined : t(`settings.groups.problem.${problem}`)}
      >
        {(control) => (
          <TextField
            {...control}
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setProblem(null);
            }}
          />
        )}
      </Field>
      <Button type="submit" className="mt-[22px]" disabled={name.trim() === ''}>
        {t('offer.group.create')}
      </Button>
    </form>
  );
}
