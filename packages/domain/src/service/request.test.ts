import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  requestAgainMs,
  createRequest,
  disputeUntilMs,
  moveRequest,
  requestExpiresMs,
  roleInRequest,
  serviceLimits,
  stateOfRequest,
  undoUntilMs,
  type RequestAction,
  type RequestFacts,
  type RequestParty,
  type RequestState,
} from './index.ts';

const { askedMs, invitedMs } = serviceLimits;

function apply(facts: RequestFacts, party: RequestParty, action: RequestAction, nowMs = 0): RequestFacts {
  const move = moveRequest(facts, { action, party, nowMs });
  if (!move.ok) throw new Error(move.code);
  return move.facts;
}
const tryMove = (facts: RequestFacts, party: RequestParty, action: RequestAction, nowMs = 0) => {
  const move = moveRequest(facts, { action, party, nowMs });
  return move.ok ? move.isChanged : move.code;
};

describe('service request', () => {
  const asked = createRequest(0);
  const invited = apply(asked, 'owner', 'invite', 5);

  it('D62 goes from asked to invited to done', () => {
    expect(stateOfRequest(asked, 0)).toBe('asked');
    expect(stateOfRequest(invited, 5)).toBe('invited');
    expect(stateOfRequest(apply(invited, 'asker', 'done', 6), 6)).toBe('done');
    expect(stateOfRequest(apply(invited, 'owner', 'done', 6), 6)).toBe('done');
    expect(apply(invited, 'owner', 'done', 6)).toEqual({
      askedMs: 0,
      invitedMs: 5,
      doneMs: 6,
      declinedMs: null,
      endedBy: 'owner',
      disputedMs: null,
    });
  });

  it('D62 allows only the listing’s owner to invite and decline, and only the asker to withdraw', () => {
    expect(tryMove(asked, 'asker', 'invite')).toBe('notYours');
    expect(tryMove(asked, 'asker', 'decline')).toBe('notYours');
    expect(tryMove(asked, 'owner', 'withdraw')).toBe('notYours');
    expect(apply(asked, 'asker', 'withdraw', 3)).toMatchObject({ declinedMs: 3, endedBy: 'asker' });
    expect(apply(invited, 'owner', 'decline', 7)).toMatchObject({ declinedMs: 7, endedBy: 'owner' });
  });

  it('D61 cannot be marked as done before the owner has invited the asker', () => {
    expect(tryMove(asked, 'asker', 'done')).toBe('notYet');
    expect(tryMove(asked, 'owner', 'done')).toBe('notYet');
  });

  it('D62 expires after ten minutes if unanswered, after twelve hours if invited', () => {
    expect(stateOfRequest(asked, askedMs - 1)).toBe('asked');
    expect(stateOfRequest(asked, askedMs)).toBe('expired');
    expect(stateOfRequest(invited, 5 + invitedMs - 1)).toBe('invited');
    expect(stateOfRequest(invited, 5 + invitedMs)).toBe('expired');
    expect(tryMove(asked, 'owner', 'invite', askedMs)).toBe('closed');
    expect([requestExpiresMs(asked), requestExpiresMs(invited)]).toEqual([600_000, 5 + 12 * 3_600_000]);
    expect(requestExpiresMs(apply(invited, 'owner', 'done', 6))).toBeNull();
    expect(requestExpiresMs(apply(invited, 'owner', 'decline', 6))).toBeNull();
  });

  it('D64 lets either side undo Done within ten minutes unless disputed, and restarts the time to finish', () => {
    const done = apply(invited, 'owner', 'done', 6);
    const { undoMs } = serviceLimits;
    expect(apply(done, 'asker', 'undo', 7)).toEqual({ ...invited, invitedMs: 7 });
    expect(tryMove(done, 'owner', 'undo', 6 + undoMs - 1)).toBe(true);
    expect(tryMove(done, 'owner', 'undo', 6 + undoMs)).toBe('closed');
    expect(tryMove({ ...done, disputedMs: 7 }, 'owner', 'undo', 8)).toBe('closed');
    expect(tryMove(apply(done, 'asker', 'undo', 7), 'owner', 'undo', 8)).toBe(false);
    const until = (facts: RequestFacts, nowMs: number) => undoUntilMs(facts, { party: 'asker', nowMs });
    expect([until(done, 7), until(done, 6 + undoMs), until(invited, 7)]).toEqual([6 + undoMs, null, null]);
  });

  it('lets only the owner who declined undo the decline, within ten minutes, and restarts the time to answer', () => {
    const declined = apply(asked, 'owner', 'decline', 3);
    const { undoMs } = serviceLimits;
    expect(apply(declined, 'owner', 'undo', 7)).toEqual({ ...asked, askedMs: 7 });
    expect(apply(apply(invited, 'owner', 'decline', 6), 'owner', 'undo', 7)).toEqual({ ...invited, invitedMs: 7 });
    expect(tryMove(declined, 'owner', 'undo', 3 + undoMs - 1)).toBe(true);
    expect(tryMove(declined, 'owner', 'undo', 3 + undoMs)).toBe('closed');
    expect(tryMove(declined, 'asker', 'undo', 4)).toBe('closed');
    const withdrawn = apply(asked, 'asker', 'withdraw', 3);
    expect([tryMove(withdrawn, 'asker', 'undo', 4), tryMove(withdrawn, 'owner', 'undo', 4)]).toEqual(['closed', 'closed']);
    expect(tryMove(apply(declined, 'owner', 'undo', 4), 'owner', 'undo', 5)).toBe(false);
    expect(tryMove(asked, 'owner', 'undo', askedMs)).toBe('closed');
    expect(undoUntilMs(declined, { party: 'owner', nowMs: 4 })).toBe(3 + undoMs);
    expect(undoUntilMs(declined, { party: 'asker', nowMs: 4 })).toBeNull();
    expect(requestAgainMs(apply(declined, 'owner', 'undo', 4))).toBeNull();
  });

  it('D64 can be disputed for seven days after Done, or after an invitation that was not completed', () => {
    const done = apply(invited, 'owner', 'done', 6);
    const { disputeMs } = serviceLimits;
    expect(disputeMs).toBe(7 * 24 * 3_600_000);
    expect([disputeUntilMs(done, 6), disputeUntilMs(done, 6 + disputeMs)]).toEqual([6 + disputeMs, null]);
    expect(disputeUntilMs(invited, 6)).toBe(5 + disputeMs);
    expect(disputeUntilMs(asked, 6)).toBeNull();
    expect(disputeUntilMs({ ...done, disputedMs: 7 }, 8)).toBeNull();
  });

  it('lets the owner cancel an accidental invitation, and restarts the time to answer', () => {
    const again = apply(invited, 'owner', 'uninvite', askedMs - 1);
    expect(stateOfRequest(again, askedMs)).toBe('asked');
    expect(stateOfRequest(again, 2 * askedMs - 1)).toBe('expired');
  });

  it('D61 D62 treats the asker of an offer, or the owner of a want-to-buy listing, as the customer', () => {
    expect(roleInRequest('asker', 'wts')).toBe('customer');
    expect(roleInRequest('owner', 'wts')).toBe('provider');
    expect(roleInRequest('asker', 'wtb')).toBe('provider');
    expect(roleInRequest('owner', 'wtb')).toBe('customer');
  });
});

