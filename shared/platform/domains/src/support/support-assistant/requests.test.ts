import { paisa } from '@site/api/money';
import { approve, fail, makeReady, newDeposit, newTrx, newWithdrawal, verifyPhone } from '#funds/testing';
import { grantCredit } from '#ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { readLimits } from '@site/platform-kit/pace/limits';
import { sql } from '@site/platform-kit/data/sql';
import { signUpWithChat, type ChatPlayer } from '../chat/testing';
import { askAssistant } from './testing';

let platform: TestPlatform;
let player: ChatPlayer;
beforeAll(async () => {
  platform = await createTestPlatform({ settings: { limits: readLimits('messagesPerPlayer=1000/60 depositsPerPlayer=1000/60') } });
});
beforeEach(async () => {
  player = await newPlayer();
  await askAssistant(platform, player, 'hello');
});
afterAll(() => platform.stop());

async function newPlayer() {
  const created = await signUpWithChat(platform);
  await verifyPhone(platform, created);
  return created;
}

const ask = (...texts: string[]) => askAssistant(platform, player, ...texts);
/** The clock of the test platform begins at noon in Dhaka and moves by seconds. */
const NOON = /15 January 2026, 12:\d\d \(GMT\+6\)/;

describe('a deposit', () => {
  it('that waits is described with amount, method, time and the rest of the half hour', async () => {
    const trx = newTrx();
    const number = await newDeposit(platform, player, { trx, amount: 1250 });
    const answer = await ask(`where is my deposit ${trx}?`);
    expect(answer).toContain(`Deposit ${number} (TRX ID ${trx}): ৳1,250.00 by Padma Wallet, sent on`);
    expect(answer).toMatch(NOON);
    expect(answer).toContain('It is being checked. That takes up to 30 minutes; about 30 of them are left.');
  });

  it('that waits too long gets no new promise', async () => {
    const trx = newTrx();
    await newDeposit(platform, player, { trx });
    await platform.db.execute(sql`update cash_transaction set submitted_at = submitted_at - interval '2 hours' where trx_key = ${trx}`);
    expect(await ask(trx)).toContain('takes longer than usual');
  });

  it('that was approved is described with bonus and rebate and the next step', async () => {
    const trx = newTrx();
    await approve(platform, await newDeposit(platform, player, { trx }));
    const answer = await ask(trx);
    expect(answer).toContain('It was successful: the money came into your main wallet on 15 January 2026');
    expect(answer).toContain('৳20.00 came on top.');
    expect(answer).toMatch(/\n\/turnover-record$/);
  });

  it('that failed is described with its reason and the time from which it can be sent again', async () => {
    const trx = newTrx();
    await fail(platform, await newDeposit(platform, player, { trx }), 'The sender is unknown');
    const answer = await ask(trx);
    expect(answer).toContain('Reason: The sender is unknown. You can correct it and send it again from 15 January 2026, 12:');
    expect(answer).toMatch(/\n\/transaction-record$/);
  });

  it('that failed half an hour ago can be sent again now', async () => {
    const trx = newTrx();
    await fail(platform, await newDeposit(platform, player, { trx }));
    await platform.db.execute(sql`update cash_transaction set decided_at = decided_at - interval '1 hour' where trx_key = ${trx}`);
    expect(await ask(trx)).toContain('send it again now:\n/transaction-record');
  });

  it('that is closed has no hint to send it again', async () => {
    const trx = newTrx();
    await fail(platform, await newDeposit(platform, player, { trx }));
    await platform.db.execute(sql`update cash_transaction set is_closed = true where trx_key = ${trx}`);
    const answer = await ask(trx);
    expect(answer).toContain('and is closed. Reason: The sender is unknown.');
    expect(answer).toMatch(/make a new request:\n\/deposit$/);
  });

  it('is described in Bangla, the platform’s own reasons too', async () => {
    const trx = newTrx();
    await fail(platform, await newDeposit(platform, player, { trx }), 'No transfer with this TRX ID was found.');
    const answer = await ask(`আমার ডিপোজিট ${trx} কোথায়`);
    expect(answer).toContain('Padma Wallet-এর মাধ্যমে ৳1,000.00। পাঠিয়েছেন 15 জানুয়ারি, 2026, 12:');
    expect(answer).toContain('কারণ: এই TRX ID দিয়ে কোনো লেনদেন পাওয়া যায়নি।');
  });

  it.each([
    ['in small letters', (trx: string) => `deposit ${trx.toLowerCase()}`],
    ['with gaps', (trx: string) => `my trx id: ${trx.slice(0, 4)} ${trx.slice(4, 8)} ${trx.slice(8)}.`],
    ['with dashes', (trx: string) => `${trx.slice(0, 5)}-${trx.slice(5)}`],
    ['within punctuation', (trx: string) => `(${trx})?!`],
    ['inside of Bangla', (trx: string) => `${trx}এর টাকা কোথায়`],
  ])('is found by a TRX ID %s', async (_how, write) => {
    const trx = newTrx();
    const number = await newDeposit(platform, player, { trx });
    const answer = await ask(write(trx));
    expect(answer).toContain(number);
    expect(answer).not.toMatch(/cannot find|খুঁজে পাইনি/);
  });

  it('is found by its own number', async () => {
    const number = await newDeposit(platform, player);
    expect(await ask(`what about ${number.toLowerCase()}?`)).toContain(`Deposit ${number} `);
  });

  it('of another player is as unknown as a missing one', async () => {
    const [theirs, nobodys] = [newTrx(), newTrx()];
    await newDeposit(platform, await newPlayer(), { trx: theirs });
    const [first, second] = [await ask(`deposit ${theirs}`), await ask(`deposit ${nobodys}`)];
    expect(first).toContain(`I cannot find ${theirs} on your account.`);
    expect(first.replaceAll(theirs, 'ID')).toBe(second.replaceAll(nobodys, 'ID'));
  });

  it('among several is described one by one', async () => {
    const [first, second, unknown] = [newTrx(), newTrx(), newTrx()];
    await approve(platform, await newDeposit(platform, player, { trx: first }));
    await newDeposit(platform, player, { trx: second });
    const answer = await ask(`${first}, ${second} and ${unknown}`);
    expect(answer).toContain(`(TRX ID ${first})`);
    expect(answer).toContain(`(TRX ID ${second})`);
    expect(answer).toContain(`cannot find ${unknown} on`);
  });
});

