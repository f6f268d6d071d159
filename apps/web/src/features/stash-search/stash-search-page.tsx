import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useGame } from '../../shared/game/use-game.ts';
import { useLeague } from '../../shared/prices/use-league.ts';
import { AskedLeague } from '../../shared/prices/asked-league.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Note } from '../../shared/ui/states.tsx';
import { noChoices, type SearchChoices } from './form-store.ts';
import { SearchReader } from './search-reader.tsx';
import { SearchWriter } from './search-writer.tsx';

/** The game's stash search: writes searches from tables, explains them, and tests them on items. */
export function StashSearchPage() {
  const { t } = useTranslation();
  const game = useGame();
  const league = useLeague(game);
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false });
  const scope = useMemo(() => ({ game, league: league.id }), [game, league.id]);
  const [state, setState] = useState({ game, choices: noChoices });
  // A selection of maps does not apply to the other game.
  const choices = state.game === game ? state.choices : noChoices;
  const setChoices = (next: SearchChoices): void => setState({ game, choices: next });
  const [text, setText] = useState(search['q']?.slice(0, 300) ?? '');
  return (
    <div className="mx-auto w-full max-w-[1240px] px-6 py-6 max-md:px-4 max-md:py-4">
      <AskedLeague className="mb-4" />
      <h1 className="text-26 font-semibold">{t('search.title')}</h1>
      <p className="mt-1 max-w-[76ch] text-14 text-muted">{t('search.lead')}</p>
      {game === 'poe2' && (
        <Note tone="info" className="mt-4 max-w-[76ch]">
          {t('search.fewTables')}
        </Note>
      )}
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <SearchWriter scope={scope} choices={choices} onChange={setChoices} onTry={setText} />
        <SearchReader game={game} league={league.id} text={text} onText={setText} choices={choices} onTakeOver={setChoices} />
      </div>
    </div>
  );
}
