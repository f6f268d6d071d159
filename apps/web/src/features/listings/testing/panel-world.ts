/** Fixtures for panel tests: two essences, a listing of them, and a signed-in buyer. */
import type { ListingRow } from '@poexchange/contract/rest';
import { makeGroup } from '@poexchange/domain/grouping';
import { makeRow } from './make-row.ts';

export const scope = { game: 'poe1' as const, league: 'mercenaries' };
export const uuid = '5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0001';
export const anger = makeGroup('essence', 'deafening essence of anger', {}).hash;
export const zeal = makeGroup('essence', 'deafening essence of zeal', {}).hash;
export const prices = new Map(
  [anger, zeal].map((hash, at) => [
    hash,
    {
      hash,
      tag: 'essence' as const,
      key: '',
      name: at === 0 ? 'Deafening Essence of Anger' : 'Deafening Essence of Zeal',
      iconPath: '',
      properties: {},
      valueChaos: 5,
      lowConfidence: null,
      listings: 9,
      priceHash: hash,
      filterHash: hash,
    },
  ]),
);
export const token = `e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`;
export const profile = {
  uuid: '5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0009',
  name: 'Buyer#1',
  banned: false,
  mainIgns: [{ ...scope, ign: 'Buyer' }],
  serverTimeMs: 1,
};
export const character = { name: 'Buyer', league: 'Mercenaries', class: 'Witch', level: 90 };
export const offer = (over: Partial<ListingRow> = {}) =>
  makeRow(uuid, {
    ign: 'Seller',
    items: [
      [anger, 5, 10],
      [zeal, 2, 4],
    ],
    ...over,
  });
