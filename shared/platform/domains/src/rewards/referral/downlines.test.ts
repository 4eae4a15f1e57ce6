import { randomUUID } from 'node:crypto';
import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { changeSettings } from '#site/testing';
import { ask } from '#safer-play/testing';
import { deviceHash, rememberDevice } from '#access/testing';
import { payDay } from './batch.service';
import { addDeposit, addPlay, signUpActiveBelow, signUpBelow, waitingOf, type TestPlayer } from './testing';

/** The clock of the tests begins at noon of the 15th in Dhaka. */
const YESTERDAY_NOON = new Date('2026-01-14T12:00:00+06:00');
const LAST_MIDNIGHT = new Date('2026-01-15T00:00:00+06:00');

let platform: TestPlatform;
let referrer: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  referrer = await platform.signUp();
});
afterAll(() => platform.stop());

const payYesterday = () => payDay(platform.db, '2026-01-14', platform.clock.now());

describe('an active downline', () => {
  const verified = (player: TestPlayer, at = YESTERDAY_NOON) =>
    platform.db.execute(sql`update players set phone_verified_at = ${at.toISOString()} where id = ${player.playerId}`);

  it('counts a downline that verified its phone, deposited 500 and played 1000 by the end of the day', async () => {
    const downline = await signUpBelow(platform, referrer);
    await verified(downline);
    await addDeposit(platform, downline, 500, YESTERDAY_NOON);
    await addPlay(platform, downline, 1000, YESTERDAY_NOON);
    await payYesterday();
    expect(await waitingOf(platform, referrer)).toBe(100n);
  });

  it.each([
    ['has not verified its phone', { isVerified: false, deposit: 500, played: 1000 }],
    ['has deposited less than 500', { isVerified: true, deposit: 499.99, played: 1000 }],
    ['has played less than 1000 since it joined', { isVerified: true, deposit: 500, played: 999.99 }],
  ])('leaves out a downline that %s', async (_name, { isVerified, deposit, played }) => {
    const downline = await signUpBelow(platform, referrer);
    if (isVerified) await verified(downline);
    await addDeposit(platform, downline, deposit, YESTERDAY_NOON);
    await addPlay(platform, downline, played, YESTERDAY_NOON);
    await payYesterday();
    expect(await waitingOf(platform, referrer)).toBe(0n);
  });

  it('does not count a deposit that failed, or that was approved on a later day', async () => {
    const downline = await signUpBelow(platform, referrer);
    await verified(downline);
    await addDeposit(platform, downline, 500, YESTERDAY_NOON, '2');
    await addDeposit(platform, downline, 500, LAST_MIDNIGHT);
    await addPlay(platform, downline, 1000, YESTERDAY_NOON);
    await payYesterday();
    expect(await waitingOf(platform, referrer)).toBe(0n);
  });

  it('does not count one who verified its phone, or had played enough, only on a later day', async () => {
    const [unverified, idle] = [await signUpBelow(platform, referrer), await signUpBelow(platform, referrer)];
    for (const downline of [unverified, idle]) await addDeposit(platform, downline, 500, YESTERDAY_NOON);
    await verified(unverified, LAST_MIDNIGHT);
    await addPlay(platform, unverified, 1000, YESTERDAY_NOON);
    await verified(idle);
    await addPlay(platform, idle, 999, YESTERDAY_NOON);
    await addPlay(platform, idle, 1000, LAST_MIDNIGHT);
    await payYesterday();
    expect(await waitingOf(platform, referrer)).toBe(0n);
  });

  it('requires the amounts that the operator has set', async () => {
    const downline = await signUpBelow(platform, referrer);
    await verified(downline);
    await addPlay(platform, downline, 200, YESTERDAY_NOON);
    await changeSettings(platform.db, { referral_min_deposits: '0', referral_min_turnover: '200' });
    await payYesterday();
    expect(await waitingOf(platform, referrer)).toBe(20n);
    expect((await ask(platform, referrer, 'referral')).json()).toMatchObject({
      deposit_requirement: '0.00',
      turnover_requirement: '200.00',
    });
    await changeSettings(platform.db, { referral_min_deposits: '500', referral_min_turnover: '1000' });
  });

  it('allows no player as the own referrer, and no two players as referrers of each other', async () => {
    const downline = await signUpBelow(platform, referrer);
    for (const [id, by] of [
      [referrer.playerId, referrer.playerId],
      [referrer.playerId, downline.playerId],
    ] as const)
      await expect(platform.db.execute(sql`update players set referred_by = ${by} where id = ${id}`)).rejects.toMatchObject({
        cause: { constraint: 'players_referrer_came_first' },
      });
  });
});

