import { describe, expect, it } from 'vitest';
import { diffTab } from './diff-tab.ts';
import type { OfferRow } from './diff-tab.ts';

const offer = (more: Partial<OfferRow> = {}): OfferRow => ({
  tabId: 1,
  groupId: 10,
  currencyId: 2,
  ask: 5,
  quantity: 20,
  isNoted: true,
  ...more,
});

describe('two states of a tab', () => {
  it('D51 the same state again is no difference', () => {
    expect(diffTab([offer()], [offer()])).toEqual({ removed: [], added: [], changed: [], filledGroupIds: [] });
  });

  it('D54 stock that fell or left was filled, stock that was only repriced was not', () => {
    expect(diffTab([offer()], [offer({ quantity: 5 })])).toMatchObject({ changed: [offer({ quantity: 5 })], filledGroupIds: [10] });
    expect(diffTab([offer()], [])).toMatchObject({ removed: [offer()], filledGroupIds: [10] });
    expect(diffTab([offer()], [offer({ ask: 4 })])).toMatchObject({ removed: [offer()], added: [offer({ ask: 4 })], filledGroupIds: [] });
    expect(diffTab([offer()], [offer({ quantity: 30 }), offer({ groupId: 11 })])).toMatchObject({ filledGroupIds: [] });
  });
});
