import type { TestPlatform } from '@site/platform-testing/test-platform';
import { newTrx } from '../deposits/testing';
import { ask } from '#safer-play/testing';
import { confirmationOf } from '#access/testing';
import { comeBackAfter, forEachReadyPlayer, moneyOf, signUpReady, type TestPlayer } from '../withdrawals/testing';
import { approve, auditOf, fail, inboxOf, newDeposit, newWithdrawal, operate, shownTo } from '../transactions/testing';

const WAIT_S = 1800;

let platform: TestPlatform;
let player: TestPlayer;
forEachReadyPlayer((ready) => ({ platform, player } = ready));

const revert = (id: string, by: { token: string } = player) => ask(platform, by, 'transaction/revert', { transaction_id: id });
const phoneOf = ({ playerId }: TestPlayer) => `017${String(playerId).padStart(8, '0')}`;
const resubmit = async (id: string, changes: Record<string, unknown> = {}, by: { token: string } = player) =>
  ask(platform, by, 'transaction/resubmit', {
    transaction_id: id,
    account_number: id.startsWith('D') ? phoneOf(player) : '01812345678',
    amount: 700,
    ...(id.startsWith('D') ? { trx_id: newTrx() } : { confirmation: await confirmationOf(platform, by) }),
    ...changes,
  });
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code;

const refusedDeposit = async (trx?: string) => {
  const id = await newDeposit(platform, player, { trx });
  await fail(platform, id);
  return id;
};

