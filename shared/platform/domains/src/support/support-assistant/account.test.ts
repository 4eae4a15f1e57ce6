import { secondsAfter } from '@site/platform-kit/time/clock';
import { readLimits } from '@site/platform-kit/pace/limits';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { signUpWithChat, type ChatPlayer } from '../chat/testing';
import { approve, newDeposit, verifyPhone } from '#funds/testing';
import { available } from '#ledger';
import { addPromotions, createTicket, grantPoints, listPromotions } from '#rewards';
import { ask as send } from '#safer-play/testing';
import { formatMoney, paisa } from '@site/api/money';
import { askAssistant } from './testing';

let platform: TestPlatform;
let player: ChatPlayer;
beforeAll(async () => {
  platform = await createTestPlatform({ settings: { limits: readLimits('messagesPerPlayer=1000/60') } });
  await openPromotion();
});
/** Id of a promotion that is open at the time of the test clock; the demo promotions are not. */
const OPEN = 901;
async function openPromotion() {
  const [any] = await listPromotions(platform.db);
  if (!any) throw new Error('No promotions');
  const at = platform.clock.now();
  const dates = { startDate: secondsAfter(at, -60), endDate: secondsAfter(at, 86_400) };
  await addPromotions(platform.db, [{ ...any, ...dates, id: OPEN, status: 'active', name: 'Morning Gift', nameBn: 'ভোরের উপহার' }]);
}

beforeEach(async () => {
  player = await signUpWithChat(platform);
  await verifyPhone(platform, player);
  await askAssistant(platform, player, 'hello');
});
afterAll(() => platform.stop());

const ask = (...texts: string[]) => askAssistant(platform, player, ...texts);
let references = 0;
const addTicket = (required: bigint, owner = player.playerId) =>
  createTicket(platform.db, {
    playerId: owner,
    kind: 'base',
    required: paisa(required),
    ref: { type: 'vip_conversion', id: `t${(references += 1)}` },
    at: platform.clock.now(),
  });

describe('turnover', () => {
  it('is described as a sum and ticket by ticket', async () => {
    await approve(platform, await newDeposit(platform, player, { amount: 1000 }));
    await addTicket(30_000n);
    expect(await ask('turnover left?')).toBe(
      [
        '৳1,320.00 of turnover is left before a withdrawal, in 3 tickets:',
        '• Deposit, Padma Wallet: ৳1,000.00 of ৳1,000.00 left',
        '• Deposit rebate, Padma Wallet: ৳20.00 of ৳20.00 left',
        '• VIP points converted: ৳300.00 of ৳300.00 left',
        'How each bet counts:',
        '/turnover-record',
      ].join('\n'),
    );
  });

  it('names the promotion of a bonus, in the reader’s language', async () => {
    await approve(platform, await newDeposit(platform, player, { promotion: OPEN }));
    expect(await ask('turnover please')).toContain('Bonus “Morning Gift”');
    expect(await ask('আমার টার্নওভার কত বাকি')).toContain('বোনাস “ভোরের উপহার”');
  });

  it('of many tickets is summed in full and listed in part', async () => {
    for (let count = 0; count < 8; count++) await addTicket(10_000n);
    const answer = await ask('turnover');
    expect(answer).toContain('৳800.00 of turnover');
    expect(answer.match(/VIP points converted/g)).toHaveLength(5);
    expect(answer).toContain('• and 3 more');
  });

  it('that is completed, or that is another player’s, does not count', async () => {
    const other = await platform.signUp();
    await addTicket(10_000n, other.playerId);
    expect(await ask('turnover')).toBe('You have no turnover left: all of it is played.');
    expect(await ask('টার্নওভার বাকি?')).toBe('আপনার কোনো টার্নওভার বাকি নেই: সবটাই পূর্ণ হয়েছে।');
  });
});

it('shows the balance as the header does', async () => {
  const balance = formatMoney(await available(platform.db, player.playerId));
  expect(await ask('what is my balance')).toContain(`You can use ${balance} in your main wallet`);
});

it('shows level and points', async () => {
  await grantPoints(platform.db, player.playerId, 250, platform.clock.now());
  expect(await ask('my vip level')).toContain('You are at VIP level Normal and have 250 points (VP).');
});

describe('to somebody who takes a break', () => {
  beforeEach(async () => {
    expect((await send(platform, player, 'safer-play/time-out', { length: '24h' })).statusCode).toBe(200);
  });

  it('no promotion is offered', async () => {
    expect(await ask('any bonus for me?')).toBe('No promotion is open to you right now.');
  });

  it('no way to deposit is shown, but the one to withdraw', async () => {
    const answer = await ask('how do I deposit?');
    expect(answer).toMatch(/^Deposits are closed while your break or exclusion runs\./);
    expect(answer).toMatch(/\n\/withdrawal$/);
  });
});

it('names the open promotions, and the page that lists them', async () => {
  expect(await ask('any bonus for me?')).toMatch(/^Open right now: Morning Gift\. .+\n\/promotions$/);
  expect(await ask('নতুন অফার?')).toMatch(/^এখন চালু আছে: ভোরের উপহার।/);
});