describe('one person as two', () => {
  const flagsOf = async ({ playerId }: TestPlayer) =>
    (await platform.db.execute(sql`select detail from audit_log where action = 'referral_flagged' and player_id = ${playerId}`)).rows;

  const use = ({ playerId }: TestPlayer, deviceId: string | undefined, userAgent = 'Browser') =>
    rememberDevice(platform.db, playerId, deviceHash({ ip: '127.0.0.1', userAgent, deviceId }), platform.clock.now());

  /** Adds a number that is not verified. */
  const addPhone = ({ playerId }: TestPlayer, phone: string) =>
    platform.db.execute(sql`insert into other_phones (player_id, position, phone, created_at) values (${playerId}, 1, ${phone}, now())`);

  it('does not pay for a downline on the referrer’s device, and audits it once', async () => {
    const downline = await signUpActiveBelow(platform, referrer);
    const device = randomUUID();
    await use(referrer, device);
    await use(downline, device);
    await addPlay(platform, downline, 1000, YESTERDAY_NOON);
    await payYesterday();
    await payYesterday();
    expect(await waitingOf(platform, referrer)).toBe(0n);
    expect(await flagsOf(referrer)).toEqual([{ detail: { downline: downline.playerId, reason: 'device' } }]);
    expect((await ask(platform, referrer, 'referral')).json()).toMatchObject({
      active_downlines: 0,
      depths: [{ players: 1, active: 0 }, {}, {}],
    });
  });

  it('still does not pay for a downline when the shared device is forgotten', async () => {
    const downline = await signUpActiveBelow(platform, referrer);
    const device = randomUUID();
    await use(referrer, device);
    await use(downline, device);
    await addPlay(platform, downline, 1000, YESTERDAY_NOON);
    await payYesterday();
    await platform.db.execute(sql`delete from known_devices where player_id = ${referrer.playerId}`);
    await addPlay(platform, downline, 1000, LAST_MIDNIGHT);
    await payDay(platform.db, '2026-01-15', platform.clock.now());
    expect(await waitingOf(platform, referrer)).toBe(0n);
    expect((await ask(platform, referrer, 'referral')).json()).toMatchObject({ active_downlines: 0 });
  });

  it('pays for a downline with the same browser and another device', async () => {
    const downline = await signUpActiveBelow(platform, referrer);
    for (const player of [referrer, downline]) {
      await use(player, undefined, 'Same browser');
      await platform.db.execute(sql`
        insert into login_history (player_id, at, ip, user_agent) values (${player.playerId}, now(), '127.0.0.1', 'Same browser')`);
    }
    await addPlay(platform, downline, 1000, YESTERDAY_NOON);
    await payYesterday();
    expect(await waitingOf(platform, referrer)).toBe(100n);
  });

  it('does not pay for a downline with a verified number that the referrer has as well', async () => {
    const downline = await signUpActiveBelow(platform, referrer);
    const { rows } = await platform.db.execute<{ phone: string }>(sql`select phone from players where id = ${downline.playerId}`);
    await addPhone(referrer, `88${rows[0]?.phone}`);
    await addPlay(platform, downline, 1000, YESTERDAY_NOON);
    await payYesterday();
    expect(await waitingOf(platform, referrer)).toBe(0n);
    expect(await flagsOf(referrer)).toEqual([{ detail: { downline: downline.playerId, reason: 'phone' } }]);
  });

  it('pays for a downline with the same number when neither has verified it', async () => {
    const downline = await signUpActiveBelow(platform, referrer);
    for (const player of [referrer, downline]) await addPhone(player, '01755555555');
    await addPlay(platform, downline, 1000, YESTERDAY_NOON);
    await payYesterday();
    expect(await waitingOf(platform, referrer)).toBe(100n);
  });
});