describe('taking back', () => {
  it('RECORDS-030, N-42, PLATFORM-048: a deposit that waits works after 30 minutes, and it is refused then', async () => {
    const id = await newDeposit(platform, player);
    platform.clock.advance(WAIT_S - 1);
    const early = await revert(id);
    expect([early.statusCode, codeOf(early)]).toEqual([409, 'funds.too_early']);
    platform.clock.advance(1);
    expect((await revert(id)).json()).toEqual({ success: true, message: 'The request was taken back.' });
    expect(await shownTo(platform, player)).toMatchObject([
      { key: '2', reason: 'Reverted by the player.', timeline: [{}, {}, { step: 'failed' }], changeable_in: WAIT_S },
    ]);
    expect((await inboxOf(platform, player))[0]?.title).toBe('Deposit request taken back');
    expect(codeOf(await approve(platform, id))).toBe('funds.not_changeable');
    await newDeposit(platform, player);
  });

  it('RECORDS-030, PLATFORM-048: a withdrawal that waits works after 30 minutes; then the money is back', async () => {
    const id = await newWithdrawal(platform, player, { amount: 600 });
    expect(await shownTo(platform, player)).toMatchObject([{ key: '0', changeable_in: WAIT_S }]);
    expect(codeOf(await revert(id))).toBe('funds.too_early');
    platform.clock.advance(WAIT_S);
    expect(await shownTo(platform, player)).toMatchObject([{ key: '0', changeable_in: 0 }]);
    expect((await revert(id)).json()).toEqual({ success: true, message: 'The request was taken back.' });
    expect(await moneyOf(platform, player)).toEqual({ cash: 200_000n, held: 0n });
    expect(await shownTo(platform, player)).toMatchObject([{ key: '2', reason: 'Reverted by the player.' }]);
    expect(codeOf(await approve(platform, id))).toBe('funds.not_changeable');
  });

  it('RECORDS-030: a withdrawal that waits is neither taken back nor edited where the operator forbids it', async () => {
    await operate(platform, 'PATCH', 'settings', { withdrawal_revert: 'off' });
    const id = await newWithdrawal(platform, player, { amount: 600 });
    platform.clock.advance(WAIT_S);
    const answers = [await revert(id), await resubmit(id)].map(codeOf);
    const shown = await shownTo(platform, player);
    await operate(platform, 'PATCH', 'settings', { withdrawal_revert: 'on' });
    expect(answers).toEqual(['funds.not_changeable', 'funds.not_changeable']);
    expect(shown).toMatchObject([{ key: '0', changeable_in: null }]);
    expect(await moneyOf(platform, player)).toEqual({ cash: 140_000n, held: 60_000n });
  });

  it('a refused request closes it for good', async () => {
    const id = await refusedDeposit();
    expect(codeOf(await revert(id))).toBe('funds.too_early');
    platform.clock.advance(WAIT_S);
    expect((await revert(id)).json()).toEqual({ success: true, message: 'The request was closed.' });
    expect(await shownTo(platform, player)).toMatchObject([{ key: '2', reason: 'The sender is unknown.', changeable_in: null }]);
    expect(codeOf(await revert(id))).toBe('funds.not_changeable');
    expect(codeOf(await resubmit(id))).toBe('funds.not_changeable');
    expect((await auditOf(platform, player)).at(-1)).toMatchObject({ action: 'deposit.closed', detail: { actor: 'player' } });
  });

  it('RECORDS-030: a successful request is not possible', async () => {
    const id = await newDeposit(platform, player);
    await approve(platform, id);
    platform.clock.advance(WAIT_S);
    expect(codeOf(await revert(id))).toBe('funds.not_changeable');
    expect(codeOf(await resubmit(id))).toBe('funds.not_changeable');
  });

  it('ten times at once is done once', async () => {
    const id = await newDeposit(platform, player);
    platform.clock.advance(WAIT_S);
    const answers = await Promise.all(Array.from({ length: 10 }, () => revert(id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('another player’s request finds nothing', async () => {
    const id = await newDeposit(platform, player);
    platform.clock.advance(WAIT_S);
    const other = await signUpReady(platform);
    for (const answer of [await revert(id, other), await resubmit(id, {}, other), await revert('D1')]) expect(answer.statusCode).toBe(404);
    expect((await revert(id, { token: '' })).statusCode).toBe(401);
    expect(await shownTo(platform, player)).toMatchObject([{ key: '0' }]);
  });
});

describe('sending a refused request again', () => {
  it('RECORDS-030, PLATFORM-048: a refused deposit works after 30 minutes, with other values and under its number', async () => {
    const id = await refusedDeposit();
    const firstSent = platform.clock.now().toISOString();
    platform.clock.advance(WAIT_S - 1);
    expect(codeOf(await resubmit(id))).toBe('funds.too_early');
    platform.clock.advance(1);
    const trx = newTrx();
    expect((await resubmit(id, { amount: 1500, trx_id: trx })).json()).toEqual({
      success: true,
      message: 'Submission successful!',
      transaction_id: id,
    });
    expect(await shownTo(platform, player)).toMatchObject([
      {
        key: '0',
        amount: '1500.00',
        trx_id: trx,
        reason: null,
        created_at: firstSent,
        updated_at: platform.clock.now().toISOString(),
        arrives_in: 1800,
        timeline: [{ step: 'initiated' }, { step: 'received' }, { step: 'failed' }, { step: 'received' }],
      },
    ]);
    await approve(platform, id);
    expect((await moneyOf(platform, player)).cash).toBe(200_000n + 153_000n);
  });

  it('with the same TRX ID is allowed for the player who named it, and for nobody else', async () => {
    const trx = newTrx();
    const id = await refusedDeposit(trx);
    const taken = newTrx();
    await newDeposit(platform, await signUpReady(platform), { trx: taken });
    platform.clock.advance(WAIT_S);
    expect(codeOf(await resubmit(id, { trx_id: taken }))).toBe('funds.trx_used');
    expect((await resubmit(id, { trx_id: trx })).statusCode).toBe(200);
  });

  it('counts for the limit of five deposits a minute, so that nobody tries out TRX IDs with it', async () => {
    const id = await refusedDeposit();
    platform.clock.advance(WAIT_S);
    for (let tries = 0; tries < 5; tries++) expect(codeOf(await resubmit(id, { trx_id: 'X' }))).toBe('funds.trx_invalid');
    const answer = await resubmit(id);
    expect([answer.statusCode, codeOf(answer)]).toEqual([429, 'platform.too_many']);
    platform.clock.advance(60);
    expect((await resubmit(id)).statusCode).toBe(200);
  });

  it.each([
    ['an amount outside the channel', { amount: 25_001 }, 'funds.amount_out_of_range'],
    ['a TRX ID of another shape', { trx_id: 'X' }, 'funds.trx_invalid'],
    ['no TRX ID', { trx_id: undefined }, 'funds.trx_invalid'],
    ['a foreign number', { account_number: '01999999999' }, 'funds.phone_not_yours'],
  ])('a deposit with %s is refused, and stays as it was', async (_name, changes, code) => {
    const id = await refusedDeposit();
    platform.clock.advance(WAIT_S);
    const before = await shownTo(platform, player);
    expect(codeOf(await resubmit(id, changes))).toBe(code);
    expect(await shownTo(platform, player)).toEqual(before);
  });

  it('is refused while another deposit waits', async () => {
    const id = await refusedDeposit();
    platform.clock.advance(WAIT_S);
    await newDeposit(platform, player);
    expect(codeOf(await resubmit(id))).toBe('funds.deposit_pending');
  });

  it('a refused withdrawal holds the new amount, and each attempt ends once', async () => {
    const id = await newWithdrawal(platform, player, { amount: 600 });
    await fail(platform, id);
    platform.clock.advance(WAIT_S);
    expect((await resubmit(id, { amount: 700 })).statusCode).toBe(200);
    expect(await moneyOf(platform, player)).toEqual({ cash: 130_000n, held: 70_000n });
    await fail(platform, id);
    await comeBackAfter(platform, WAIT_S, player);
    expect((await resubmit(id, { amount: 2000 })).statusCode).toBe(200);
    await approve(platform, id);
    expect(await moneyOf(platform, player)).toEqual({ cash: 0n, held: 0n });
  });

  it.each([
    ['more than there is', { amount: '2000.01' }, 'funds.balance_low'],
    ['too little', { amount: 499 }, 'funds.withdrawal_out_of_range'],
    ['a wrong account', { account_number: '123' }, 'funds.withdrawal_account_invalid'],
  ])('a withdrawal of %s is refused, and nothing is held', async (_name, changes, code) => {
    const id = await newWithdrawal(platform, player);
    await fail(platform, id);
    platform.clock.advance(WAIT_S);
    expect(codeOf(await resubmit(id, changes))).toBe(code);
    expect(await moneyOf(platform, player)).toEqual({ cash: 200_000n, held: 0n });
  });

  it('ten times at once is done once', async () => {
    const id = await newWithdrawal(platform, player);
    await fail(platform, id);
    platform.clock.advance(WAIT_S);
    const answers = await Promise.all(Array.from({ length: 10 }, () => resubmit(id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await moneyOf(platform, player)).toEqual({ cash: 130_000n, held: 70_000n });
  });
});

describe('editing a pending request', () => {
  it('RECORDS-030: a deposit works after 30 minutes, and the operator decides the new values', async () => {
    const id = await newDeposit(platform, player);
    platform.clock.advance(WAIT_S - 1);
    expect(codeOf(await resubmit(id))).toBe('funds.too_early');
    platform.clock.advance(1);
    const trx = newTrx();
    expect((await resubmit(id, { amount: 1000, trx_id: trx })).json()).toEqual({
      success: true,
      message: 'Submission successful!',
      transaction_id: id,
    });
    expect(await shownTo(platform, player)).toMatchObject([
      {
        key: '0',
        amount: '1000.00',
        trx_id: trx,
        reason: null,
        changeable_in: WAIT_S,
        timeline: [{ step: 'initiated' }, { step: 'received' }, { step: 'received' }],
      },
    ]);
    expect((await inboxOf(platform, player))[0]?.title).toBe('Deposit request changed');
    expect((await auditOf(platform, player)).at(-1)).toMatchObject({ action: 'deposit.received', detail: { attempt: 2, edited: true } });
    await approve(platform, id, 2);
    expect((await moneyOf(platform, player)).cash).toBe(200_000n + 102_000n);
  });

  it('its own TRX ID may stay, and another’s is refused as ever', async () => {
    const [own, taken] = [newTrx(), newTrx()];
    const id = await newDeposit(platform, player, { trx: own });
    await newDeposit(platform, await signUpReady(platform), { trx: taken });
    platform.clock.advance(WAIT_S);
    const before = await shownTo(platform, player);
    expect(codeOf(await resubmit(id, { trx_id: taken }))).toBe('funds.trx_used');
    expect(await shownTo(platform, player)).toEqual(before);
    expect((await resubmit(id, { trx_id: own })).statusCode).toBe(200);
  });

  it('a withdrawal holds the new amount instead of the old one', async () => {
    const id = await newWithdrawal(platform, player, { amount: 600 });
    await comeBackAfter(platform, WAIT_S, player);
    expect((await resubmit(id, { amount: 2000 })).statusCode).toBe(200);
    expect(await moneyOf(platform, player)).toEqual({ cash: 0n, held: 200_000n });
    await comeBackAfter(platform, WAIT_S, player);
    expect((await resubmit(id, { amount: 500 })).statusCode).toBe(200);
    expect(await moneyOf(platform, player)).toEqual({ cash: 150_000n, held: 50_000n });
    expect(await shownTo(platform, player)).toMatchObject([{ key: '0', amount: '500.00', account_number: '01812345678' }]);
    await approve(platform, id, 3);
    expect(await moneyOf(platform, player)).toEqual({ cash: 150_000n, held: 0n });
  });

  it.each([
    ['more than there is', { amount: '2000.01' }, 'funds.balance_low'],
    ['too little', { amount: 499 }, 'funds.withdrawal_out_of_range'],
    ['too much', { amount: 25_001 }, 'funds.withdrawal_out_of_range'],
    ['a wrong account', { account_number: '123' }, 'funds.withdrawal_account_invalid'],
    ['an account that the owner did not confirm', { confirmation: undefined }, 'security.password_needed'],
  ])('a withdrawal with %s is refused, and the held money stays held', async (_name, changes, code) => {
    const id = await newWithdrawal(platform, player, { amount: 600 });
    await comeBackAfter(platform, WAIT_S, player);
    const before = await shownTo(platform, player);
    expect(codeOf(await resubmit(id, changes))).toBe(code);
    expect(await shownTo(platform, player)).toEqual(before);
    expect(await moneyOf(platform, player)).toEqual({ cash: 140_000n, held: 60_000n });
  });

  it('is not decided by an operator who looked at it before the edit', async () => {
    const id = await newDeposit(platform, player, { amount: 500 });
    platform.clock.advance(WAIT_S);
    await resubmit(id, { amount: 25_000 });
    for (const answer of [await approve(platform, id), await approve(platform, id, 1), await fail(platform, id)])
      expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'funds.changed']);
    expect((await moneyOf(platform, player)).cash).toBe(200_000n);
    expect((await fail(platform, id, 'No such transfer.', 2)).statusCode).toBe(200);
  });
});
