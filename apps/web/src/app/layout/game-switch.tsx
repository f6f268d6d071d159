import type { Game } from '@poexchange/domain/item';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { pathInGame } from '../../shared/game/game-path.ts';
import { rememberGame } from '../../shared/game/interface-store.ts';
import { useGame } from '../../shared/game/use-game.ts';
import { Segmented } from '../../shared/ui/segmented.tsx';

/** The same page of the other game. */
export function GameSwitch() {
  const { t } = useTranslation();
  const game = useGame();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const change = (next: Game): void => {
    rememberGame(next);
    void navigate({ href: pathInGame(pathname, next) });
  };
  return (
    <Segmented
      className="max-md:[&>label]:px-1.5 max-md:[&>label]:text-12"
      label={t('game.label')}
      value={game}
      onChange={change}
      options={[
        { value: 'poe1', label: t('game.poe1') },
        { value: 'poe2', label: t('game.poe2') },
      ]}
    />
  );
}
