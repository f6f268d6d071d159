import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { chooseLeague } from '../../shared/game/interface-store.ts';
import { useGame } from '../../shared/game/use-game.ts';
import { useLeague, useLeagues } from '../../shared/prices/use-league.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Select } from '../../shared/ui/select.tsx';

export function LeaguePicker({ className }: { readonly className?: string }) {
  const { t } = useTranslation();
  const game = useGame();
  const leagues = useLeagues(game);
  const league = useLeague(game);
  return (
    <Select
      aria-label={t('nav.league')}
      className={joinClasses(
        'max-md:[&>select]:pr-4.5 max-md:[&>svg]:right-1 max-md:[&>select]:pl-1.5 max-md:[&>select]:text-12',
        className,
      )}
      value={league.id}
      options={[
        ...leagues.map(({ id, name }) => ({ value: id, label: name })),
        // A league that is not offered is listed with the reason (D27).
        { value: '', label: t('nav.privateLeagues'), isDisabled: true },
      ]}
      onChange={(id) => chooseLeague(game, id)}
    />
  );
}
