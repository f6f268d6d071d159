import { belongsToCategory } from '@poexchange/domain/category';
import { isNameOfTag } from '@poexchange/domain/tables';
import { describe, expect, it } from 'vitest';
import { poe2Goods } from './poe2-goods.ts';

describe('goods of the scripted poe2 sellers', () => {
  it.each(Object.entries(poe2Goods))(
    'D58, D20 lists only names of %s that are in the tables and belong to the category',
    (category, goods) => {
      for (const { tag, name } of goods) {
        expect(isNameOfTag('poe2', tag, name.toLowerCase()), name).toBe(true);
        expect(belongsToCategory('poe2', category, '', { tag, key: name.toLowerCase(), properties: {}, displayName: name }), name).toBe(
          true,
        );
      }
    },
  );
});
