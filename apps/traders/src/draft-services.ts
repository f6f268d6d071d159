/** Services that a scripted player offers or requests. */
import type { ServiceDraftBody } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import { listServices, prefixCategory, serviceRegions, type Service, type ServiceSide } from '@poexchange/domain/service';
import type { Random } from './random.ts';

const rulesForAll = [
  'Wait in my hideout and enter when I write "in". One person a run. All drops are mine.',
  'Payment first. Full refund if it fails.',
  'Bring a portal scroll. Do not die on purpose.',
  'English or German. Have your flasks ready, stay near the entrance.',
  '',
] as const;
const ownRules = ['Stand still in the last phase.', 'Pay before the last phase.', 'No talking needed.', ''] as const;
/** Names that are not in the catalogue. */
const customNames = ['Simulacrum, 30 waves', 'Delve to depth 600', 'Five-way to level 100', 'Sanctum run, no hit'] as const;
const FREE_SHARE = 0.06;
const CUSTOM_SHARE = 0.3;
const WANT_SHARE = 0.2;

/** Typical price of a service in poe1 chaos, by icon: exact prices do not matter here. */
const chaosByIcon: Readonly<Record<Service['icon'], number>> = {
  boss: 120,
  guardian: 25,
  invitation: 90,
  map: 60,
  labyrinth: 15,
  level: 45,
  craft: 5,
  trial: 60,
  pinnacle: 200,
  campaign: 15,
};

/**
 * Drafts a player's posts: two to seven of the game's services, each priced around its usual price, some wanted instead
 * of offered, and sometimes a custom service.
 */
export function draftServices(player: { game: Game; league: string; ign: string; random: Random }): ServiceDraftBody[] {
  const { game, random } = player;
  const count = 2 + Math.floor(6 * random.next());
  const rules = random.pick(rulesForAll);
  const services = new Map<string, Service>();
  for (let at = 0; at < count; at += 1) {
    const service = random.pick(listServices(game));
    services.set(service.value, service);
  }
  const regions = [random.pick(serviceRegions)];
  const drafts = [...services.values()].map((service): ServiceDraftBody => {
    const side: ServiceSide = random.chance(WANT_SHARE) ? 'wtb' : 'wts';
    return {
      ...describe(player, { rules, regions }),
      ...drawPrice(game, { usualChaos: chaosByIcon[service.icon], random }),
      location: service.buyersMapOnly === true || random.chance(0.3) ? 'buyer' : 'seller',
      serviceCategory: prefixCategory(side, service.category),
      serviceName: service.value,
      overwriteRules: random.pick(ownRules),
    };
  });
  if (!random.chance(CUSTOM_SHARE)) return drafts;
  const custom: ServiceDraftBody = {
    ...describe(player, { rules, regions }),
    ...drawPrice(game, { usualChaos: 80, random }),
    location: 'seller',
    serviceCategory: 'WTS_other',
    serviceName: random.pick(customNames),
    isCustomService: true,
  };
  return [...drafts, custom];
}

function describe(
  { game, league, ign }: { game: Game; league: string; ign: string },
  { rules, regions }: { rules: string; regions: ServiceDraftBody['regions'] },
) {
  return { poe: game, league, ign, rules, regions, active: true };
}

function drawPrice(game: Game, { usualChaos, random }: { usualChaos: number; random: Random }) {
  if (random.chance(FREE_SHARE)) return { priceValue: 0, priceType: game === 'poe1' ? 'c' : 'ex' };
  const chaos = usualChaos * (0.6 + 0.9 * random.next());
  return { priceValue: Math.max(1, Math.round(chaos)), priceType: game === 'poe1' ? 'c' : 'ex' };
}
