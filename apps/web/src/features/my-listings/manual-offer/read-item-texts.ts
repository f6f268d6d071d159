/**
 * Reads manually entered items in the game's clipboard format: their text contains the variant, which their names do
 * not (D45).
 */
import { ApiError } from '@poexchange/contract/client';
import { laterApi } from '@poexchange/contract/rest/later';
import { hasItemText } from '@poexchange/domain/item-text';
import { callApi } from '../../../shared/api/call-api.ts';
import type { Translate } from '../../../shared/i18n/use-translation.ts';
import { nameVariant } from '../../../shared/price-files/item-text.ts';
import { nameUnpriced, writeWhyNot } from '../../../shared/workers/write-why-not.ts';
import type { CheckedItem, OwnVariant } from '../../../shared/workers/price-check.ts';
import { getPricingWorker } from '../../../shared/workers/pricing-client.ts';
import type { ManualScope } from './manual-store.ts';
import type { Picked, ReadItems } from './manual-item.ts';

/**
 * Reads the items in pasted text. The server registers a variant that is not in the price files, so that it can be
 * listed; for each item that cannot be added, returns a line with the reason.
 */
export async function readItemTexts({ game, league }: ManualScope, text: string, t: Translate): Promise<ReadItems> {
  // Without its first lines, an item would be read as a list of names, and added as the plain item.
  if (!hasItemText(text)) return { picked: [], names: [], left: [t('priceCheck.unread.notAnItem')] };
  const result = await getPricingWorker().checkText({ game, league }, text);
  if (!result.ok) return { picked: [], names: [], left: [t(`priceCheck.refused.${result.reason}`)] };
  const picked = new Map<string, Picked>();
  const names = new Map<string, string>();
  const left: string[] = [...result.unreadLines, ...result.miscountedLines];
  // Sequential: the second of two identical items is known once the first has been registered.
  for (const item of result.items) {
    if (item.kind !== 'checked') {
      left.push(writeLeft(nameUnpriced(item), writeWhyNot(t, item)));
      continue;
    }
    const { own, quantity, isCutOff } = item;
    const before = picked.get(own.hash);
    const problem = isCutOff ? t('priceCheck.cutOff') : before === undefined && !own.isNamed ? await note({ game, league }, item, t) : null;
    if (problem !== null) left.push(writeLeft(nameVariant(own, t), problem));
    else {
      names.set(own.hash, nameVariant(own, t));
      picked.set(own.hash, { ...pickOwn(own), quantity: quantity + (before?.quantity ?? 0) });
    }
  }
  if (result.leftOutCount > 0) left.push(t('priceCheck.leftOut', { count: result.leftOutCount }));
  return { picked: [...picked.values()], names: [...names.values()], left };
}

const writeLeft = (name: string, why: string): string => `${name}: ${why}`;

function pickOwn({ hash, tag, name, key, properties, isNamed }: OwnVariant): Omit<Picked, 'quantity'> {
  return { entry: { hash, tag, name }, ...(!isNamed && { variant: { key, properties } }) };
}

/** Registers a variant on the server; returns the reason if that failed. */
async function note(
  { game, league }: Pick<ManualScope, 'game' | 'league'>,
  { own, text }: Extract<CheckedItem, { kind: 'checked' }>,
  t: Translate,
): Promise<string | null> {
  try {
    const { hash } = await callApi(laterApi.noteVariant, { body: { game, league, text } });
    return hash === own.hash ? null : t('byHand.notChecked');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isUnknown = error.refusal?.code === 'unknownItem' || error.refusal?.code === 'leagueNotFound';
    return t(isUnknown ? 'priceCheck.why.unknownItem' : 'byHand.notChecked');
  }
}
