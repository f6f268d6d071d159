import type { Game } from '@poexchange/domain/item';
import { useTranslation } from '../i18n/use-translation.ts';
import { Badge } from './badge.tsx';
import { useGame } from '../game/use-game.ts';

/** Names an item's game if it differs from the page's game; renders nothing otherwise. */
export function OtherGame({ game, className }: { readonly game: Game; readonly className?: string }) {
  const { t } = useTranslation();
  return useGame() === game ? null : (
    <Badge tone="accent" {...(className !== undefined && { className })}>
      {t(`game.${game}`)}
    </Badge>
  );
}
