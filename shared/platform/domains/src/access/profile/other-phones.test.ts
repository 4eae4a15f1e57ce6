import { sql } from '@site/platform-kit/data/sql';
import { findPlayer } from '../accounts/accounts.repository';
import { confirmationOf } from '../security/testing-confirmation';
import { lastCode } from '@site/platform-testing/outbox';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

let made = 0;
const newNumber = () => `0181${String((made += 1)).padStart(7, '0')}`;
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function someone() {
  const player = await platform.signUp();
  const headers = { authorization: `Bearer ${player.token}` };
  const post = (url: string, payload: object) => platform.app.inject({ method: 'POST', url, payload, headers });
  return {
    ...player,
    phone: (await findPlayer(platform.db, player.playerId)).phone,
    add: async (phone: string) => post('/api/add/number', { phone, confirmation: await confirmationOf(platform, player) }),
    addUnconfirmed: (phone: string) => post('/api/add/number', { phone }),
    send: (phone: string) => post('/api/add/send-verification-code', { phone }),
    sendToMain: (phone: string) => post('/api/send-verification-code', { phone }),
    verifyMain: (code: string) => post('/api/verify-phone-number', { verification_code: code }),
    verify: (code: string) => post('/api/add/verify-phone-number', { verification_code: code }),
    list: async () => (await platform.app.inject({ url: '/api/get/other/phone', headers })).json<{ data: object[] }>(),
  };
}
type Someone = Awaited<ReturnType<typeof someone>>;

async function verified(player: Someone, phone: string) {
  await player.add(phone);
  await player.send(phone);
  return player.verify(await lastCode(platform, phone));
}

const codeOf = (answer: { json<T>(): T }) => answer.json<{ code?: string }>().code;

it('ACCESS-100..104, C-40, PLATFORM-024: lists an added number as not verified, and as verified after its code', async () => {
  const player = await someone();
  const phone = newNumber();
  expect(await player.list()).toEqual({ data: [] });
  expect((await player.add(phone)).statusCode).toBe(200);
  expect(await player.list()).toEqual({ data: [{ contract_value: phone, isverify: 0 }] });
  const sent = await player.send(phone);
  expect([sent.statusCode, sent.json()]).toEqual([200, { message: expect.any(String), expires_in: 300 }]);
  const code = await lastCode(platform, phone);
  expect(codeOf(await player.verify(wrong(code)))).toBe('account.code_wrong');
  expect((await player.verify(code)).statusCode).toBe(200);
  expect(await player.list()).toEqual({ data: [{ contract_value: phone, isverify: 1 }] });
  expect(codeOf(await player.verify(code))).toBe('account.code_wrong');
  expect(codeOf(await player.send(phone))).toBe('account.already_verified');
});

it('ACCESS-105, PLATFORM-024: refuses the third', async () => {
  const player = await someone();
  await player.add(newNumber());
  await player.add(newNumber());
  const third = await player.add(newNumber());
  expect([third.statusCode, codeOf(third)]).toEqual([409, 'account.too_many_numbers']);
  expect((await player.list()).data).toHaveLength(2);
});

it('ACCESS-101: adds nothing that the owner has not confirmed', async () => {
  const player = await someone();
  const answer = await player.addUnconfirmed(newNumber());
  expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'security.password_needed']);
  expect(await player.list()).toEqual({ data: [] });
});

it('adds two of ten numbers that come at once', async () => {
  const player = await someone();
  const answers = await Promise.all(Array.from({ length: 10 }, () => player.add(newNumber())));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  expect((await player.list()).data).toHaveLength(2);
});

it('PLATFORM-024: adds one number once, however it is written', async () => {
  const player = await someone();
  const phone = newNumber();
  const answers = await Promise.all([player.add(phone), player.add(phone), player.add(`88${phone}`)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(codeOf(await player.add(phone))).toBe('account.number_known');
});

it('PLATFORM-024: refuses the own main number, another’s main number and one that another has verified', async () => {
  const [player, other] = [await someone(), await someone()];
  const taken = newNumber();
  await verified(other, taken);
  expect(codeOf(await player.add(player.phone))).toBe('account.number_known');
  expect(codeOf(await player.add(`880${player.phone}`))).toBe('account.number_known');
  expect(codeOf(await player.add(other.phone))).toBe('account.number_taken');
  expect(codeOf(await player.add(`88${taken}`))).toBe('account.number_taken');
  expect((await player.list()).data).toEqual([]);
});

it.each(['123456789', '0'.repeat(16), '01712-345678', '+8801712345678', 'phone', ''])(
  'PLATFORM-024: does not take %p for a number',
  async (phone) => {
    const player = await someone();
    const answer = await player.add(phone);
    expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([
      422,
      { phone: ['Invalid phone number (10-15 digits)'] },
    ]);
  },
);

it('lets one of two players verify a number that both have added', async () => {
  const [one, two] = [await someone(), await someone()];
  const phone = newNumber();
  const codes: string[] = [];
  for (const player of [one, two]) {
    await player.add(phone);
    await player.send(phone);
    codes.push(await lastCode(platform, phone));
    platform.clock.advance(60);
  }
  const answers = await Promise.all([one.verify(codes[0] ?? ''), two.verify(codes[1] ?? '')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(answers.map(codeOf)).toContain('account.number_taken');
  const { rows } = await platform.db.execute(sql`select 1 from other_phones where phone = ${phone} and verified_at is not null`);
  expect(rows).toHaveLength(1);
});

it('does not let a new player verify as the main phone what another has verified', async () => {
  const [holder, newcomer] = [await someone(), await someone()];
  const phone = newNumber();
  await verified(holder, phone);
  await platform.db.execute(sql`update players set phone = ${phone} where id = ${newcomer.playerId}`);
  platform.clock.advance(60);
  await newcomer.sendToMain(phone);
  expect(codeOf(await newcomer.verifyMain(await lastCode(platform, phone)))).toBe('account.number_taken');
});

it('PLATFORM-024: verifies the number that a code was sent to last', async () => {
  const player = await someone();
  const [first, second] = [newNumber(), newNumber()];
  for (const phone of [first, second]) await player.add(phone);
  await player.send(first);
  const old = await lastCode(platform, first);
  await player.send(second);
  const code = await lastCode(platform, second);
  if (old !== code) expect(codeOf(await player.verify(old))).toBe('account.code_wrong');
  await player.verify(code);
  expect(await player.list()).toEqual({
    data: [
      { contract_value: first, isverify: 0 },
      { contract_value: second, isverify: 1 },
    ],
  });
});

it('sends a code to own numbers only', async () => {
  const [player, other] = [await someone(), await someone()];
  const phone = newNumber();
  await other.add(phone);
  expect(codeOf(await player.send(phone))).toBe('account.not_your_contact');
  expect(codeOf(await player.send(player.phone))).toBe('account.not_your_contact');
});

it('lets a player try only so many numbers in an hour', async () => {
  const [player, other] = [await someone(), await someone()];
  const { tries } = platform.context.settings.limits.numbersPerPlayer;
  for (let tried = 0; tried < tries; tried++) expect(codeOf(await player.add(other.phone))).toBe('account.number_taken');
  expect(codeOf(await player.add(newNumber()))).toBe('platform.too_many');
});
