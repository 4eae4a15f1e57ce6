import { confirmationOf } from '../security/testing-confirmation';
import { lastCode } from '@site/platform-testing/outbox';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { findPlayer } from '../accounts/accounts.repository';
import { ask } from '#safer-play/testing';
import { inboxOf } from '#funds/testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const told = async (player: { playerId: number }) => (await inboxOf(platform, player)).map(({ title, message }) => [title, message]);

it('reports a verified e-mail address and phone number, and no wrong code', async () => {
  const player = await platform.signUp();
  const { email, phone } = await findPlayer(platform.db, player.playerId);
  await ask(platform, player, 'send-verification-code', { email });
  await ask(platform, player, 'verify-email', { code: '000000' });
  expect(await told(player)).toEqual([]);
  await ask(platform, player, 'verify-email', { code: await lastCode(platform, email) });
  expect(await told(player)).toEqual([['E-mail address verified', expect.stringContaining('Your e-mail address is verified')]]);

  await ask(platform, player, 'send-verification-code', { phone });
  await ask(platform, player, 'verify-phone-number', { verification_code: await lastCode(platform, phone) });
  expect((await told(player))[0]).toEqual(['Phone number verified', expect.stringContaining('Your phone number is verified')]);
});

it('reports an added number and its verification, by its last four digits', async () => {
  const player = await platform.signUp();
  const phone = '01819998877';
  for (let nth = 0; nth < 2; nth++)
    await ask(platform, player, 'add/number', { phone, confirmation: await confirmationOf(platform, player) });
  expect(await told(player)).toEqual([['A phone number was added', expect.stringContaining('ends in 8877')]]);
  await ask(platform, player, 'add/send-verification-code', { phone });
  await ask(platform, player, 'add/verify-phone-number', { verification_code: await lastCode(platform, phone) });
  expect((await told(player))[0]).toEqual(['Phone number verified', expect.stringContaining('ends in 8877')]);
});

it('reports once that the birthday is saved', async () => {
  const player = await platform.signUp();
  await ask(platform, player, 'user/profile/update', { dofb: '2020-01-01' });
  expect(await told(player)).toEqual([]);
  for (const dofb of ['1990-05-17', '1991-05-17']) await ask(platform, player, 'user/profile/update', { dofb });
  expect(await told(player)).toEqual([['Birthday saved', expect.stringContaining('cannot be changed any more')]]);
});