it('describes the newest deposit in full and two before it in a line each where none is named', async () => {
  const numbers = [];
  for (let count = 0; count < 4; count++) {
    const number = await newDeposit(platform, player);
    numbers.push(number);
    if (count < 3) await approve(platform, number);
    platform.clock.advance(1);
  }
  const answer = await ask('where is my deposit');
  expect(numbers.map((number) => answer.indexOf(number)).map((place) => place >= 0)).toEqual([false, true, true, true]);
  const earlier = `• Deposit ${numbers[2]}: ৳1,000.00 by Padma Wallet, 15 January 2026, 12:`;
  expect(answer).toMatch(/^Deposit D\d+ \(TRX ID .+\nIt is being checked\. /);
  expect(answer).toContain(`\n\nBefore that:\n${earlier}`);
  expect(answer).toMatch(/ \(GMT\+6\): successful\nAll of them:\n\/transaction-record$/);
});

it('reports that there is none', async () => {
  expect(await ask('where is my deposit')).toMatch(/^You have not sent a deposit request yet\./);
  expect(await ask('withdrawal')).toMatch(/^You have not asked for a withdrawal yet\./);
  expect(await ask('টাকা কোথায়')).toMatch(/^আপনার অ্যাকাউন্টে এখনও কোনো জমা/);
});

describe('a withdrawal', () => {
  beforeEach(async () => {
    await makeReady(platform, player);
    await grantCredit(platform.db, player.playerId, paisa(200_000n), { type: 'test', id: player.username }, platform.clock.now());
  });

  it('that waits is described, and the deposits are not', async () => {
    const number = await newWithdrawal(platform, player, { amount: 700 });
    const answer = await ask('when do I get my withdrawal?');
    expect(answer).toContain(`Withdrawal ${number}: ৳700.00 to Padma Wallet, sent on`);
    expect(answer).toContain('the amount is set aside for it');
  });

  it('that was approved or refused is described as such', async () => {
    await approve(platform, await newWithdrawal(platform, player));
    expect(await ask('withdrawal status')).toContain('the money was sent to your Padma Wallet account on');
    await fail(platform, await newWithdrawal(platform, player), 'The account does not exist.');
    expect(await ask('withdrawal status')).toMatch(/Reason: The account does not exist\. The money is back in your main wallet/);
  });

  it('is described with the turnover that is left before it', async () => {
    await approve(platform, await newDeposit(platform, player, { amount: 1000 }));
    const answer = await ask('why can I not withdraw');
    expect(answer).toContain('৳1,020.00 of turnover is left before a withdrawal, in 2 tickets:');
    expect((await ask('why can I not withdraw, how much turnover is left')).match(/of turnover is left/g)).toHaveLength(1);
  });

  it('and a deposit are both described where the question is only about money', async () => {
    const [withdrawal, deposit] = [await newWithdrawal(platform, player), await newDeposit(platform, player)];
    const answer = await ask('where is my money');
    expect(answer).toContain(withdrawal);
    expect(answer).toContain(deposit);
  });
});
