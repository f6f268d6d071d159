import { useNavigate, useSearch } from '@tanstack/react-router';
import { chooseLeague } from '../game/interface-store.ts';
import { useGame } from '../game/use-game.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/states.tsx';
import { useLeague, useLeagues, type League } from './use-league.ts';

type Search = Readonly<Record<string, string | undefined>>;

/**
 * Says that the league in the page's address is not the one that is shown, and whether there is such a league; a button
 * stays with the one shown or goes to the other, and clears the address.
 */
export function AskedLeague({ className = 'px-4 pt-3 max-md:pb-3' }: { readonly className?: string }) {
  const { league: asked } = useSearch({ strict: false }) as Search;
  return asked === undefined || asked === '' ? null : <OtherLeague asked={asked} className={className} />;
}

function OtherLeague({ asked, className }: { readonly asked: string; readonly className: string }) {
  const game = useGame();
  const shown = useLeague(game);
  const leagues = useLeagues(game);
  const navigate = useNavigate();
  const clear = (): void =>
    void navigate({ to: '.', search: ({ league: _asked, ...rest }: Search) => rest, replace: true, resetScroll: false });
  return (
    <AskedLeagueNote
      asked={asked}
      shown={shown}
      leagues={leagues}
      className={className}
      onStay={clear}
      onChange={(id) => {
        chooseLeague(game, id);
        clear();
      }}
    />
  );
}

export type AskedLeagueNoteProps = {
  readonly asked: string;
  readonly shown: League;
  readonly leagues: readonly League[];
  readonly className?: string;
  readonly onStay: () => void;
  readonly onChange: (id: string) => void;
};

const MOST_CHARACTERS = 60;

export function AskedLeagueNote({ asked, shown, leagues, className = '', onStay, onChange }: AskedLeagueNoteProps) {
  const { t } = useTranslation();
  const found = leagues.find(({ id, name }) => [id, name.toLowerCase()].includes(asked.toLowerCase()));
  if (found?.id === shown.id) return null;
  const names = { asked: found?.name ?? asked.slice(0, MOST_CHARACTERS), shown: shown.name };
  return (
    <div role="status" className={className}>
      <Note tone="warn">
        <span className="flex w-full flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="min-w-0 grow basis-[240px] [overflow-wrap:anywhere]">
            {found === undefined ? t('askedLeague.unknown', names) : t('askedLeague.other', names)}
          </span>
          {found !== undefined && (
            <Button size="sm" onClick={() => onChange(found.id)}>
              {t('askedLeague.change', names)}
            </Button>
          )}
          <Button size="sm" onClick={onStay}>
            {t('askedLeague.stay', names)}
          </Button>
        </span>
      </Note>
    </div>
  );
}
