import type { ServiceReward } from '@poexchange/domain/service';
import { useTranslation } from '../i18n/use-translation.ts';
import type { CommonKey } from '../i18n/keys.ts';
import { Glyph, type GlyphName } from '../ui/glyph.tsx';
import { findKnown } from './has-rewards.ts';
import type { NamedService } from './sections.ts';

/** The label of each reward; difficulties are labelled "Other". */
export const rewardTexts: Readonly<Record<ServiceReward, CommonKey>> = {
  '5thOr6thMapSlot': 'services.reward.mapSlot',
  favoriteMapSlot: 'services.reward.favouriteMapSlot',
  atlasPassivePoint: 'services.reward.atlasPoint',
  voidstone: 'services.reward.voidstone',
  challenge: 'services.reward.challenge',
  '2ascendancyPassivePoint': 'services.reward.ascendancyPoints',
  leveling: 'services.reward.leveling',
  noRewards: 'services.reward.none',
  difficulty1: 'services.reward.other',
  difficulty2: 'services.reward.other',
  difficulty3: 'services.reward.other',
  difficulty4: 'services.reward.other',
};

const glyphs: Partial<Record<ServiceReward, GlyphName>> = { noRewards: 'minus', leveling: 'chart', voidstone: 'tag' };

/** Rewards of a catalogue service; renders nothing for a custom service. */
export function Rewards({ service }: { readonly service: NamedService }) {
  const { t } = useTranslation();
  const known = findKnown(service);
  if (known === undefined) return null;
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-1">
      {known.rewards.map((reward) => (
        <li key={reward} className="flex min-w-0 items-center gap-2">
          <Glyph name={glyphs[reward] ?? 'plus'} size={14} className="text-accent" />
          <span>{t(rewardTexts[reward])}</span>
        </li>
      ))}
      {(known.rewardDescription ?? []).map((text) => (
        <li key={text} className="col-span-2 flex min-w-0 items-center gap-2">
          <Glyph name="plus" size={14} className="text-accent" />
          <span translate="no">{text}</span>
        </li>
      ))}
    </ul>
  );
}
