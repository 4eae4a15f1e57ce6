import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { playerBonus, playerCash, playerHeld, post as writeJournal, system } from '#ledger';
import { findPlayer } from '../accounts/accounts.repository';
import { createTestPlatform, TEST_PASSWORD, type TestPlatform } from '@site/platform-testing/test-platform';

let platform: TestPlatform;
beforeAll(async () => {
  // Half past midnight of the 15th in Dhaka, the 14th still in UTC.
  platform = await createTestPlatform({ now: new Date('2026-06-14T18:30:00Z') });
});
afterAll(() => platform.stop());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const show = (token: string, query = '') => platform.app.inject({ url: `/api/user/show${query}`, headers: bearer(token) });
const save = (token: string, payload: object) =>
  platform.app.inject({ method: 'POST', url: '/api/user/profile/update', headers: bearer(token), payload });

describe('the own record', () => {
  it('ACCESS-087, 088, PLATFORM-020: holds every specified key', async () => {
    const { token, playerId, remoteId, username } = await platform.signUp();
    const player = await findPlayer(platform.db, playerId);
    const answer = await show(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: playerId,
      remote_id: remoteId,
      username,
      name: '',
      phone: player.phone,
      email: player.email,
      currency: 'BDT',
      session_id: '0',
      email_verified_at: null,
      created_at: '2026-06-14T18:30:00.000Z',
      dofb: null,
      referral_code: player.referralCode,
      vip_coin: 0,
      balance: '500.00',
      cash_bonus: '0.00',
      bonus_balance: '0.00',
      last_login: '2026-06-14T18:30:00.000Z',
      last_deposit: null,
      last_withdrawal: null,
      vip: { level: 0, name: 'Normal', style: 'lv0', next: 'Elite I', progress: 0 },
    });
  });

  it('PLATFORM-020: answers ten requests of one second', async () => {
    const { token } = await platform.signUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => show(token)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  });

  it('opens with the own remote_id and with the internal id', async () => {
    const { token, playerId, remoteId } = await platform.signUp();
    for (const id of [remoteId, playerId]) expect((await show(token, `?remote_id=${id}`)).json()).toMatchObject({ id: playerId });
  });

  it('ACCESS-087: is refused under another player’s remote_id', async () => {
    const [own, other] = [await platform.signUp(), await platform.signUp()];
    const answer = await show(own.token, `?remote_id=${other.remoteId}`);
    expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining({ code: 'platform.forbidden' })]);
    expect(answer.body).not.toContain(other.username);
  });

  it('ACCESS-088, C-40: returns session_id 1 as a text once the phone is verified', async () => {
    const { token, playerId } = await platform.signUp();
    await platform.db.execute(
      sql`update players set phone_verified_at = now(), email_verified_at = '2026-06-01T00:00:00Z' where id = ${playerId}`,
    );
    expect((await show(token)).json()).toMatchObject({ session_id: '1', email_verified_at: '2026-06-01T00:00:00.000Z' });
  });

  it('shows the log-in before this one', async () => {
    const { token, username } = await platform.signUp();
    const first = platform.clock.now().toISOString();
    platform.clock.advance(3600);
    const logIn = await platform.app.inject({ method: 'POST', url: '/api/login', payload: { username, password: TEST_PASSWORD } });
    expect((await show(logIn.json<{ token: string }>().token)).json()).toMatchObject({ last_login: first });
    expect((await show(token)).json()).toMatchObject({ last_login: first });
  });

  it('reads bonus money and the last deposit and withdrawal from the books', async () => {
    const { token, playerId } = await platform.signUp();
    const move = (kind: string, account: ReturnType<typeof playerCash>, amount: bigint, at: string) =>
      writeJournal(platform.db, {
        kind,
        idemKey: `${kind}:${playerId}:${at}`,
        ref: { type: kind, id: at },
        postings: [
          { account, amount: paisa(amount) },
          { account: system('CLEARING:Padma Wallet', playerId), amount: paisa(-amount) },
        ],
        at: new Date(at),
      });
    await move('deposit', playerCash(playerId), 100_000n, '2026-06-01T10:00:00Z');
    await move('deposit', playerCash(playerId), 5000n, '2026-06-02T10:00:00Z');
    await move('withdrawal_hold', playerHeld(playerId), 50_000n, '2026-06-02T11:00:00Z');
    await move('withdrawal', playerHeld(playerId), -50_000n, '2026-06-03T10:00:00Z');
    await move('bonus', playerBonus(playerId), 2550n, '2026-06-04T10:00:00Z');
    expect((await show(token)).json()).toMatchObject({
      balance: '1550.00',
      bonus_balance: '25.50',
      last_deposit: '2026-06-02T10:00:00.000Z',
      last_withdrawal: '2026-06-03T10:00:00.000Z',
    });
  });

  it.each([
    [0, 2_500_900n, '2026-06-01', 2500, { level: 0, name: 'Normal', style: 'lv0', next: 'Elite I', progress: 25 }],
    [11, 0n, '2026-06-01', 0, { level: 11, name: 'Expert II', style: 'lv11', next: 'Expert III', progress: 0 }],
    [15, 9_000_000n, '2026-06-01', 9000, { level: 15, name: 'Legend III', style: 'lv15', next: null, progress: 100 }],
    // Earned in April: two months ended below the points that the level requires, and this month has none yet.
    [3, 12_000_000n, '2026-04-01', 12_000, { level: 1, name: 'Elite I', style: 'lv1', next: 'Elite II', progress: 0 }],
  ])('shows VIP level %d with %d milli-VP of %s', async (level, milli, month, points, vip) => {
    const { token, playerId } = await platform.signUp();
    await platform.db.execute(sql`
      insert into vip_account (player_id, level, month, experience_milli, milli_vp) values (${playerId}, ${level}, ${month}, ${milli}, ${milli})`);
    expect((await show(token)).json()).toMatchObject({ vip_coin: points, vip });
  });
});

