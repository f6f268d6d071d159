import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { chooseLeague } from '../game/interface-store.ts';
import { useGame } from '../game/use-game.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/states.tsx';
import { useLeague, useLeagues, type League } from './use-league.ts';

type Search = Readonly<Record<string, string | undefined>>;

/**
 * Switches to the league in the page's address, with a note and a link back to the previous league. Also shows a note
 * if that league does not exist, or if the user has picked a different league since.
 */
export function AskedLeague({ className = 'px-4 pt-3 max-md:pb-3' }: { readonly className?: string }) {
  const { league: asked } = useSearch({ strict: false }) as Search;
  return asked === undefined || asked === '' ? null : <OtherLeague asked={asked} className={className} />;
}

/** A league from an address, and the league shown before it; `before` is null if they are the same. */
type Opened = { readonly asked: string; readonly id: string; readonly before: League | null };

function OtherLeague({ asked, className }: { readonly asked: string; readonly className: string }) {
  const game = useGame();
  const shown = useLeague(game);
  const leagues = useLeagues(game);
  const navigate = useNavigate();
  const found = findLeague(leagues, asked);
  // Apply the address's league once, so that a league picked afterwards stays.
  const [opened, setOpened] = useState<Opened | null>(null);
  if (found !== undefined && opened?.asked !== asked) setOpened({ asked, id: found.id, before: found.id === shown.id ? null : shown });
  useLayoutEffect(() => {
    if (opened !== null && opened.before !== null) chooseLeague(game, opened.id);
  }, [opened, game]);
  const before = opened?.before ?? null;
  const clear = (): void =>
    void navigate({ to: '.', search: ({ league: _asked, ...rest }: Search) => rest, replace: true, resetScroll: false });
  return (
    <AskedLeagueNote
      asked={asked}
      shown={shown}
      leagues={leagues}
      before={before}
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
  /** The league shown before the address was opened, if that was a different league. */
  readonly before?: League | null;
  readonly className?: string;
  readonly onStay: () => void;
  readonly onChange: (id: string) => void;
};

const MOST_CHARACTERS = 60;

function findLeague(leagues: readonly League[], asked: string): League | undefined {
  return leagues.find(({ id, name }) => [id, name.toLowerCase()].includes(asked.toLowerCase()));
}

export function AskedLeagueNote({ asked, shown, leagues, before = null, className = '', onStay, onChange }: AskedLeagueNoteProps) {
  const { t } = useTranslation();
  const found = findLeague(leagues, asked);
  const isShown = found?.id === shown.id;
  if (isShown && (before === null || before.id === shown.id)) return null;
  const names = { asked: found?.name ?? asked.slice(0, MOST_CHARACTERS), shown: shown.name };
  if (isShown && before !== null) {
    return (
      <div role="status" className={className}>
        <Note tone="info">
          <span className="flex w-full flex-wrap items-center gap-x-3 gap-y-1.5">
            <span className="min-w-0 grow basis-[240px] [overflow-wrap:anywhere]">{t('askedLeague.opened', names)}</span>
            <Button size="sm" onClick={() => onChange(before.id)}>
              {t('askedLeague.back', { before: before.name })}
            </Button>
            <Button size="sm" onClick={onStay}>
              {t('askedLeague.stay', names)}
            </Button>
          </span>
        </Note>
      </div>
    );
  }
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
