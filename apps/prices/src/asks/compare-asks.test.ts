import { describe, expect, it } from 'vitest';
import { compareAsks } from './compare-asks.ts';
import { askAt, ASK_BYTES, viewBytes, writeAsk } from './packed-asks.ts';

type Ask = { groupId?: number; currencyId?: number; ask?: number; quantity?: number; since?: number };

function pack(asks: readonly Ask[]): Uint8Array {
  const bytes = new Uint8Array(asks.length * ASK_BYTES);
  asks.forEach(({ groupId = 1, currencyId = 9, ask = 5, quantity = 10, since = 100 }, at) =>
    writeAsk(viewBytes(bytes), at * ASK_BYTES, { groupId, currencyId, ask, quantity, isNoted: true, listedAtSeconds: since }),
  );
  return bytes;
}
const listSince = (bytes: Uint8Array): number[] =>
  Array.from({ length: bytes.length / ASK_BYTES }, (_, at) => viewBytes(bytes).getInt32(at * ASK_BYTES + askAt.listedAtSeconds));

describe("comparison of a tab's asks with its earlier asks", () => {
  it('D51 keeps an ask’s time when only its stock changes, and treats a different price or currency as a new ask', () => {
    const after = pack([
      { groupId: 2, since: 900 },
      { quantity: 50, since: 900 },
      { ask: 6, since: 900 },
      { currencyId: 8, since: 900 },
    ]);
    compareAsks(pack([{ since: 100 }, { groupId: 2, since: 200 }]), after);
    expect(listSince(after)).toEqual([200, 100, 900, 900]);
  });

  it('D54 counts decreased or vanished stock as filled, but not a new price, more stock or a new good', () => {
    const before = pack([{ quantity: 6 }, { ask: 7, quantity: 4 }, { groupId: 2 }, { groupId: 3 }, { groupId: 4 }]);
    const after = pack([{ quantity: 9 }, { groupId: 3, ask: 4 }, { groupId: 4, quantity: 11 }, { groupId: 5 }]);
    expect(compareAsks(before, after).filled).toEqual([
      { groupId: 1, pieces: -1 },
      { groupId: 2, pieces: -10 },
    ]);
  });

  it('D54 counts no fills in a tab seen for the first time, and counts all stock of an emptied tab as filled', () => {
    expect(compareAsks(pack([]), pack([{}, { groupId: 2 }])).filled).toEqual([]);
    expect(compareAsks(pack([{}, { groupId: 2 }]), pack([])).filled.map(({ groupId }) => groupId)).toEqual([1, 2]);
  });

  it('identifies the ask whose stock changed, unless an ask is new', () => {
    const left = { groupId: 1, currencyId: 9, ask: 5, listedAtSeconds: 100 };
    expect(compareAsks(pack([{}, { ask: 7 }]), pack([{ quantity: 4 }, { ask: 7 }])).moves).toEqual([{ ...left, pieces: -6 }]);
    expect(compareAsks(pack([{}]), pack([])).moves).toEqual([{ ...left, pieces: -10 }]);
    expect(compareAsks(pack([{}]), pack([{ quantity: 12 }])).moves).toEqual([{ ...left, pieces: 2 }]);
    // No move is found if fewer pieces remain at a different price, or if one ask fell while another rose.
    expect(compareAsks(pack([{}]), pack([{ ask: 4, quantity: 6 }])).moves).toEqual([]);
    expect(compareAsks(pack([{}, { ask: 7 }]), pack([{ quantity: 1 }, { ask: 7, quantity: 11 }])).moves).toEqual([]);
  });

  it('does not count goods as sold when more than three leave at once and they make up most of the tab', () => {
    const goods = (count: number): Ask[] => Array.from({ length: count }, (_, at) => ({ groupId: at + 1 }));
    expect(compareAsks(pack(goods(4)), pack([])).moves).toEqual([]);
    expect(compareAsks(pack(goods(3)), pack([])).moves).toHaveLength(3);
    expect(compareAsks(pack(goods(9)), pack(goods(5))).moves).toHaveLength(4);
  });
});