describe('the birthday', () => {
  it('ACCESS-089, 091, PLATFORM-025: is saved once and for good', async () => {
    const { token, remoteId } = await platform.signUp();
    const first = await save(token, { remote_id: remoteId, dofb: '1990-02-28' });
    expect([first.statusCode, first.json()]).toEqual([200, { dofb: '1990-02-28' }]);
    const second = await save(token, { remote_id: remoteId, dofb: '1991-02-28' });
    expect([second.statusCode, second.json()]).toEqual([409, expect.objectContaining({ code: 'account.birthday_locked' })]);
    expect((await show(token)).json()).toMatchObject({ dofb: '1990-02-28' });
  });

  it('is saved by one of twenty calls at once', async () => {
    const { token } = await platform.signUp();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => save(token, { dofb: `19${70 + at}-01-01` })));
    const saved = answers.filter(({ statusCode }) => statusCode === 200);
    expect(saved).toHaveLength(1);
    expect((await show(token)).json()).toMatchObject(saved[0]?.json<{ dofb: string }>() ?? {});
  });

  it('PLATFORM-025: makes a player of 18 by the calendar of Dhaka, not a day earlier', async () => {
    const { token } = await platform.signUp();
    const tooYoung = await save(token, { dofb: '2008-06-16' });
    expect([tooYoung.statusCode, tooYoung.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'account.under_age', message: 'You must be at least 18 years old.' }),
    ]);
    expect((await save(token, { dofb: '2008-06-15' })).statusCode).toBe(200);
  });

  it.each(['1899-12-31', '2026-06-16', '2999-01-01', '2001-02-29', '2001-13-01', '01/02/2001', '', 20010228, null])(
    'PLATFORM-025: is not %p',
    async (dofb) => {
      const { token } = await platform.signUp();
      const answer = await save(token, { dofb });
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        expect.objectContaining({ code: 'platform.invalid', errors: { dofb: [expect.any(String)] } }),
      ]);
      expect((await show(token)).json()).toMatchObject({ dofb: null });
    },
  );

  it('is not saved for another player', async () => {
    const [own, other] = [await platform.signUp(), await platform.signUp()];
    expect((await save(own.token, { remote_id: other.remoteId, dofb: '1990-01-01' })).statusCode).toBe(403);
    for (const { token } of [own, other]) expect((await show(token)).json()).toMatchObject({ dofb: null });
  });
});