/** Independent model of a request as a plain table: its state and who may act. */
type Model = { state: RequestState; endedBy: RequestParty | null; deadlineMs: number };
it('D62 can be requested again five minutes after the owner declined, and immediately if it ended in any other way', () => {
  const asked = createRequest(0);
  const invited = apply(asked, 'owner', 'invite', 5);
  expect(requestAgainMs(asked)).toBeNull();
  expect(requestAgainMs(apply(asked, 'owner', 'decline', 3))).toBe(300_003);
  expect(requestAgainMs(apply(invited, 'owner', 'decline', 7))).toBe(300_007);
  expect(requestAgainMs(apply(invited, 'asker', 'withdraw', 7))).toBeNull();
  expect(requestAgainMs(apply(invited, 'asker', 'done', 7))).toBeNull();
});

const ended: readonly RequestState[] = ['done', 'declined', 'expired'];

function stepModel(model: Model, action: Exclude<RequestAction, 'undo'>, party: RequestParty, nowMs: number): string {
  const owners: readonly RequestAction[] = ['invite', 'uninvite', 'decline'];
  if (owners.includes(action) && party !== 'owner') return 'notYours';
  if (action === 'withdraw' && party !== 'asker') return 'notYours';
  const goal = { invite: 'invited', uninvite: 'asked', decline: 'declined', withdraw: 'declined', done: 'done' }[action];
  if (model.state === goal && (goal !== 'declined' || model.endedBy === party)) return 'same';
  if (ended.includes(model.state)) return 'closed';
  if (action === 'done' && model.state === 'asked') return 'notYet';
  model.state = goal as RequestState;
  if (goal === 'asked') model.deadlineMs = nowMs + 10 * 60_000;
  if (goal === 'invited') model.deadlineMs = nowMs + 12 * 3_600_000;
  if (goal === 'declined' || goal === 'done') model.endedBy = party;
  return 'changed';
}

it('D62 matches a plain state table for any actions in any order', () => {
  const action = fc.constantFrom('invite', 'uninvite', 'decline', 'withdraw', 'done');
  const party = fc.constantFrom<RequestParty>('owner', 'asker');
  const waitMs = fc.oneof(fc.nat(60_000), fc.constantFrom(0, 10 * 60_000 - 1, 10 * 60_000, 12 * 3_600_000 - 1, 12 * 3_600_000));
  fc.assert(
    fc.property(fc.array(fc.tuple(action, party, waitMs), { maxLength: 30 }), (steps) => {
      let nowMs = 1000;
      let facts = createRequest(nowMs);
      const model: Model = { state: 'asked', endedBy: null, deadlineMs: nowMs + 10 * 60_000 };
      for (const [what, who, wait] of steps) {
        nowMs += wait;
        if (!ended.includes(model.state) && nowMs >= model.deadlineMs) model.state = 'expired';
        const move = moveRequest(facts, { action: what, party: who, nowMs });
        const outcome = move.ok ? (move.isChanged ? 'changed' : 'same') : move.code;
        expect(outcome).toBe(stepModel(model, what, who, nowMs));
        if (move.ok) facts = move.facts;
        expect(stateOfRequest(facts, nowMs)).toBe(model.state);
        expect(facts.endedBy).toBe(model.endedBy);
      }
    }),
    { numRuns: 300 },
  );
});
