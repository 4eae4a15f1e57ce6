import { randomUUID } from 'node:crypto';
import { paisa, paisaOfTaka } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, type TestBearer, type TestPlatform, type TestPlayer } from '@site/platform-testing/test-platform';
import { verifyPhone } from '../deposits/testing';
import { assertLedger, cashOf, grantCredit, playerHeld, readBalance } from '#ledger';
import { ask } from '#safer-play/testing';
import { openSession } from '#access';
import { confirmationOf } from '#access/testing';

export type { TestPlayer };

/** Signs up a player who may withdraw: phone verified, of age, with that many taka. */
export async function signUpReady(platform: TestPlatform, taka = 2000): Promise<TestPlayer> {
  const player = await platform.signUp();
  await makeReady(platform, player);
  const change = paisaOfTaka(taka) - (await cashOf(platform.db, player.playerId));
  if (change) await grantCredit(platform.db, player.playerId, paisa(change), { type: 'test', id: randomUUID() }, platform.clock.now());
  return player;
}

/** Verifies the phone and saves a birthday. */
export async function makeReady(platform: TestPlatform, player: TestBearer) {
  await verifyPhone(platform, player);
  await platform.db.execute(sql`update players set date_of_birth = '1990-05-01' where id = ${player.playerId}`);
}

export const WALLET = 'Padma Wallet';

export const WITHDRAWAL = { account_number: '01712345678', amount: 500, payment_id: 0, provider: WALLET };

/** Sends a withdrawal with the owner's confirmation. */
export const withdraw = async (platform: TestPlatform, player: { token: string }, changes: Record<string, unknown> = {}) =>
  ask(platform, player, 'submit-withdraw', { ...WITHDRAWAL, confirmation: await confirmationOf(platform, player), ...changes });

export const checkWithdraw = (platform: TestPlatform, player: { token: string }) => ask(platform, player, 'userwithdrawcheck');

/** Paisa of the main wallet, and paisa held for withdrawals. */
export async function moneyOf({ db }: TestPlatform, { playerId }: { playerId: number }) {
  return { cash: await cashOf(db, playerId), held: await readBalance(db, playerHeld(playerId).key) };
}

/** Advances the clock and opens a new session, because the old one may have expired. */
export async function comeBackAfter({ db, clock }: TestPlatform, seconds: number, player: TestBearer) {
  clock.advance(seconds);
  player.token = (await openSession(db, clock, player.playerId, { ip: '127.0.0.1', userAgent: '' })).token;
}

/** Opens every connection of the pool, because calls that are sent together run one by one while a connection is opened. */
export const openConnections = ({ db }: TestPlatform) =>
  Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select pg_sleep(0.1)`)));

/** Creates one platform for the tests of a file and a ready player for each of them. After each test the ledger must balance. */
export function forEachReadyPlayer(begin: (ready: { platform: TestPlatform; player: TestPlayer }) => void) {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform();
    await openConnections(platform);
  });
  beforeEach(async () => begin({ platform, player: await signUpReady(platform) }));
  afterEach(() => assertLedger(platform.db));
  afterAll(() => platform.stop());
}
