import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';
import { askForNumber, newDepositor, newTrx, outcomeOf, PADMA_MERCHANT, setKey, submitDepositAs, type TestDepositor } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

/** A player with a receiving number for the amount. */
async function ready(amount = 1000): Promise<TestDepositor> {
  const player = await newDepositor(platform);
  await askForNumber(platform, player, amount);
  return player;
}

const submit = async (player: TestDepositor, change: object = {}) => {
  const body = { account_number: player.phone, transaction_id: newTrx(), amount: 1000, payment_id: PADMA_MERCHANT, ...change };
  return outcomeOf(await ask(platform, player, 'submit-deposit', body));
};

describe('the receiving number of a deposit', () => {
  it.each([
    ['to the last second of its time', 600, 'ok'],
    ['to the last second of the grace that nobody is shown', 660, 'ok'],
    ['and not a second longer', 661, 'funds.quote_expired'],
  ])('is good %s', async (_name, seconds, code) => {
    const player = await ready();
    platform.clock.advance(seconds);
    expect(await submit(player)).toBe(code);
  });

  it('is good for its own amount and once', async () => {
    const player = await ready(2000);
    expect(await submit(player, { amount: 2001 })).toBe('funds.quote_missing');
    expect(await submit(player, { amount: 2000 })).toBe('ok');
    await setKey(platform, player, '1');
    expect(await submit(player, { amount: 2000 })).toBe('funds.quote_missing');
  });

  it('is the player’s own', async () => {
    const [owner, other] = [await ready(3000), await ready()];
    expect(await submit(other, { amount: 3000 })).toBe('funds.quote_missing');
    expect(await submit(owner, { amount: 3000 })).toBe('ok');
  });
});

describe('a TRX ID', () => {
  const again = async (player: TestDepositor, transaction_id: string) => {
    await askForNumber(platform, player);
    return submit(player, { transaction_id });
  };

  it('FUNDS-034, N-66, PLATFORM-040: is not taken twice from one player, in any spelling', async () => {
    const player = await ready();
    await submit(player, { transaction_id: 'AB12CD34EF' });
    await setKey(platform, player, '1');
    expect(await again(player, ' ab12 cd34 ef')).toBe('funds.trx_used');
  });

  it('is free for its player after a refusal, and for nobody else', async () => {
    const [player, other] = [await ready(), await ready()];
    await submit(player, { transaction_id: 'AB12CD34EG' });
    await setKey(platform, player, '2');
    expect(await again(other, 'AB12CD34EG')).toBe('funds.trx_used');
    expect(await again(player, 'AB12CD34EG')).toBe('ok');
  });

  it('C-34: is one for all account kinds of a wallet, and another in another wallet', async () => {
    const [player, other] = [await ready(), await ready()];
    const trx = 'AB12CD34EH';
    await submit(player, { transaction_id: trx });
    await ask(platform, other, 'get-wallet-number?name=Padma%20Wallet&account_type=Agent&amount=1000');
    expect(await submit(other, { transaction_id: trx, payment_id: 1 })).toBe('funds.trx_used');
    expect((await submitDepositAs(platform, other, { method: 'Shapla Bank', trx })).statusCode).toBe(200);
  });

  it.each([
    ['Doyel Pay', '71G58D9C', '71G58D9CX'],
    ['Meghna Cash', '3482910482', '34829104AB'],
    ['Shapla Bank', 'SB2041', 'SB204'],
  ])('of %s looks like %s', async (method, right, wrong) => {
    const player = await ready();
    const invalid = await submitDepositAs(platform, player, { method, trx: wrong });
    expect(invalid.json()).toMatchObject({ code: 'funds.trx_invalid', message: 'Please provide your TRX ID. It should be valid.' });
    expect((await submitDepositAs(platform, player, { method, trx: right })).statusCode).toBe(200);
  });
});
