import type { ServiceChange, ServiceDraft } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import {
  findService,
  listHomes,
  readCustomName,
  readRules,
  readServiceCategory,
  readServicePrice,
  serviceLimits,
  type TextReading,
} from '@poexchange/domain/service';
import { nameKey } from '@poexchange/domain/whisper';
import { RefusalError } from '../../http/refusal.ts';
import type { ServiceRecord } from './services.queries.ts';

type Checked = Pick<
  ServiceRecord,
  | 'location'
  | 'category'
  | 'name'
  | 'name_key'
  | 'is_custom'
  | 'price_value'
  | 'price_type'
  | 'rules'
  | 'overwrite_rules'
  | 'overwrite_mode'
  | 'regions'
  | 'active'
  | 'ign'
>;

/**
 * Checks a list of drafts: one game and league, services that exist in the game, no duplicate identity. Refuses with
 * the code of the first invalid draft, whose location below `path` is given by `paths`.
 */
export function checkDrafts(
  drafts: readonly ServiceDraft[],
  { path }: { readonly path: string } = { path: 'body' },
): { game: Game; league: string; rows: Checked[] } {
  const [first] = drafts;
  if (first === undefined) throw new RefusalError('badRequest', { paths: [path] });
  const keys = new Set<string>();
  const rows = drafts.map((draft, at) => {
    if (draft.poe !== first.poe || draft.league !== first.league) throw new RefusalError('badRequest', { paths: [`${path}.${at}.league`] });
    const row = checkDraft(draft, `${path}.${at}`);
    const key = `${row.location} ${row.category} ${String(row.is_custom)} ${row.name_key}`;
    if (keys.has(key)) throw new RefusalError('badRequest', { paths: [`${path}.${at}.serviceName`] });
    keys.add(key);
    return row;
  });
  // Rows are locked in the order they are written: sort them to prevent deadlocks between two lists from one person.
  return { game: first.poe, league: first.league, rows: rows.toSorted((a, b) => (describeIdentity(a) < describeIdentity(b) ? -1 : 1)) };
}

/** Checks a change to one service and returns the columns it sets; absent columns do not change. */
export function checkChange(record: ServiceRecord, change: ServiceChange): Partial<ServiceRecord> {
  const { priceValue, priceType, rules, overwriteRules, overwriteMode, regions, active } = change;
  const hasPrice = priceValue !== undefined || priceType !== undefined;
  const price = hasPrice
    ? readServicePrice({ priceValue: priceValue ?? record.price_value, priceType: priceType ?? record.price_type }, record.game)
    : undefined;
  if (price === null) throw new RefusalError('servicePriceNotValid', { paths: ['body.priceValue'] });
  return {
    ...(price !== undefined && { price_value: price.priceValue, price_type: price.priceType }),
    ...(rules !== undefined && { rules: takeText(readRules(rules), { path: 'body.rules', limit: serviceLimits.rulesCharacters }) }),
    ...(overwriteRules !== undefined && {
      overwrite_rules: takeText(readRules(overwriteRules), { path: 'body.overwriteRules', limit: serviceLimits.rulesCharacters }),
    }),
    ...(overwriteMode !== undefined && { overwrite_mode: overwriteMode }),
    ...(regions !== undefined && { regions: [...new Set(regions)] }),
    ...(active !== undefined && { active }),
  };
}

function checkDraft(draft: ServiceDraft, path: string): Checked {
  const category = readServiceCategory(draft.serviceCategory);
  const home = listHomes(draft.poe).find((base) => base === category?.base);
  if (category === null || home === undefined) throw new RefusalError('unknownService', { paths: [`${path}.serviceCategory`] });
  const price = readServicePrice(draft, draft.poe);
  if (price === null) throw new RefusalError('servicePriceNotValid', { paths: [`${path}.priceValue`] });
  const limit = serviceLimits.rulesCharacters;
  return {
    ...readName(draft, { path, home }),
    location: draft.location,
    category: draft.serviceCategory,
    price_value: price.priceValue,
    price_type: price.priceType,
    rules: takeText(readRules(draft.rules), { path: `${path}.rules`, limit }),
    overwrite_rules: takeText(readRules(draft.overwriteRules), { path: `${path}.overwriteRules`, limit }),
    overwrite_mode: draft.overwriteMode,
    regions: [...new Set(draft.regions)],
    active: draft.active,
    ign: draft.ign,
  };
}

function readName(draft: ServiceDraft, { path, home }: { path: string; home: string }): Pick<Checked, 'name' | 'name_key' | 'is_custom'> {
  if (draft.isCustomService) {
    const name = takeText(readCustomName(draft.serviceName), {
      path: `${path}.serviceName`,
      limit: serviceLimits.customNameCharacters,
    });
    return { name, name_key: nameKey(name), is_custom: true };
  }
  const service = findService(draft.poe, draft.serviceName);
  if (service === undefined || service.category !== home) throw new RefusalError('unknownService', { paths: [`${path}.serviceName`] });
  // This kind of invitation opens a map once, for its owner, so the map must be the buyer's.
  if (service.buyersMapOnly === true && draft.location !== 'buyer') throw new RefusalError('badRequest', { paths: [`${path}.location`] });
  return { name: service.value, name_key: service.value, is_custom: false };
}

function takeText(reading: TextReading, { path, limit }: { path: string; limit: number }): string {
  if (!reading.ok) throw new RefusalError('serviceTextNotValid', { paths: [path], params: { limit } });
  return reading.text;
}

function describeIdentity(row: Checked): string {
  return [row.location, row.category, String(row.is_custom), row.name_key].join('\n');
}
