import type { League } from '../../shared/prices/use-league.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Note } from '../../shared/ui/states.tsx';

export type AskedLeagueProps = {
  /** League that the address names; undefined for none. */
  readonly asked: string | undefined;
  readonly shown: League;
  readonly leagues: readonly League[];
};

const MOST_CHARACTERS = 60;

/** Says that the league in the address is not the one whose prices are shown, and whether there is such a league. */
export function AskedLeague({ asked = '', shown, leagues }: AskedLeagueProps) {
  const { t } = useTranslation();
  const found = leagues.find(({ id, name }) => [id, name.toLowerCase()].includes(asked.toLowerCase()));
  if (asked === '' || found?.id === shown.id) return null;
  const names = { asked: found?.name ?? asked.slice(0, MOST_CHARACTERS), shown: shown.name };
  return (
    <div role="status" className="px-4 pt-3">
      <Note tone="warn">{found === undefined ? t('economy.noSuchLeague', names) : t('economy.otherLeagueShown', names)}</Note>
    </div>
  );
}
